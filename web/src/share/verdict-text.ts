/** Who has done better with a deal, in the reader's language. */
import { t } from "../app/i18n.svelte.ts";
import type { Compared } from "./compare-here.ts";
import { pointsAt, verdict } from "./comparison.ts";

export function verdictText({ mine, theirs, seat, name }: Compared): string {
  const [points, others] = [pointsAt(mine, seat), pointsAt(theirs, seat)];
  return t(`compare-${verdict(mine, theirs, seat)}`, { player: name, points, others });
}

/** My tables at a server: whose turn it is, and which of them wait for me. */
import type { MyTable } from "../../api/messages.ts";
import { t } from "../../app/i18n.svelte.ts";
import { seatName } from "./seat-name.ts";

/** Whose turn it is; empty while no game is on. */
export function turnOf({ seats, seat, to_move }: MyTable): string {
  if (to_move == null) return "";
  return to_move === seat ? t("local-your-turn") : t("local-to-move", { player: seatName(seats, to_move) });
}

/** Those that wait for me, then the others in their order. */
export function myTurnFirst(tables: readonly MyTable[]): MyTable[] {
  const waitsForMe = ({ has_given_up, seat, to_move }: MyTable): number =>
    Number(to_move != null && to_move === seat && !has_given_up);
  return tables.toSorted((one, other) => waitsForMe(other) - waitsForMe(one));
}

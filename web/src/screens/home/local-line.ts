/** What the list of this device's games says about one of them. */
import { t, translate } from "../../app/i18n.svelte.ts";
import type { LocalLine } from "../../local/store.ts";
import { winners } from "../../table/scoring.ts";
import { list } from "../../table/sentences.ts";
import { seatName } from "./seat-name.ts";

/** The line with "You" in place of the name of a person who plays alone. */
export function withYou(line: LocalLine): LocalLine {
  const you = onlyPerson(line);
  if (you === null) return line;
  return { ...line, seats: line.seats.with(you, { name: t("player-you"), bot: false }) };
}

/** Where the game is and whose turn it is, or who has won. */
export function noteOf(line: LocalLine): string {
  if (line.status === "over") return resultOf(line);
  const round = line.status === "playing" ? t("round-name", { round: line.round }) : "";
  const game = line.games > 1 ? t("replay-game", { game: line.game }) : "";
  return [game, round, turnOf(line)].filter(Boolean).join(" · ");
}

function turnOf(line: LocalLine): string {
  const { toMove } = line;
  if (toMove === null) return "";
  return toMove === onlyPerson(line)
    ? t("local-your-turn")
    : t("local-to-move", { player: seatName(line.seats, toMove) });
}

function resultOf(line: LocalLine): string {
  const best = winners(line.totals);
  const prefix = line.games > 1 ? "match-" : "";
  const [first = 0, ...others] = best;
  const count = line.totals[first] ?? 0;
  if (others.length === 0 && first === onlyPerson(line)) return t(`${prefix}win-you`, { count });
  const names = best.map((seat) => seatName(withYou(line).seats, seat));
  if (others.length === 0) return t(`${prefix}win-other`, { player: names[0] ?? "", count });
  return t(`${prefix}win-shared`, { players: list(names, { translate }, "list-and"), count });
}

function onlyPerson({ seats }: LocalLine): number | null {
  const people = seats.flatMap(({ bot }, seat) => (bot ? [] : [seat]));
  return people.length === 1 ? people[0]! : null;
}

/** Who has won, as the title of the end, and what that means for the reader. */
import { t } from "../app/i18n.svelte.ts";
import type { TableGame } from "../table/game.svelte.ts";
import { winners } from "../table/scoring.ts";
import { actorName, list } from "../table/sentences.ts";
import { verdictFor } from "./verdict.ts";

/** A player's name without the level of a bot. */
export function shortName(game: TableGame, seat: number): string {
  return seat === game.reader ? t("player-you") : game.names[seat]!;
}

/** `prefix`: whether these are the points of a game or of the whole match. */
export function headline(game: TableGame, points: readonly number[], prefix: "match-" | ""): string {
  const seats = winners(points);
  const winner = seats[0] ?? 0;
  const count = points[winner] ?? 0;
  if (seats.length > 1) {
    const names = seats.map((seat) => shortName(game, seat));
    return t(`${prefix}win-shared`, { players: list(names, game.sentences, "list-and"), count });
  }
  const isBot = Boolean(game.view.seats[winner]?.stand_in);
  if (winner === game.reader && !isBot) return t(`${prefix}win-you`, { count });
  return t(`${prefix}win-other`, { player: actorName(winner, isBot, game.sentences), count });
}

/** One sentence for the reader; empty for spectators, and where the headline says it all. */
export function personalLine(game: TableGame, points: readonly number[]): string {
  if (game.reader === null || game.view.seats[game.reader]?.stand_in) return "";
  const verdict = verdictFor(game.reader, points);
  if (verdict.kind === "shared") return "";
  const { count } = verdict;
  return verdict.kind === "behind"
    ? t(`end-behind-${verdict.rank}`, { count })
    : t("end-ahead", { player: game.names[verdict.second]!, count });
}

/** The points of several games with real cards. */
import { MAX_GAMES, MAX_PLAYERS } from "../engine/layout.ts";

export interface MatchSheet {
  /** Each player's points, game by game. */
  readonly games: readonly (readonly number[])[];
}

export const EMPTY_SHEET: MatchSheet = { games: [] };

export function isMatchSheet(value: unknown): value is MatchSheet {
  if (typeof value !== "object" || value === null) return false;
  const { games } = value as { games?: unknown };
  return Array.isArray(games) && games.length <= MAX_GAMES && areGames(games);
}

function areGames(games: readonly unknown[]): boolean {
  const [first] = games;
  return games.every(
    (game) =>
      Array.isArray(game) &&
      game.length >= 2 &&
      game.length <= MAX_PLAYERS &&
      game.length === (first as unknown[]).length &&
      game.every((points) => Number.isInteger(points) && Math.abs(points as number) < 1000),
  );
}

/** How many play; null while nobody has. */
export function playersOf({ games }: MatchSheet): number | null {
  return games[0]?.length ?? null;
}

/** Whether a game of this many players fits on the sheet. */
export function hasRoomFor(sheet: MatchSheet, players: number): boolean {
  return sheet.games.length < MAX_GAMES && [null, players].includes(playersOf(sheet));
}

export function withGame(sheet: MatchSheet, points: readonly number[]): MatchSheet {
  return { games: [...sheet.games, points] };
}

export function withoutGame(sheet: MatchSheet, game: number): MatchSheet {
  return { games: sheet.games.filter((_, number) => number !== game) };
}

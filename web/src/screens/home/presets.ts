/** Games that are chosen with one click. */
import type { QuickGame } from "../../app/quick-game.svelte.ts";

export const PRESETS = {
  relaxed: { edition: "golden", players: 4, table: "brown", level: "easy" },
  duel: { edition: "golden", players: 2, table: "violet", level: "medium" },
  classic: { edition: "classic", players: 3, table: "brown", level: "hard" },
  summit: { edition: "golden", players: 4, table: "brown", level: "grandmaster" },
} as const satisfies Readonly<Record<string, QuickGame>>;

export type Preset = keyof typeof PRESETS;

/** The preset that is this game; null if it was put together otherwise. */
export function presetOf(game: QuickGame): Preset | null {
  const isOrdinary = (game.names ?? []).length < 2 && game.games === undefined;
  const found = (Object.keys(PRESETS) as Preset[]).find((preset) => {
    const { edition, players, table, level } = PRESETS[preset];
    return (
      edition === game.edition && players === game.players && table === game.table && level === game.level
    );
  });
  return isOrdinary ? (found ?? null) : null;
}

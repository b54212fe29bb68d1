/**
 * Taking back the last action, alone against bots: the game goes on as another table, whose log ends before that action.
 * It has the same deck, so the same cards come again, and its record says how often something was taken back.
 */
import type { Engine } from "../engine/types.ts";
import type { Addition, StoredTable } from "./store.ts";
import { lineOf } from "./table-line.ts";
import { applied, stateAfter, type Commit, type TableState } from "./table-state.ts";

/** The tag with the number of actions that were taken back. */
export const TAKEBACKS = "takebacks";

/** The table before the last own action of its only person in this game; null if there is none. */
export function beforeLastAction(
  { commits, seeds }: StoredTable,
  { view }: Pick<TableState, "view">,
): StoredTable | null {
  if (view.status !== "playing") return null;
  const seat = view.seats.findIndex(({ person }) => person != null);
  const isOwn = ({ events }: Commit): boolean =>
    events.some((event) => event.type === "played" && event.seat === seat && !event.by_bot);
  const begin = commits.findLastIndex(({ events }) => events.some(({ type }) => type === "started"));
  const end = commits.findLastIndex(isOwn);
  if (end <= begin) return null;
  const counted = seeds.map((seed) =>
    seed.game === view.game ? { ...seed, takebacks: (seed.takebacks ?? 0) + 1 } : seed,
  );
  return { commits: commits.slice(0, end), seeds: counted };
}

/** What a store has to add for a table with this log, in order. */
export function additionsOf(engine: Engine, table: string, { commits, seeds }: StoredTable): Addition[] {
  let state = stateAfter(engine, table, commits.slice(0, 1));
  return commits.map((commit, index) => {
    if (index > 0) state = applied(engine, state, commit);
    return { table, commit, line: lineOf(state, commit.time), seed: seeds[index] ?? null };
  });
}

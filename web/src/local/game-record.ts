/** A game as it was played: `GameRecord` and `Turn` of `coloretto.record`. */
import { parseAction } from "../api/actions.ts";
import type { Opening, Position } from "../engine/types.ts";

/** A card drawn and placed, or a row taken. */
export type RecordTurn =
  | { readonly player: number; readonly drawn: string; readonly placed: number | null }
  | { readonly player: number; readonly taken: number; readonly revealed: string };

export interface GameRecord {
  readonly opening: Opening;
  readonly names: readonly string[];
  readonly turns: readonly RecordTurn[];
  /** Null while the game is not over. */
  readonly scores: readonly number[] | null;
  /** The SHA-256 of the seed, published before the first card. */
  readonly commitment: string | null;
  /** 64 hexadecimal digits; null until it is revealed. */
  readonly seed: string | null;
  /** Empty, or a text for each player. */
  readonly entropy: readonly string[];
  readonly tags: Readonly<Record<string, string>>;
}

/** The tag with the numbers of the turns that a bot has finished for a person. */
export const BOT_MOVES = "bot_moves";

/** The tag with the number of the last turn that was played in another game; the later ones go on from there. */
export const CONTINUED = "continued_after";
/** That number; then whether its card was only drawn in the other game, and placed in this one. */
const LAST_BEFORE = /^(0|[1-9][0-9]{0,3})( drawn)?$/;

/** What everyone saw before the first move. */
export function openingOf({ ruleSet, state }: Position): Opening {
  return { ruleSet, removed: state.removed, startCards: state.hands, startPlayer: state.to_move };
}

/** The turns of a game after one more action, which revealed these cards. */
export function turnsWith(
  turns: readonly RecordTurn[],
  player: number,
  action: string,
  revealed: string,
): readonly RecordTurn[] {
  const parsed = parseAction(action);
  if (parsed?.kind === "draw") return [...turns, { player, drawn: revealed, placed: null }];
  if (parsed?.kind === "take") return [...turns, { player, taken: parsed.row, revealed }];
  const last = turns.at(-1);
  if (parsed === null || last === undefined || !("drawn" in last))
    throw new Error(`${JSON.stringify(action)} does not follow ${JSON.stringify(last)}`);
  return [...turns.slice(0, -1), { ...last, placed: parsed.row }];
}

/** The actions of a turn, each with the cards that it revealed. */
export function actionsOf(turn: RecordTurn): readonly (readonly [action: string, cards: string])[] {
  if ("taken" in turn) return [[`T${turn.taken}`, turn.revealed]];
  const draw = ["D", turn.drawn] as const;
  return turn.placed === null ? [draw] : [draw, [`P${turn.placed}`, ""]];
}

/** The tag of a game that goes on after so many actions of another one. */
export function continuedAfter(turns: readonly RecordTurn[], actions: number): string {
  const before = turns.findIndex((_, index) => decisionsIn(turns.slice(0, index + 1)) > actions);
  const whole = before < 0 ? turns.length : before;
  return decisionsIn(turns.slice(0, whole)) === actions ? String(whole) : `${whole + 1} drawn`;
}

/** `GameRecord.actions_before`: the actions that were played in another game, which this one continues. */
export function actionsBefore({ turns, tags }: GameRecord): number {
  const [, last, drawn] = LAST_BEFORE.exec(tags[CONTINUED] ?? "") ?? [];
  if (last === undefined || Number(last) > turns.length) return 0;
  const all = decisionsIn(turns.slice(0, Number(last)));
  const placed = turns[Number(last) - 1];
  const isPlacedHere = drawn !== undefined && placed !== undefined && actionsOf(placed).length > 1;
  return isPlacedHere ? all - 1 : all;
}

/** How many actions were played. */
export function decisionsIn(turns: readonly RecordTurn[]): number {
  return turns.reduce((count, turn) => count + actionsOf(turn).length, 0);
}

/** What the page and the worker that hosts this device's tables send each other. */
import type { Person, State } from "../api/messages.ts";
import type { components } from "../api/types.ts";
import type { Advice, Effort, Reason } from "../engine/types.ts";
import type { PuzzleGame } from "../puzzles/pack.ts";
import type { TableAdvice } from "./advising.ts";
import type { FixedDeal, Origin } from "./fixed-deal.ts";
import type { LocalOptions, LocalTableMade } from "./local-options.ts";
import type { ReviewProgress } from "./reviewing.ts";
import type { StorageProblem } from "./safe-store.ts";
import type { LocalLine } from "./store.ts";

type Schemas = components["schemas"];

/** What the page can ask for; refusals are as the server's. */
export interface LocalMethods {
  /** Resolves when the engine is loaded. */
  start(): void;
  /** With a fixed deal, the table has one game. */
  open(options: LocalOptions, people: readonly Person[], deal?: FixedDeal): LocalTableMade;
  /** Open a table that plays on from a step of a finished game, given by its record. */
  playOn(
    record: string,
    step: number,
    seats: LocalOptions["seats"],
    people: readonly Person[],
  ): LocalTableMade;
  /** Open a table that plays on from a puzzle. */
  playPuzzle(game: PuzzleGame, seats: LocalOptions["seats"], people: readonly Person[]): LocalTableMade;
  /** Where a table's deal comes from; null if it was shuffled for it. */
  origin(table: string): Origin | null;
  /** `request` is the text that a socket would carry; so is the answer, `done` or `refused`. */
  submit(table: string, person: Person, request: string): string;
  /** The table's messages follow as `TableMessage`s, a snapshot first. */
  subscribe(table: string): void;
  unsubscribe(table: string): void;
  history(table: string): readonly Schemas["Happened"][];
  replay(table: string, game: number): Schemas["Replay"];
  /** The replay of a record from anywhere, in JSON or text. */
  readRecord(text: string): Schemas["Replay"];
  /** Advice for the person to move, who plays alone against bots. */
  advise(table: string): TableAdvice;
  /** Take back the last action of the person who plays alone; returns the id of the table where the game goes on. */
  takeBack(table: string): string;
  /** What every legal action of a position is worth, given by its text, and why the best one is better. */
  analyse(position: string, effort: Effort): Advice;
  /** Why an action of a position is better than another, which does not come to the same. */
  explain(position: string, best: string, other: string): Reason | null;
  /** The position of a text that `Position.text` in Python wrote. */
  readPosition(text: string): PositionView;
  /** Begin to review the game of a record that was verified; ends any other review. Returns its number. */
  beginReview(text: string): number;
  /** Review a few more actions. */
  continueReview(review: number): ReviewProgress;
  /** The SHA-256 of a text, in hexadecimal: pages on plain http cannot compute it themselves. */
  sha256(text: string): string;
  rematch(table: string): LocalTableMade;
  list(): readonly LocalLine[];
  delete(table: string): void;
}

/** A position without its game. */
export interface PositionView {
  readonly rules: string;
  readonly state: State;
  /** Its scoring table's name. */
  readonly scoringTable: string;
  /** Whether the rows are the green ones for two players. */
  readonly hasGreenRows: boolean;
  /** Cards drawn before the last-round card appears, in the whole game. */
  readonly cardsBeforeLastRound: number;
}

export type MethodName = keyof LocalMethods;
export type Result<M extends MethodName> = ReturnType<LocalMethods[M]>;

export interface Call<M extends MethodName = MethodName> {
  readonly call: number;
  readonly method: M;
  readonly args: Parameters<LocalMethods[M]>;
}

export interface WireRefusal {
  readonly code: string;
  readonly sentence: string;
  readonly version?: number | null;
  readonly line?: number | null;
  readonly column?: number | null;
}

export type FromWorker =
  | { readonly call: number; readonly value: unknown }
  | { readonly call: number; readonly refusal: WireRefusal }
  | { readonly table: string; readonly text: string }
  | { readonly problem: StorageProblem };

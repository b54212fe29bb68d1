/** What has happened, as lines that can be said in any language. */
import type { Happened, Played, TableEvent } from "../api/messages.ts";
import type { MessageId } from "../app/i18n.svelte.ts";
import { kindsOf, type Kind } from "../cards/kinds.ts";

/** Messages with a form for the reader (`-you`) and one for others (`-other`). */
type PersonalId = {
  [Id in MessageId]: Id extends `${infer Stem}-you`
    ? `${Stem}-other` extends MessageId
      ? Stem
      : never
    : never;
}[MessageId];

interface LineArguments {
  readonly seats?: readonly number[];
  readonly card?: Kind;
  readonly cards?: readonly Kind[];
  readonly row?: number;
  readonly round?: number;
  readonly game?: number;
  readonly person?: string;
  readonly text?: string;
  /** A name that is no longer used. */
  readonly before?: string;
  /** Whether a bot did it in place of the person at the seat. */
  readonly isByStandIn?: boolean;
}

/** A message of the catalogue with its arguments; with `who`, the form depends on who reads it. */
export type Line = LineArguments &
  (
    | { readonly id: PersonalId | `log-stands-in-${string}`; readonly who: number }
    | { readonly id: MessageId; readonly who?: never }
  );

export interface LogEntry {
  readonly key: string;
  /** The version of the table that it belongs to. */
  readonly version: number;
  readonly line: Line;
  readonly tone: "move" | "round" | "loud" | "quiet" | "chat";
}

/** What the log needs to know about the table besides its events. */
export interface LogContext {
  readonly rows: number;
  readonly removed: readonly Kind[];
  /** The number of the current game: only its removed colours are known. */
  readonly game: number;
  /** The seats that belong to bots. */
  readonly bots: readonly number[];
}

/** The table as far as the log follows it: enough to name the cards of a row that is taken. */
interface LogState {
  rows: Kind[][];
  drawn: Kind | null;
  round: number;
  isNewRound: boolean;
}

type Lines = Pick<LogEntry, "line" | "tone">[];

export function logOf(history: readonly Happened[], context: LogContext): LogEntry[] {
  const state = initialState(context);
  return history.flatMap(({ version, events }) =>
    events
      .flatMap((event) => linesOf(event, state, context))
      .map((line, index) => ({ ...line, version, key: `${version}.${index}` })),
  );
}

/** The cards of every row in the order they were placed, which a state does not tell. */
export function rowsInPlacingOrder(
  history: readonly Happened[],
  context: LogContext,
): readonly (readonly Kind[])[] {
  const state = initialState(context);
  for (const { events } of history) for (const event of events) linesOf(event, state, context);
  return state.rows;
}

function initialState({ rows }: LogContext): LogState {
  return {
    rows: Array.from({ length: rows }, () => []),
    drawn: null,
    round: 1,
    isNewRound: true,
  };
}

/** The lines of an event; the state is changed as the event says. */
function linesOf(event: TableEvent, state: LogState, context: LogContext): Lines {
  switch (event.type) {
    case "started":
      Object.assign(state, initialState(context));
      return gameBegins(event.game, context);
    case "played":
      return [
        ...roundBegins(event.seat, state),
        ...played(event, state).map((line) => signed(line, isByStandIn(event, context))),
      ];
    case "game_over":
      return [loud({ id: "log-game-over", game: event.game })];
    case "bot_stands_in":
      return [quiet({ id: `log-stands-in-${event.reason}`, who: event.seat })];
    case "returned":
      return [quiet({ id: "log-returns", who: event.seat })];
    case "renamed":
      return event.before === event.person.name // another avatar, or a deleted identity, whose name nobody learns
        ? []
        : [quiet({ id: "log-renamed", person: event.person.name, before: event.before })];
    case "silenced":
      return [
        quiet({ id: event.is_silenced === false ? "log-unsilenced" : "log-silenced", seats: [event.seat] }),
      ];
    case "rematch_opened":
      return [quiet({ id: "log-rematch" })];
    case "said":
      return [{ tone: "chat", line: { id: "table-said", person: event.person.name, text: event.text } }];
    default:
      return [];
  }
}

function isByStandIn(event: Played, { bots }: LogContext): boolean {
  return (event.by_bot ?? false) && !bots.includes(event.seat);
}

/** A line about a player says so if a bot did it. */
function signed({ line, tone }: Lines[number], isByStandIn: boolean): Lines[number] {
  return { tone, line: isByStandIn && line.who !== undefined ? { ...line, isByStandIn } : line };
}

function loud(line: Line): Lines[number] {
  return { tone: "loud", line };
}

function quiet(line: Line): Lines[number] {
  return { tone: "quiet", line };
}

function move(line: Line): Lines[number] {
  return { tone: "move", line };
}

function gameBegins(game: number, context: LogContext): Lines {
  const begins = loud({ id: "log-game-begins", game });
  const isKnown = game === context.game && context.removed.length > 0;
  return isKnown ? [begins, quiet({ id: "log-removed", cards: context.removed })] : [begins];
}

function roundBegins(seat: number, state: LogState): Lines {
  if (!state.isNewRound) return [];
  state.isNewRound = false;
  return [{ tone: "round", line: { id: "log-round-begins", who: seat, round: state.round } }];
}

function played({ action, seat, ...event }: Played, state: LogState): Lines {
  const cards = kindsOf(event.cards ?? "");
  const lastRound = event.last_round_card ? [loud({ id: "log-last-round" })] : [];
  switch (action.kind) {
    case "draw":
      state.drawn = cards[0] ?? null;
      return [...lastRound, ...cards.map((card) => move({ id: "log-draws", who: seat, card }))];
    case "place":
      return place(seat, action.row, state);
    case "take":
      return [
        ...take(seat, action.row, state),
        ...lastRound,
        ...cards.map((card) => move({ id: "log-bonus", who: seat, card })),
        ...(event.ends_round ? roundEnds(state) : []),
      ];
  }
}

function place(seat: number, row: number, state: LogState): Lines {
  const card = state.drawn;
  if (card === null) return [];
  state.rows[row]?.push(card);
  state.drawn = null;
  return [move({ id: "log-places", who: seat, card, row: row + 1 })];
}

function take(seat: number, row: number, state: LogState): Lines {
  const cards = state.rows[row] ?? [];
  state.rows[row] = [];
  return [move({ id: "log-takes", who: seat, row: row + 1, cards })];
}

function roundEnds(state: LogState): Lines {
  const left = state.rows.flat();
  Object.assign(state, { rows: state.rows.map(() => []), round: state.round + 1, isNewRound: true });
  return left.length > 0 ? [quiet({ id: "log-discarded", cards: left })] : [];
}

/** A drawn card and where it went in one line, as soon as it is placed; mine stays in two. */
export function condensed(entries: readonly LogEntry[], me: number | null): LogEntry[] {
  return entries.flatMap((entry, index) => {
    if (isDrawAndPlace(entry, entries[index + 1])) return [];
    return isDrawAndPlace(entries[index - 1], entry) && isOfOther(entry, me)
      ? [drawsAndPlaces(entry)]
      : [entry];
  });
}

function isOfOther({ line }: LogEntry, me: number | null): boolean {
  return line.who !== me || line.isByStandIn === true;
}

function drawsAndPlaces(entry: LogEntry): LogEntry {
  const { who = 0, ...rest } = entry.line;
  return { ...entry, line: { ...rest, id: "log-draws-and-places-other", seats: [who] } };
}

function isDrawAndPlace(one: LogEntry | undefined, next: LogEntry | undefined): boolean {
  if (one?.line.id !== "log-draws" || next?.line.id !== "log-places") return false;
  return next.line.who === one.line.who && next.line.isByStandIn === one.line.isByStandIn;
}

/** The last action of the current game, which is highlighted. */
export function lastMove(history: readonly Happened[]): Played | null {
  for (const { events } of history.toReversed()) {
    const event = events.findLast((each) => each.type === "played" || each.type === "started");
    if (event) return event.type === "played" ? event : null;
  }
  return null;
}

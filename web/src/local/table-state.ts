/** A table of this device: the fold of its events, as `Table` of `coloretto.server.table.state`. */
import { decodeHappened } from "../api/decode.ts";
import { after as viewAfter, endsTurnOfStandIn } from "../api/fold.ts";
import type { EventOf, Happened, SeatView, TableEvent, TableView, WireEvent } from "../api/messages.ts";
import { actionText } from "../api/actions.ts";
import type { components } from "../api/types.ts";
import { hasGreenRows } from "../engine/rule-sets.ts";
import type { Engine, Position, RuleSet } from "../engine/types.ts";
import { BOT_MOVES, openingOf, turnsWith, type GameRecord } from "./game-record.ts";

type Schemas = components["schemas"];

/** The events of one version, as they are stored. */
export interface Commit {
  readonly version: number;
  /** In seconds since 1970. */
  readonly time: number;
  readonly events: readonly WireEvent[];
}

/** What clients do not see of a seat. */
interface HiddenSeat {
  /** For the next game's deck; used once. */
  readonly entropy: string;
  /** The stand-in took over during the person's turn and has not moved yet. */
  readonly owesMove: boolean;
}

export interface TableState {
  readonly version: number;
  /** As clients see it, without the turn. */
  readonly view: TableView;
  readonly ruleSet: RuleSet;
  readonly hidden: readonly HiddenSeat[];
  readonly position: Position | null;
  /** Of the latest game so far; null before the first one. */
  readonly record: GameRecord | null;
  /** When the player to move got the turn, or when the last game ended. */
  readonly turnStarted: number;
  readonly startsWhenFull: boolean;
}

const NO_HIDDEN: HiddenSeat = { entropy: "", owesMove: false };

/** The table after its commits, which begin with its opening. */
export function stateAfter(engine: Engine, id: string, commits: readonly Commit[]): TableState {
  const [first, ...others] = commits;
  const opened = first?.events[0];
  if (first === undefined || opened?.type !== "opened") throw new Error(`table ${id} was never opened`);
  return others.reduce(
    (state, commit) => applied(engine, state, commit),
    openedTable(engine, id, first.time, opened),
  );
}

function openedTable(engine: Engine, id: string, time: number, opened: Schemas["Opened"]): TableState {
  const ruleSet = engine.ruleSet(opened.options.rules ?? "");
  const kinds = opened.options.seats ?? [];
  const levels = Array.from({ length: ruleSet.players }, (_, seat) => kinds[seat] ?? OPEN);
  const view: TableView = {
    id,
    status: "waiting",
    options: opened.options,
    host: opened.host,
    seats: levels.map((level) => (level === OPEN ? {} : { level })),
    game: 0,
    commitment: opened.commitment,
    games: [],
    totals: engine.matchTotals(ruleSet.players, []).totals,
    deck_size: deckSize(engine, ruleSet),
    reserve: ruleSet.reserve,
    scoring_table: ruleSet.table,
    green_rows: hasGreenRows(ruleSet),
  };
  return {
    version: 1,
    view,
    ruleSet,
    hidden: levels.map(() => NO_HIDDEN),
    position: null,
    record: null,
    turnStarted: time,
    startsWhenFull: (opened.starts_when_full ?? false) || opened.match_of != null,
  };
}

/** A seat without a player. */
export const OPEN = "open";

function deckSize(engine: Engine, ruleSet: RuleSet): number {
  return engine.deal(ruleSet, new Uint8Array(32), []).deck.length; // every deck has as many cards
}

/** The table after another commit; the table before is not changed. */
export function applied(engine: Engine, state: TableState, commit: Commit): TableState {
  const message = decodeHappened({ type: "happened", ...commit });
  return message.events.reduce((before, event) => afterEvent(engine, before, event, message), {
    ...state,
    version: commit.version,
  });
}

function afterEvent(engine: Engine, state: TableState, event: TableEvent, message: Happened): TableState {
  const view = viewAfter(state.view, { ...message, events: [event], turn: null });
  return { ...state, ...changes(engine, state, event, message.time), view };
}

/** What an event changes beside the view. */
function changes(engine: Engine, state: TableState, event: TableEvent, time: number): Partial<TableState> {
  switch (event.type) {
    case "sat":
      return withHidden(state, event.seat, { entropy: event.entropy ?? "", owesMove: false });
    case "stood":
      return withHidden(state, event.seat, NO_HIDDEN);
    case "contributed":
      return withHidden(state, event.seat, { entropy: event.entropy });
    case "ready":
      return event.entropy ? withHidden(state, event.seat, { entropy: event.entropy }) : {};
    case "started":
      return started(engine, state, event, time);
    case "played":
      return played(state, event, time);
    case "bot_stands_in":
      return standsIn(state, event.seat, time);
    case "returned":
      return toMove(state) === event.seat || isSolo(state) ? { turnStarted: time } : {};
    case "renamed":
      return renamed(state, event.person);
    case "game_over":
      return {
        turnStarted: time,
        record: { ...recordOf(state), scores: event.scores, seed: event.seed || null },
      };
    default:
      return {};
  }
}

function withHidden(state: TableState, seat: number, changed: Partial<HiddenSeat>): Partial<TableState> {
  return { hidden: state.hidden.map((each, number) => (number === seat ? { ...each, ...changed } : each)) };
}

function started(
  engine: Engine,
  state: TableState,
  event: EventOf<"started">,
  time: number,
): Partial<TableState> {
  const position = engine.position(event.position);
  const record: GameRecord = {
    opening: openingOf(position),
    names: event.names,
    turns: [],
    scores: null,
    commitment: state.view.commitment || null,
    seed: null,
    entropy: event.entropy,
    tags: {},
  };
  const hidden = state.hidden.map((each) => ({ ...each, entropy: "" }));
  return { position, record, hidden, turnStarted: time };
}

function played(state: TableState, event: EventOf<"played">, time: number): Partial<TableState> {
  const record = recordOf(state);
  const action = actionText(event.action);
  const cards = event.cards ?? "";
  const turns = turnsWith(record.turns, event.seat, action, cards);
  const isStandIn = endsTurnOfStandIn(event, state.view.seats[event.seat]);
  const tags = isStandIn
    ? { [BOT_MOVES]: `${record.tags[BOT_MOVES] ?? ""} ${turns.length}`.trim() }
    : record.tags;
  return {
    ...withHidden(state, event.seat, { owesMove: false }),
    position: state.position!.after(action, cards),
    record: { ...record, turns, tags },
    turnStarted: time,
  };
}

function standsIn(state: TableState, seat: number, time: number): Partial<TableState> {
  const isTurn = toMove(state) === seat;
  return { ...withHidden(state, seat, { owesMove: isTurn }), ...(isTurn ? { turnStarted: time } : {}) };
}

function renamed(state: TableState, person: Schemas["Person"]): Partial<TableState> {
  const seat = seatOf(state, person.id);
  if (seat === null || state.record === null) return {};
  return { record: { ...state.record, names: state.record.names.with(seat, person.name) } };
}

function recordOf(state: TableState): GameRecord {
  if (state.record === null) throw new Error(`table ${state.view.id}: no game has started`);
  return state.record;
}

/** The seat to move; null unless a game is played. */
export function toMove({ view, position }: TableState): number | null {
  return view.status === "playing" ? (position?.toMove ?? null) : null;
}

/** The person's seat. */
export function seatOf({ view }: TableState, person: string): number | null {
  const seat = view.seats.findIndex((each) => each.person?.id === person);
  return seat < 0 ? null : seat;
}

export function isPlayedByBot(seat: SeatView): boolean {
  return seat.level != null || Boolean(seat.stand_in);
}

export function isOpen(seat: SeatView): boolean {
  return seat.level == null && seat.person == null;
}

/** Whether only one person plays. */
function isSolo({ view }: TableState): boolean {
  return view.seats.filter((seat) => seat.person != null && !seat.stand_in).length === 1;
}

/** Whether nobody needs a pause between two games. */
export function isEveryoneReady({ view }: TableState): boolean {
  return view.seats.every((seat) => isPlayedByBot(seat) || seat.is_ready);
}

/** The current game as the server sends it; null before the first one. Nobody's time runs out here. */
export function turnOf({ position, turnStarted }: TableState): Schemas["Turn"] | null {
  if (position === null) return null;
  const { text, state, legal, isOver, sheets } = position;
  return { position: text, state, legal, began: turnStarted, ...(isOver ? { sheets } : {}) };
}

export function happenedMessage(state: TableState, commit: Commit): Schemas["Happened"] {
  return { type: "happened", ...commit, turn: turnOf(state) };
}

export function snapshotMessage(state: TableState, time: number): Schemas["Snapshot"] {
  return { type: "snapshot", version: state.version, time, table: { ...state.view, turn: turnOf(state) } };
}

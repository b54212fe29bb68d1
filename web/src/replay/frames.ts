/** The frames of a recorded game: rounds, what happened at each step, and the points. */
import { isSameAction } from "../api/actions.ts";
import type { TableUpdate } from "../table/source.ts";
import type { EventOf, Frame, Happened, Played, Replay, SeatView, TableView } from "../api/messages.ts";
import { kindsOf, type Kind } from "../cards/kinds.ts";
import { logOf, type LogEntry } from "../table/log.ts";
import type { Translate } from "../table/sentences.ts";

/** The frames with the cards of each row in the order they were placed: a state sorts them. */
export function withPlacingOrder(frames: readonly Frame[]): Frame[] {
  let rows: readonly (string | null)[] = [];
  return frames.map((frame, step) => {
    const drawn = frames[step - 1]?.state.drawn ?? "";
    rows = frame.state.rows.map((cards, row) => {
      const placed = (rows[row] ?? "") + (isPlacedOn(frame, row) ? drawn : "");
      return cards !== null && placed.length === cards.length ? placed : cards;
    });
    return { ...frame, state: { ...frame.state, rows } };
  });
}

function isPlacedOn(frame: Frame, row: number): boolean {
  return isSameAction(frame.action, { kind: "place", row });
}

/** A round, and the step at which it begins. */
export interface Round {
  readonly round: number;
  readonly step: number;
}

export function roundsOf(frames: readonly Frame[]): Round[] {
  return frames.flatMap(({ state }, step) =>
    state.round !== frames[step - 1]?.state.round ? [{ round: state.round, step }] : [],
  );
}

/** The step at which the last-round card has appeared; null if the record ends before that. */
export function lastRoundStep(frames: readonly Frame[]): number | null {
  const step = frames.findIndex(({ state }) => state.last_round);
  return step < 0 ? null : step;
}

/** Where the previous or next round begins; else the start or end of the game. */
export function roundFrom(rounds: readonly Round[], step: number, by: 1 | -1, last: number): number {
  if (by < 0) return rounds.findLast((each) => each.step < step)?.step ?? 0;
  return rounds.find((each) => each.step > step)?.step ?? last;
}

/** The game as a table's history: version `n` is what led to step `n`. */
export function historyOf(replay: Replay, game: number): Happened[] {
  return replay.frames.map((frame, step) => ({
    type: "happened",
    version: step,
    time: 0,
    events: step === 0 ? [startedEvent(replay, game)] : eventsOf(replay, frame, step),
  }));
}

/** The tag of a record with the numbers of the moves that a bot made for a player, see docs/formats.md. */
const BOT_MOVES = "bot_moves";

function eventsOf({ frames, tags }: Replay, frame: Frame, step: number): Played[] {
  const by_bot = (tags[BOT_MOVES] ?? "").split(" ").includes(String(frame.move));
  return playedEvents(frames[step - 1]!, frame).map((event) => ({ ...event, by_bot }));
}

function startedEvent({ names, frames }: Replay, game: number): EventOf<"started"> {
  return { type: "started", game, names, entropy: [], position: frames[0]?.position ?? "" };
}

/** What the server sends about an action, which frames tell by their states. */
function playedEvents(before: Frame, { player, action, cards, state }: Frame): Played[] {
  if (action === null) return [];
  const last_round_card = state.last_round && !before.state.last_round;
  const ends_round = state.round !== before.state.round || state.to_move < 0;
  return [{ type: "played", seat: player, action, cards, last_round_card, ends_round }];
}

export function logOfReplay(replay: Replay, game: number): LogEntry[] {
  const state = replay.frames[0]!.state;
  return logOf(historyOf(replay, game), {
    rows: state.rows.length,
    removed: kindsOf(state.removed),
    game,
    bots: [],
  });
}

/** The step that an entry of the log belongs to. */
export function stepOf(entry: LogEntry): number {
  return entry.version;
}

/** The update of a table between two frames, for the animation. */
export function updateBetween(before: Frame, after: Frame): TableUpdate {
  const events = playedEvents(before, after);
  const message: Happened = { type: "happened", version: after.move, time: 0, events };
  return { message, before: viewOf(before), after: viewOf(after), wasMissed: false };
}

function viewOf({ position, state }: Frame): TableView {
  return {
    id: "",
    host: { id: "", name: "" },
    options: {},
    seats: [],
    status: "playing",
    game: 1,
    games: [],
    totals: [],
    commitment: "",
    turn: { position, state, legal: [] },
  };
}

/** The index of the card that was placed at this step, if it is on this row. */
export function lastPlace(frame: Frame, row: number): number | null {
  return isPlacedOn(frame, row) ? (frame.state.rows[row]?.length ?? 0) - 1 : null;
}

/** The kinds that a player received at this step. */
export function newKinds(before: Frame | undefined, frame: Frame, seat: number): Kind[] {
  if (frame.player !== seat || frame.action?.kind !== "take") return [];
  return kindsOf((before?.state.rows[frame.action.row] ?? "") + frame.cards);
}

/** The seats of a record, which calls a bot by its level. */
export function seatsOf(names: readonly string[], isLevel: (name: string) => boolean): SeatView[] {
  return names.map((name, seat) =>
    isLevel(name) ? { level: name } : { person: { id: String(seat), name: name.trim() } },
  );
}

/** The seat of a person: by the name, or as the only person in a game of this device; null if neither tells. */
export function readerOf(
  seats: readonly SeatView[],
  name: string | undefined,
  isLocal: boolean,
): number | null {
  const people = seats.flatMap(({ person }, seat) => (person == null ? [] : [{ seat, name: person.name }]));
  const named = people.find((each) => each.name === name);
  if (named) return named.seat;
  return isLocal && people.length === 1 ? people[0]!.seat : null;
}

/** For sentences about others in which the reader occurs by name: they are told that it is theirs. */
export function namesWithReader(
  names: readonly string[],
  reader: number | null,
  translate: Translate,
): string[] {
  return names.map((player, seat) => (seat === reader ? translate("replay-reader", { player }) : player));
}

/** Who plays on: a person at one seat, bots at the others, those of the record at their levels. */
export function seatsToPlayOn(
  names: readonly string[],
  seat: number,
  isLevel: (name: string) => boolean,
  level: string,
): string[] {
  return names.map((name, number) => {
    if (number === seat) return "open";
    return isLevel(name) ? name : level;
  });
}

/** Everybody's points at the end of each round. */
export function pointsByRound(frames: readonly Frame[]): { round: number; scores: readonly number[] }[] {
  const rounds = roundsOf(frames);
  return rounds.map(({ round }, index) => {
    const end = rounds[index + 1]?.step ?? frames.length - 1;
    return { round, scores: frames[end]!.state.scores };
  });
}

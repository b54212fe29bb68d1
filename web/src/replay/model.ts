/** A recorded game to walk through: its steps and rounds, what happened at each, the course of the points. */
import type { EventOf, Frame, Happened, Replay, SeatView, TableView } from "../api/messages.ts";
import type { News } from "../api/live-table.svelte.ts";
import { kindsOf, type Kind } from "../cards/kinds.ts";
import { logOf, type Entry } from "../table/log.ts";

/** The frames with the cards of each row in the order of laying: a state sorts them. */
export function laid(frames: readonly Frame[]): Frame[] {
  let rows: readonly (string | null)[] = [];
  return frames.map((frame, step) => {
    const drawn = frames[step - 1]?.state.drawn ?? "";
    rows = frame.state.rows.map((cards, row) => {
      const known = (rows[row] ?? "") + (frame.action === `P${row}` ? drawn : "");
      return cards !== null && known.length === cards.length ? known : cards;
    });
    return { ...frame, state: { ...frame.state, rows } };
  });
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

/** The step at which the last-round card has turned up; null in a game that ended before. */
export function lastRoundStep(frames: readonly Frame[]): number | null {
  const step = frames.findIndex(({ state }) => state.last_round);
  return step < 0 ? null : step;
}

/** Where the round before or after begins; the ends of the game where there is none. */
export function roundFrom(rounds: readonly Round[], step: number, by: 1 | -1, last: number): number {
  if (by < 0) return rounds.findLast((each) => each.step < step)?.step ?? 0;
  return rounds.find((each) => each.step > step)?.step ?? last;
}

/** Everything that happened as a log is made of: version `n` is what led to step `n`. */
export function historyOf(replay: Replay, game: number): Happened[] {
  return replay.frames.map((frame, step) => ({
    type: "happened",
    version: step,
    time: 0,
    events: step === 0 ? [started(replay, game)] : [played(frame)],
  }));
}

function started({ names, frames }: Replay, game: number): EventOf<"started"> {
  return { type: "started", game, names, entropy: [], position: frames[0]?.position ?? "" };
}

export function played(frame: Frame): EventOf<"played"> {
  return { type: "played", seat: frame.player, action: frame.action, cards: frame.cards };
}

export function entriesOf(replay: Replay, game: number): Entry[] {
  const state = replay.frames[0]!.state;
  return logOf(historyOf(replay, game), {
    players: state.players,
    rows: state.rows.length,
    cardsBeforeLastRound: state.cards_until_last_round,
    removed: kindsOf(state.removed),
    game,
  });
}

/** The step that an entry of the log tells of. */
export function stepOf(entry: Entry): number {
  return Number(entry.key.split(".")[0]);
}

/** One frame after another, as a table tells it: for whoever moves cards. */
export function newsOf(before: Frame, after: Frame, isOld = false): News {
  const message: Happened = { type: "happened", version: after.move, time: 0, events: [played(after)] };
  return { message, before: viewOf(before), after: viewOf(after), isOld };
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

/** The place on a row where the card of this step came to lie. */
export function lastPlace(frame: Frame, row: number): number | null {
  return frame.action === `P${row}` ? (frame.state.rows[row]?.length ?? 0) - 1 : null;
}

/** The kinds that a player got at this step. */
export function freshOf(before: Frame | undefined, frame: Frame, seat: number): Kind[] {
  if (frame.player !== seat || !frame.action.startsWith("T")) return [];
  return kindsOf((before?.state.rows[Number(frame.action.slice(1))] ?? "") + frame.cards);
}

/** Who sat there: a record calls a bot by its level. */
export function seatsOf(names: readonly string[], isLevel: (name: string) => boolean): SeatView[] {
  return names.map((name, seat) =>
    isLevel(name) ? { level: name } : { person: { id: String(seat), name: name.trim() } },
  );
}

/** Everybody's points at the end of each round. */
export function pointsByRound(frames: readonly Frame[]): { round: number; scores: readonly number[] }[] {
  const rounds = roundsOf(frames);
  return rounds.map(({ round }, index) => {
    const end = rounds[index + 1]?.step ?? frames.length - 1;
    return { round, scores: frames[end]!.state.scores };
  });
}

/** Moves cards over the board: the board on the screen lags behind the real one while they are in the air. */
import { tick } from "svelte";
import type { TableUpdate } from "./source.ts";
import type { Played, State } from "../api/messages.ts";
import { animationDuration } from "../app/settings.svelte.ts";
import type { CardFace } from "../cards/kinds.ts";
import { boardOf, type Board } from "./board.ts";
import { flightsOf, landed, lifted, placeName, takerOf, type Flight, type FlightGroup } from "./flights.ts";
import { scoresBetween } from "./scoring.ts";
import { tongueBetween, type Tongue } from "./tongue.ts";

/** A card in the air, in pixels of the window. */
export interface FlyingCard {
  readonly key: number;
  readonly card: CardFace;
  readonly from: DOMRect;
  readonly to: DOMRect;
  readonly duration: number;
  readonly delay: number;
  /** Whether it turns from its back to its face on the way. */
  readonly isTurned: boolean;
}

/** An action, with the board before and after it. */
interface Move {
  readonly played: Played;
  readonly before: Board;
  readonly after: Board;
}

/** The board of a state at a version of the table. */
export type BoardAt = (state: State, version: number) => Board;

/** With more moves waiting, the animation skips to the end. */
const MAX_QUEUED = 6;
/** The delay between two cards of a group, as a share of a flight. */
const STAGGER = 0.18;
/** How long an announced card stays face up, in flights. */
const HOLD = 3;
/** How long a step of a changing score is seen, in flights. */
const TICK = 0.13;

export class CardAnimation {
  /** What to show instead of the table's own board; null when nothing moves. */
  board: Board | null = $state.raw(null);
  flying: readonly FlyingCard[] = $state.raw([]);
  /** Of the player who takes a row. */
  tongue: Tongue | null = $state.raw(null);
  /** Where a dragged card was dropped: it flies on from there. */
  dropped: DOMRect | null = null;

  #queue: Move[] = [];
  /** Identifies the current run; another value means that the run was skipped. */
  #run: object | null = null;
  #keys = 0;

  /** Animate an update after those before it. */
  show(
    { message, before, after, wasMissed }: TableUpdate,
    boardAt: BoardAt = (state) => boardOf(state),
  ): void {
    if (wasMissed || animationDuration() === 0 || document.hidden) {
      this.#skip();
      return;
    }
    const played = message.events.find((event) => event.type === "played");
    if (!played || !before.turn || !after.turn) return;
    this.#add({
      played,
      before: boardAt(before.turn.state, message.version - 1),
      after: boardAt(after.turn.state, message.version),
    });
  }

  #add(move: Move): void {
    this.#queue.push(move);
    if (this.#queue.length > MAX_QUEUED) {
      this.#skip();
      return;
    }
    this.board ??= move.before;
    if (this.#run === null) void this.#playAll((this.#run = {}));
  }

  #skip(): void {
    this.#run = null;
    this.#queue = [];
    this.flying = [];
    this.tongue = null;
    this.board = null;
    this.dropped = null;
  }

  async #playAll(run: object): Promise<void> {
    for (let move = this.#queue.shift(); move; move = this.#queue.shift()) {
      await this.#play(move, run);
      if (this.#run !== run) return;
    }
    this.#run = null;
    this.board = null;
  }

  async #play({ played, before, after }: Move, run: object): Promise<void> {
    let board = before;
    for (const group of flightsOf(played, before)) {
      await this.#fly(board, group);
      if (this.#run !== run) return;
      this.board = board = landed(lifted(board, group), group);
      if (isAnnounced(group, played)) await pause(animationDuration() * HOLD);
      if (this.#run !== run) return;
    }
    await this.#countUp(board, after, run);
    if (this.#run !== run) return;
    this.board = after;
    await tick();
  }

  /** Let the scores run to what they are now. */
  async #countUp(before: Board, after: Board, run: object): Promise<void> {
    for (const scores of scoresBetween(before.scores, after.scores)) {
      if (this.#run !== run || this.#queue.length > 0) return;
      this.board = { ...after, scores };
      await pause(animationDuration() * TICK);
    }
  }

  async #fly(board: Board, group: FlightGroup): Promise<void> {
    const duration = this.#queue.length > 1 ? animationDuration() / 2 : animationDuration();
    const tongue = this.dropped === null ? tongueOf(group, duration) : null;
    const flying = group.flatMap((flight, index) =>
      this.#flyingCard(flight, duration, (tongue?.strike ?? 0) + index * duration * STAGGER),
    );
    this.dropped = null;
    this.tongue = tongue;
    this.board = lifted(board, group);
    this.flying = flying;
    await pause(Math.max(0, ...flying.map((card) => card.duration + card.delay)));
    if (this.flying === flying) this.flying = [];
    if (this.tongue === tongue) this.tongue = null;
  }

  #flyingCard({ card, from, to }: Flight, duration: number, delay: number): FlyingCard[] {
    const start = this.dropped ?? rectOf(placeName(from));
    const end = rectOf(placeName(to));
    if (!start || !end) return [];
    return [{ key: ++this.#keys, card, from: start, to: end, duration, delay, isTurned: from.at === "deck" }];
  }
}

function tongueOf(group: FlightGroup, duration: number): Tongue | null {
  const seat = takerOf(group);
  if (seat === null) return null;
  const face = document.querySelector(`[data-seat="${seat}"] [data-face]`);
  return tongueBetween(face?.getBoundingClientRect() ?? null, rectOf(placeName(group[0]!.from)), duration);
}

/** The last-round card and the golden joker's extra card stay face up for a while. */
function isAnnounced([flight]: FlightGroup, { action }: Played): boolean {
  return flight?.to.at === "drawn" && (flight.card === "L" || action.kind === "take");
}

function rectOf(place: string): DOMRect | null {
  return document.querySelector(`[data-place="${place}"]`)?.getBoundingClientRect() ?? null;
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/** What positions are worth, and what a game's moves changed: `coloretto.analysis`, by the same compiled functions. */
import { actionNumber, actionsOf, kindsOf } from "./cards.ts";
import {
  ACTION_TEXTS,
  EFFORTS,
  EQUAL,
  MAX_PLAYERS,
  MAX_ROW_CARDS,
  REASON_NAMES,
  RECORDS,
  SCORE_UNIT,
  SCORE_WEIGHT,
  SEAT_VALUES,
  SIZES,
  VALUED_STATES,
  type Exports,
} from "./layout.ts";
import { labelOf, levelsLike, luckLabelOf } from "./labels.ts";
import type { Memory } from "./memory.ts";
import { own, type EnginePosition } from "./position.ts";
import { Valuer } from "./valuer.ts";
import type {
  ActionAnalysis,
  Advice,
  Decision,
  Effort,
  Position,
  Reason,
  Review,
  Reviewer,
  RuleSet,
  SeatReview,
  Shares,
} from "./types.ts";

const { MOVE, REASON, TOTALS } = RECORDS;
const DOUBLE = 8;

export class Analysis {
  readonly #exports: Exports;
  readonly #memory: Memory;
  /** The address of the network for a rule set. */
  readonly #networkFor: (ruleSet: RuleSet) => number;
  #buffers: Buffers | undefined;

  constructor(exports: Exports, memory: Memory, networkFor: (ruleSet: RuleSet) => number) {
    this.#exports = exports;
    this.#memory = memory;
    this.#networkFor = networkFor;
  }

  /** Every legal action, the best one first. */
  analyse(position: EnginePosition, effort: Effort): readonly ActionAnalysis[] {
    const { states, valuer, move } = this.#prepare(position.ruleSet, effort);
    this.#memory.bytes(states, SIZES.STATE).set(position.bytes);
    this.#exports.value_actions(states, valuer, move);
    const player = position.toMove ?? 0;
    const actions = position.legal.map((action) => {
      const number = actionNumber(action);
      const values = this.#valuesAfter(move, number);
      const exact = ((this.#mask(move + MOVE.exact) >> number) & 1) === 1;
      return { action, ...seatsOf(values, position.ruleSet.players), worth: worthTo(player, values), exact };
    });
    return actions.sort((one, other) => other.worth - one.worth);
  }

  /** As `analyse`, with the best action that is worth less, and the reason. */
  advise(position: EnginePosition, effort: Effort): Advice {
    const actions = this.analyse(position, effort);
    const [best, ...others] = actions as [ActionAnalysis, ...ActionAnalysis[]];
    const distinct = this.#exports.distinct_actions(this.#stateAt(position.bytes));
    const worse = others.find(
      ({ action, worth }) => ((distinct >> actionNumber(action)) & 1) === 1 && worth < best.worth - EQUAL,
    );
    if (worse === undefined) return { actions, other: null, reason: null };
    return { actions, other: worse.action, reason: this.explain(position.bytes, best.action, worse.action) };
  }

  /** Why an action is better than another that does not come to the same: `reason_for` of `coloretto.analysis`. */
  explain(state: Uint8Array, best: string, other: string): Reason | null {
    const states = this.#stateAt(state);
    const { rng, reason: address } = this.#buffersFor(0);
    this.#exports.explain(states, actionNumber(best), actionNumber(other), rng, address);
    const number = (field: keyof typeof REASON): number =>
      this.#memory.signed(address + REASON[field], 1)[0]!;
    const wide = (field: keyof typeof REASON): number => this.#memory.shorts(address + REASON[field], 1)[0]!;
    const orNull = (value: number): number | null => (value < 0 ? null : value);
    const kind = REASON_NAMES[number("kind")]!;
    if (kind === "none") return null;
    return {
      kind,
      row: orNull(number("row")),
      other_row: orNull(number("other_row")),
      seat: orNull(number("seat")),
      times: number("times"),
      other_times: number("other_times"),
      points: wide("points"),
      other_points: wide("other_points"),
      cards: wide("cards"),
      left: wide("left"),
      colours: number("colours"),
      other_colours: number("other_colours"),
    };
  }

  review(first: EnginePosition, effort: Effort): Reviewer {
    return new EngineReviewer(this, first.ruleSet, effort, this.begin(first, effort));
  }

  /** A review that begins with a position. */
  begin(first: EnginePosition, effort: Effort): Snapshot {
    const { states, valuer, totals } = this.#prepare(first.ruleSet, effort);
    this.#memory.bytes(states, SIZES.STATE).set(first.bytes);
    this.#memory.bytes(totals, SIZES.TOTALS).fill(0);
    this.#exports.begin_review(states, valuer, totals);
    return this.#snapshot(states, totals);
  }

  /** One more action of a review, which goes on from a snapshot. */
  step(ruleSet: RuleSet, effort: Effort, from: Snapshot, action: string, cards: string): ReviewedAction {
    const { states, valuer, move, totals, cards: revealed } = this.#prepare(ruleSet, effort);
    this.#memory.bytes(states, SIZES.STATE).set(from.state);
    this.#memory.bytes(totals, SIZES.TOTALS).set(from.totals);
    this.#memory.signed(revealed, cards.length).set(kindsOf(cards));
    this.#exports.review_action(states, actionNumber(action), revealed, cards.length, valuer, move, totals);
    const bytes = this.#memory.signed(move, SIZES.MOVE);
    return {
      before: from,
      after: this.#snapshot(states, totals),
      player: bytes[MOVE.player]!,
      isForced: bytes[MOVE.is_forced] !== 0,
      best: ACTION_TEXTS[bytes[MOVE.best]!]!,
      isExact: this.#mask(move + MOVE.exact) === this.#mask(move + MOVE.legal),
      values: actionsOf(this.#mask(move + MOVE.legal)).map((each) => [
        each,
        seatsOf(this.#valuesAfter(move, actionNumber(each)), ruleSet.players).shares,
      ]),
      luck: Array.from(cards, (_, index) => {
        const luck = this.#memory.doubles(move + MOVE.luck + index * SEAT_VALUES * DOUBLE, SEAT_VALUES);
        return seatsOf(luck, ruleSet.players).shares;
      }),
    };
  }

  #snapshot(states: number, totals: number): Snapshot {
    return {
      state: this.#memory.bytes(states, SIZES.STATE).slice(),
      totals: this.#memory.bytes(totals, SIZES.TOTALS).slice(),
    };
  }

  /** A bit for each action. */
  #mask(address: number): number {
    return this.#memory.shorts(address, 1)[0]!;
  }

  #valuesAfter(move: number, action: number): Float64Array {
    return this.#memory.doubles(move + MOVE.values + action * SEAT_VALUES * DOUBLE, SEAT_VALUES);
  }

  #prepare(ruleSet: RuleSet, effort: Effort): Buffers & { readonly valuer: number } {
    const expansions = typeof effort === "number" ? effort : EFFORTS[effort];
    const buffers = this.#buffersFor(expansions);
    buffers.valuing.prepare(expansions, this.#networkFor(ruleSet));
    return { ...buffers, valuer: buffers.valuing.address };
  }

  #buffersFor(expansions: number): Buffers {
    if (this.#buffers === undefined || this.#buffers.valuing.expansions < expansions)
      this.#buffers = allocateBuffers(this.#memory, expansions);
    return this.#buffers;
  }

  /** The address of the states, of which the first is this one. */
  #stateAt(state: Uint8Array): number {
    const { states } = this.#buffersFor(0);
    this.#memory.bytes(states, SIZES.STATE).set(state);
    return states;
  }
}

/** Addresses; allocated when something is analysed for the first time, or with more effort than before. */
interface Buffers {
  readonly valuing: Valuer;
  readonly states: number;
  readonly move: number;
  readonly totals: number;
  readonly cards: number;
  readonly rng: number;
  readonly reason: number;
}

function allocateBuffers(memory: Memory, expansions: number): Buffers {
  return {
    valuing: new Valuer(memory, expansions),
    states: memory.allocate(VALUED_STATES * SIZES.STATE),
    move: memory.allocate(SIZES.MOVE),
    totals: memory.allocate(SIZES.TOTALS),
    cards: memory.allocate(MAX_ROW_CARDS),
    rng: memory.allocate(SIZES.RNG),
    reason: memory.allocate(SIZES.REASON),
  };
}

/** A state and the sums up to it. */
interface Snapshot {
  readonly state: Uint8Array;
  readonly totals: Uint8Array;
}

interface ReviewedAction {
  readonly before: Snapshot;
  readonly after: Snapshot;
  readonly player: number;
  readonly isForced: boolean;
  readonly isExact: boolean;
  readonly best: string;
  readonly values: readonly (readonly [action: string, shares: Shares])[];
  /** Of each revealed card. */
  readonly luck: readonly Shares[];
}

class EngineReviewer implements Reviewer {
  readonly #analysis: Analysis;
  readonly #ruleSet: RuleSet;
  readonly #effort: Effort;
  readonly #decisions: Decision[] = [];
  readonly #reveals: Review["reveals"][number][] = [];
  readonly #shares: Shares[];
  #snapshot: Snapshot;
  #firstMove = 0;

  constructor(analysis: Analysis, ruleSet: RuleSet, effort: Effort, first: Snapshot) {
    this.#analysis = analysis;
    this.#ruleSet = ruleSet;
    this.#effort = effort;
    this.#snapshot = first;
    this.#shares = [this.#total("now")];
  }

  add(action: string, cards: string): void {
    const move = this.#shares.length - 1;
    const done = this.#analysis.step(this.#ruleSet, this.#effort, this.#snapshot, action, cards);
    this.#snapshot = done.after;
    this.#shares.push(this.#total("now"));
    if (!done.isForced) this.#decisions.push(this.#decision(move, action, done));
    for (const [index, luck] of done.luck.entries())
      this.#reveals.push({ move, card: cards[index]!, luck, labels: luck.map(luckLabelOf) });
  }

  skipTo(next: Position): void {
    this.#snapshot = this.#analysis.begin(own(next), this.#effort);
    this.#shares.push(this.#total("now"));
    this.#firstMove++;
  }

  #decision(move: number, action: string, done: ReviewedAction): Decision {
    const { player, best, isExact: exact } = done;
    const values = Object.fromEntries(done.values);
    const loss = Math.max(0, values[best]![player]! - values[action]![player]!);
    const label = labelOf(loss);
    const reason = label === "good" ? null : this.#analysis.explain(done.before.state, best, action);
    return { move, seat: player, action, best, loss, label, values, exact, reason };
  }

  get review(): Review {
    const seats = Array.from({ length: this.#ruleSet.players }, (_, seat) => this.#seat(seat));
    return {
      first_move: this.#firstMove,
      seats,
      decisions: this.#decisions,
      reveals: this.#reveals,
      shares: this.#shares,
    };
  }

  #seat(seat: number): SeatReview {
    const of = (name: keyof typeof TOTALS): number => this.#total(name)[seat]!;
    const decisions = this.#decisions.filter((decision) => decision.seat === seat).length;
    return {
      initial: of("initial"),
      final: of("now"),
      luck: of("luck"),
      errors: of("errors"),
      gifts: of("gifts"),
      correction: of("correction"),
      loss: of("loss"),
      luck_adjusted: of("now") - of("luck"),
      decisions,
      played_like: levelsLike(this.#ruleSet, of("loss"), decisions),
    };
  }

  #total(name: keyof typeof TOTALS): Shares {
    const { buffer, byteOffset } = this.#snapshot.totals;
    const values = new Float64Array(buffer, byteOffset + TOTALS[name], SEAT_VALUES);
    return seatsOf(values, this.#ruleSet.players).shares;
  }
}

function seatsOf(values: Float64Array, players: number): { shares: Shares; scores: readonly number[] } {
  return {
    shares: Array.from(values.subarray(0, players)),
    scores: Array.from(values.subarray(MAX_PLAYERS, MAX_PLAYERS + players), (tens) => tens * SCORE_UNIT),
  };
}

/** As `worth_to` of `coloretto.bots.endgames`. */
function worthTo(player: number, values: Float64Array): number {
  return values[player]! + SCORE_WEIGHT * values[MAX_PLAYERS + player]!;
}

/** The host of this device's tables: what a server is for its own. It runs in a worker; see `worker.ts`. */
import type { Person, WireEvent } from "../api/messages.ts";
import { Refusal } from "../api/refusal.ts";
import type { components } from "../api/types.ts";
import type { PuzzleGame } from "../puzzles/pack.ts";
import { adviseAt, checkIsAlone, type TableAdvice } from "./advising.ts";
import type { Continuation, FixedDeal, Origin } from "./fixed-deal.ts";
import type { GameRecord } from "./game-record.ts";
import { fromHex, toHex } from "./hex.ts";
import {
  levelsOf,
  PACE,
  placesOf,
  tableOptions,
  type LocalOptions,
  type LocalTableMade,
} from "./local-options.ts";
import { OpenTable, SEED_BYTES, type LocalMessage } from "./open-table.ts";
import { puzzleRecord } from "./puzzle-record.ts";
import { recordOfText } from "./read-record.ts";
import { stepsOf, type Step } from "./record-steps.ts";
import { writeRecord } from "./record-text.ts";
import { shuffled } from "./shuffled.ts";
import type { LocalLine, StoredSeed } from "./store.ts";
import type { Surroundings } from "./surroundings.ts";
import { lineOf } from "./table-line.ts";
import { additionsOf } from "./taking-back.ts";
import { OPEN, type Commit } from "./table-state.ts";

type Schemas = components["schemas"];

export class LocalHost {
  readonly #around: Surroundings;
  readonly #tables = new Map<string, Promise<OpenTable>>();

  constructor(around: Surroundings) {
    this.#around = around;
  }

  /** Open a table; the match starts when all people have sat down. With a fixed deal, it has one game. */
  async open(
    options: LocalOptions,
    people: readonly Person[],
    { matchOf, deal }: { matchOf?: string; deal?: FixedDeal | undefined } = {},
  ): Promise<LocalTableMade> {
    const { engine, now, store } = this.#around;
    const host = people[0];
    if (host === undefined) throw new Refusal("bad_options", "a table needs a person");
    const ruleSet = engine.ruleSet(options.rules);
    const all = tableOptions(deal === undefined ? options : { ...options, games: 1 }, ruleSet);
    for (const level of levelsOf(all)) await this.#around.prepare(level, ruleSet);
    const first = this.#firstSeed(deal);
    const opened: WireEvent = {
      type: "opened",
      options: all,
      host,
      commitment: deal === undefined ? engine.sha256(fromHex(first.seed)) : "",
      ...(matchOf === undefined ? { starts_when_full: true } : { match_of: matchOf }),
    };
    const id = toHex(this.#around.randomBytes(8));
    const commit: Commit = { version: 1, time: now(), events: [opened] };
    const table = new OpenTable(this.#around, id, { commits: [commit], seeds: [first] });
    await store.add({ table: id, commit, line: lineOf(table.state, commit.time), seed: first });
    this.#tables.set(id, Promise.resolve(table));
    return { id, commitment: opened.commitment, people: placesOf(all.seats ?? [], people) };
  }

  #firstSeed(deal: FixedDeal | undefined): StoredSeed {
    if (deal === undefined) return { game: 1, seed: toHex(this.#around.randomBytes(SEED_BYTES)) };
    const { seed, ...fixed } = deal;
    return { game: 1, seed, fixed };
  }

  /** Play on from a step of a finished game, its remaining cards in a new order; `seats` as in `LocalOptions`. */
  async playOn(
    text: string,
    step: number,
    seats: readonly string[],
    people: readonly Person[],
  ): Promise<LocalTableMade> {
    const { engine } = this.#around;
    const record = recordOfText(engine, text);
    const at = stepsOf(engine, record)[step];
    if (record.scores === null || at === undefined || at.position.isOver)
      throw new Refusal("wrong_moment", `no finished game goes on after step ${step}`);
    return this.#continue(at, { kind: "continued", record: text, step }, seats, people);
  }

  /** Play on from a puzzle in the same way. */
  async playPuzzle(
    game: PuzzleGame,
    seats: readonly string[],
    people: readonly Person[],
  ): Promise<LocalTableMade> {
    const { engine } = this.#around;
    const names = seats.map((kind) => (kind === OPEN ? people[0]!.name : kind));
    const record = puzzleRecord(engine, game, names);
    const steps = stepsOf(engine, record);
    const [step, at] = [steps.length - 1, steps.at(-1)!];
    const text = writeRecord(engine, record);
    return this.#continue(at, { kind: "continued", record: text, step }, seats, people);
  }

  #continue(
    { position }: Step,
    origin: Continuation,
    seats: readonly string[],
    people: readonly Person[],
  ): Promise<LocalTableMade> {
    const { randomBytes } = this.#around;
    const cards = Object.entries(position.state.deck).map(([card, count]) => card.repeat(count));
    const deal: FixedDeal = {
      seed: toHex(randomBytes(SEED_BYTES)),
      entropy: [],
      deck: shuffled(cards.join(""), randomBytes),
      origin,
    };
    return this.open({ rules: position.ruleSet.text, seats }, people, { deal });
  }

  /** Where the deal of a table comes from; null if it was shuffled for it. */
  async origin(table: string): Promise<Origin | null> {
    return (await this.#table(table)).origin;
  }

  /** Advice for the person to move, who plays alone against bots. */
  async advise(table: string): Promise<TableAdvice> {
    return adviseAt(await this.#table(table), this.#around);
  }

  /** Take back the last action of the person who plays alone; returns the id of the table where the game goes on. */
  async takeBack(table: string): Promise<string> {
    const { engine, store, randomBytes } = this.#around;
    const open = await this.#table(table);
    checkIsAlone(open);
    const stored = open.beforeLastAction;
    if (stored === null) throw new Refusal("wrong_moment", "there is nothing to take back");
    const id = toHex(randomBytes(8));
    for (const addition of additionsOf(engine, id, stored)) await store.add(addition);
    await this.delete(table);
    return id;
  }

  /** Carry out a command of a person; returns the version that it made. */
  async submit(table: string, person: Person, request: Schemas["Request"]): Promise<number> {
    return (await this.#table(table)).submit(person, request);
  }

  /** Send the table now, and everything that happens from now on; returns how to stop. */
  async subscribe(table: string, subscriber: (message: LocalMessage) => void): Promise<() => void> {
    return (await this.#table(table)).subscribe(subscriber);
  }

  /** All versions of a table, without turns. */
  async history(table: string): Promise<Schemas["Happened"][]> {
    return (await this.#table(table)).commits.map((commit) => ({ type: "happened", ...commit }));
  }

  /** The record of a game, counted from 1, and the number of finished games. */
  async record(table: string, game: number): Promise<{ record: GameRecord; games: number }> {
    const open = await this.#table(table);
    return { record: open.record(game), games: open.state.view.games.length };
  }

  /** The same players once more; asking again leads to the same table. */
  async rematch(table: string): Promise<LocalTableMade> {
    const open = await this.#table(table);
    const { view } = open.state;
    if (view.status !== "over") throw new Refusal("wrong_moment", `not while the table is ${view.status}`);
    if (view.rematch != null && (await this.#around.store.load(view.rematch)) !== null)
      return { id: view.rematch, commitment: "", people: [] };
    const { rules, games, pace } = view.options;
    const seats = view.seats.map((seat) => seat.level ?? OPEN);
    const wish = { rules: rules ?? "", seats, games: games ?? 1, pace: pace ?? PACE };
    const people = view.seats.flatMap((seat) => seat.person ?? []);
    const made = await this.open(wish, people, { matchOf: table });
    await open.add({ type: "rematch_opened", table: made.id });
    return made;
  }

  list(): Promise<LocalLine[]> {
    return this.#around.store.list();
  }

  async delete(table: string): Promise<void> {
    await this.#around.store.delete(table);
    await this.#forget(table);
    this.#around.announce(table, 0);
  }

  /** Another tab has made a version of a table, or has deleted it. */
  async onAnnounced(table: string, version: number): Promise<void> {
    if (version === 0) await this.#forget(table);
    else await (await this.#tables.get(table))?.catchUpTo(version);
  }

  async #forget(table: string): Promise<void> {
    (await this.#tables.get(table))?.close();
    this.#tables.delete(table);
  }

  #table(id: string): Promise<OpenTable> {
    const found = this.#tables.get(id) ?? this.#load(id);
    this.#tables.set(id, found);
    found.catch(() => this.#tables.delete(id));
    return found;
  }

  async #load(id: string): Promise<OpenTable> {
    const stored = await this.#around.store.load(id);
    if (stored === null) throw new Refusal("no_table", `there is no table ${id} on this device`);
    return new OpenTable(this.#around, id, stored);
  }
}

/** A table of this device in memory: commands in, messages out, and bots that move while someone watches. */
import type { Command, Person, WireEvent } from "../api/messages.ts";
import { Refusal } from "../api/refusal.ts";
import type { components } from "../api/types.ts";
import type { Deal } from "../engine/types.ts";
import { decide } from "./decide.ts";
import type { Origin } from "./fixed-deal.ts";
import { CONTINUED, continuedAfter, decisionsIn, type GameRecord } from "./game-record.ts";
import { botLevel, play, startGame, type Secrets } from "./games.ts";
import { fromHex, toHex } from "./hex.ts";
import { PACE } from "./local-options.ts";
import type { StoredTable } from "./store.ts";
import type { Surroundings } from "./surroundings.ts";
import { lineOf } from "./table-line.ts";
import { beforeLastAction, TAKEBACKS } from "./taking-back.ts";
import {
  applied,
  happenedMessage,
  isEveryoneReady,
  isPlayedByBot,
  snapshotMessage,
  stateAfter,
  toMove,
  type Commit,
  type TableState,
} from "./table-state.ts";

type Schemas = components["schemas"];
export type LocalMessage = Schemas["Snapshot"] | Schemas["Happened"];
type Decide = (secrets: Secrets) => readonly WireEvent[];

export const SEED_BYTES = 32;
/** Milliseconds until a bot tries again to load what it needs. */
const RETRY = 3_000;

export class OpenTable {
  readonly #around: Surroundings;
  #state: TableState;
  #commits: StoredTable["commits"];
  #seeds: StoredTable["seeds"];
  readonly #subscribers = new Set<(message: LocalMessage) => void>();
  #cancelTimer = (): void => undefined;
  /** Settles when everything that was asked before is done: one thing happens at a time. */
  #queue: Promise<unknown> = Promise.resolve();

  constructor(around: Surroundings, id: string, { commits, seeds }: StoredTable) {
    this.#around = around;
    this.#state = stateAfter(around.engine, id, commits);
    this.#commits = commits;
    this.#seeds = seeds;
  }

  get state(): TableState {
    return this.#state;
  }

  /** Where the deal comes from; null if it was shuffled for this table. */
  get origin(): Origin | null {
    return this.#seeds[0]?.fixed?.origin ?? null;
  }

  get commits(): readonly Commit[] {
    return this.#commits;
  }

  /** Carry out a command of a person; returns the version that it made. */
  submit(person: Person, { command, version }: Schemas["Request"]): Promise<number> {
    return this.#exclusively(async () => {
      if ((version ?? 0) > this.#state.version) await this.#catchUp();
      do checkVersion(this.#state, version);
      while (!(await this.#act((secrets) => this.#decide(command, person, secrets))));
      return this.#state.version;
    });
  }

  #decide(command: Command, person: Person, secrets: Secrets): readonly WireEvent[] {
    return decide(command, person, { engine: this.#around.engine, table: this.#state, secrets });
  }

  /** Send the table now, and everything that happens from now on; returns how to stop. */
  subscribe(subscriber: (message: LocalMessage) => void): Promise<() => void> {
    return this.#exclusively(async () => {
      await this.#catchUp();
      subscriber(snapshotMessage(this.#state, this.#around.now()));
      this.#subscribers.add(subscriber);
      this.#schedule();
      return () => {
        this.#subscribers.delete(subscriber);
        this.#schedule();
      };
    });
  }

  /** The record of a game, counted from 1. */
  record(game: number): GameRecord {
    const { id } = this.#state.view;
    const isLater = ({ events }: Commit): boolean =>
      events.some((event) => event.type === "started" && event.game > game);
    const end = this.#commits.findIndex(isLater);
    const commits = end < 0 ? this.#commits : this.#commits.slice(0, end);
    const then = stateAfter(this.#around.engine, id, commits);
    if (then.record === null || then.view.game !== game)
      throw new Refusal("no_game", `table ${id} has no game ${game}`);
    return this.#tagged(then.record, game);
  }

  /** With the tags of a game that goes on from another one, or in which moves were taken back. */
  #tagged(record: GameRecord, game: number): GameRecord {
    const { origin } = this;
    const takebacks = this.#seeds.find((seed) => seed.game === game)?.takebacks;
    const tags = { ...record.tags };
    if (origin?.kind === "continued") tags[CONTINUED] = continuedAfter(record.turns, origin.step);
    if (takebacks !== undefined) tags[TAKEBACKS] = String(takebacks);
    return { ...record, tags };
  }

  /** The log of this table before the last own action of its only person; null if there is none to take back. */
  get beforeLastAction(): StoredTable | null {
    return beforeLastAction({ commits: this.#commits, seeds: this.#seeds }, this.#state);
  }

  /** Commit an event that no command causes, unless another tab was faster. */
  add(event: WireEvent): Promise<boolean> {
    return this.#exclusively(() => this.#act(() => [event]));
  }

  /** Another tab has made this version. */
  async catchUpTo(version: number): Promise<void> {
    if (version > this.#state.version) await this.#exclusively(() => this.#catchUp());
  }

  close(): void {
    this.#cancelTimer();
    this.#subscribers.clear();
  }

  #exclusively<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#queue.then(work);
    this.#queue = done.catch(() => undefined);
    return done;
  }

  // One at a time, from here on.

  /** Commit what is decided; false if another tab was faster: then this one has caught up. */
  async #act(decideOn: Decide): Promise<boolean> {
    const drawn: Uint8Array[] = [];
    const newSeed = (): Uint8Array => {
      const seed = this.#around.randomBytes(SEED_BYTES);
      drawn.push(seed);
      return seed;
    };
    const events = decideOn({ ...this.#secrets(), newSeed });
    return events.length === 0 || this.#commit(events, drawn.at(-1) ?? null);
  }

  #secrets(): Omit<Secrets, "newSeed"> {
    const { seed = "", fixed } = this.#seeds.at(-1) ?? {};
    const fixedEntropy = fixed?.entropy ?? null;
    const continuation = fixed?.origin.kind === "continued" ? fixed.origin : null;
    return { seed, fixedEntropy, continuation, deal: this.#deal(seed, fixed?.deck) };
  }

  /** Of the current game; null while there is none. */
  #deal(seed: string, deck: string | undefined): Deal | null {
    const { view, record, ruleSet } = this.#state;
    if (view.status !== "playing" || record === null) return null;
    if (deck !== undefined) return { opening: record.opening, deck };
    return this.#around.engine.deal(ruleSet, fromHex(seed), record.entropy);
  }

  /** Store events, apply them, and send them: nothing is shown before it is stored. */
  async #commit(events: readonly WireEvent[], seed: Uint8Array | null): Promise<boolean> {
    const { engine, store, now, announce } = this.#around;
    const time = Math.max(now(), this.#commits.at(-1)?.time ?? 0);
    const commit: Commit = { version: this.#state.version + 1, time, events };
    const after = applied(engine, this.#state, commit);
    const next = seed === null ? null : { game: after.view.game + 1, seed: toHex(seed) };
    const table = after.view.id;
    if (!(await store.add({ table, commit, line: lineOf(after, time), seed: next }))) {
      await this.#catchUp();
      return false;
    }
    if (next !== null) this.#seeds = [...this.#seeds, next];
    this.#advance(after, commit);
    announce(table, commit.version);
    return true;
  }

  async #catchUp(): Promise<void> {
    const { view, version } = this.#state;
    const stored = await this.#around.store.load(view.id, version);
    if (stored === null) throw new Refusal("no_table", `table ${view.id} was deleted`);
    this.#seeds = stored.seeds;
    for (const commit of stored.commits)
      this.#advance(applied(this.#around.engine, this.#state, commit), commit);
  }

  #advance(after: TableState, commit: Commit): void {
    this.#state = after;
    this.#commits = [...this.#commits, commit];
    for (const subscriber of this.#subscribers) subscriber(happenedMessage(after, commit));
    this.#schedule();
  }

  /** Bots move while someone watches; else they wait. */
  #schedule(): void {
    this.#cancelTimer();
    this.#cancelTimer = () => undefined;
    if (this.#subscribers.size === 0) return;
    const { view, turnStarted } = this.#state;
    if (botToMove(this.#state) !== null) {
      const wait = turnStarted + (view.options.pace ?? PACE) / 1000 - this.#around.now();
      this.#later(Math.max(0, wait * 1000), () => this.#letBotMove());
    } else if (this.#isNextDue()) this.#later(0, () => this.#startNext());
  }

  #later(milliseconds: number, call: () => Promise<unknown>): void {
    this.#cancelTimer = this.#around.later(milliseconds, () => void call());
  }

  /** A bot moves, unless another tab or a person was faster. */
  async #letBotMove(): Promise<void> {
    const seat = botToMove(this.#state);
    if (seat === null) return;
    try {
      await this.#around.prepare(botLevel(this.#state, seat), this.#state.ruleSet);
    } catch {
      this.#later(RETRY, () => this.#letBotMove());
      return;
    }
    await this.#exclusively(() => this.#act((secrets) => this.#botMove(secrets)));
  }

  #botMove(secrets: Secrets): readonly WireEvent[] {
    const { engine } = this.#around;
    const { position, record } = this.#state;
    const seat = botToMove(this.#state);
    if (seat === null || position === null) return [];
    const seed = engine.botSeed(fromHex(secrets.seed), decisionsIn(record?.turns ?? []), seat);
    const action = engine.choose(botLevel(this.#state, seat), position, seed);
    return play(engine, this.#state, secrets, action, true);
  }

  #isNextDue(): boolean {
    return this.#state.view.status === "between" && isEveryoneReady(this.#state);
  }

  #startNext(): Promise<boolean> {
    return this.#exclusively(() =>
      this.#act((secrets) => (this.#isNextDue() ? startGame(this.#around.engine, this.#state, secrets) : [])),
    );
  }
}

/** The seat to move, if a bot plays it. */
function botToMove(state: TableState): number | null {
  const seat = toMove(state);
  return seat !== null && isPlayedByBot(state.view.seats[seat]!) ? seat : null;
}

function checkVersion({ version }: TableState, seen: number | null | undefined): void {
  if (seen != null && seen !== version)
    throw new Refusal("stale", `the table is at version ${version}, not ${seen}`, { version });
}

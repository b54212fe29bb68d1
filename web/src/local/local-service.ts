/** Answers the page's calls in the worker. */
import type { Person } from "../api/messages.ts";
import { Refusal } from "../api/refusal.ts";
import type { components } from "../api/types.ts";
import { dealtPosition } from "../engine/dealt-position.ts";
import { hasGreenRows } from "../engine/rule-sets.ts";
import type { Engine, Position, RuleSet } from "../engine/types.ts";
import type { LocalHost } from "./local-host.ts";
import type { Call, FromWorker, LocalMethods, PositionView, WireRefusal } from "./protocol.ts";
import { recordOfText, replayOfText } from "./read-record.ts";
import { replayOf } from "./replaying.ts";
import { GameReview, REVIEWER, type ReviewProgress } from "./reviewing.ts";

export interface Ready {
  readonly engine: Engine;
  readonly host: LocalHost;
  /** As in `Surroundings`. */
  readonly prepare: (level: string, ruleSet: RuleSet) => Promise<void>;
}

type Methods = {
  [M in keyof LocalMethods]: (...args: Parameters<LocalMethods[M]>) => Promise<ReturnType<LocalMethods[M]>>;
};

export class LocalService {
  readonly #ready: Promise<Ready>;
  readonly #post: (message: FromWorker) => void;
  readonly #subscriptions = new Map<string, Promise<() => void>>();
  #review: GameReview | null = null;
  #reviews = 0;

  /** `ready` rejects if the engine cannot run here. */
  constructor(ready: Promise<Ready>, post: (message: FromWorker) => void) {
    this.#ready = ready.catch((error: unknown) => {
      throw new Refusal("no_engine", String(error));
    });
    this.#ready.catch(() => undefined); // each call reports it
    this.#post = post;
  }

  async handle({ call, method, args }: Call): Promise<void> {
    try {
      const answer = this.#methods[method] as (...args: unknown[]) => Promise<unknown>;
      this.#post({ call, value: await answer(...args) });
    } catch (error) {
      this.#post({ call, refusal: wireRefusal(error) });
    }
  }

  readonly #methods: Methods = {
    start: async () => {
      await this.#ready;
    },
    open: async (options, people, deal) => (await this.#ready).host.open(options, people, { deal }),
    playOn: async (...args) => (await this.#ready).host.playOn(...args),
    playPuzzle: async (...args) => (await this.#ready).host.playPuzzle(...args),
    origin: async (table) => (await this.#ready).host.origin(table),
    submit: async (table, person, request) => JSON.stringify(await this.#submit(table, person, request)),
    subscribe: (table) => this.#subscribe(table),
    unsubscribe: (table) => this.#unsubscribe(table),
    history: async (table) => (await this.#ready).host.history(table),
    replay: async (table, game) => {
      const { engine, host } = await this.#ready;
      const { record, games } = await host.record(table, game);
      return replayOf(engine, record, games);
    },
    readRecord: async (text) => replayOfText((await this.#ready).engine, text),
    advise: async (table) => (await this.#ready).host.advise(table),
    takeBack: async (table) => (await this.#ready).host.takeBack(table),
    analyse: async (text, effort) => {
      const { engine, prepare } = await this.#ready;
      const position = engine.position(text);
      await prepare(REVIEWER, position.ruleSet);
      return engine.advise(position, effort);
    },
    explain: async (text, best, other) => {
      const { engine } = await this.#ready;
      return engine.explain(engine.position(text), best, other);
    },
    readPosition: async (text) => {
      const { engine } = await this.#ready;
      return positionView(engine, engine.position(text));
    },
    beginReview: (text) => this.#beginReview(text),
    // eslint-disable-next-line @typescript-eslint/require-await -- what it throws is for the caller
    continueReview: async (review) => this.#continueReview(review),
    sha256: async (text) => (await this.#ready).engine.sha256(new TextEncoder().encode(text)),
    rematch: async (table) => (await this.#ready).host.rematch(table),
    list: async () => (await this.#ready).host.list(),
    delete: async (table) => (await this.#ready).host.delete(table),
  };

  async #submit(
    table: string,
    person: Person,
    text: string,
  ): Promise<components["schemas"]["Done"] | components["schemas"]["Refused"]> {
    const request = JSON.parse(text) as components["schemas"]["Request"]; // of our own page
    const { id } = request;
    try {
      const { host } = await this.#ready;
      return { type: "done", id, version: await host.submit(table, person, request) };
    } catch (error) {
      return { type: "refused", id, ...wireRefusal(error) };
    }
  }

  async #beginReview(text: string): Promise<number> {
    const { engine, prepare } = await this.#ready;
    const review = ++this.#reviews;
    const record = recordOfText(engine, text);
    await prepare(REVIEWER, record.opening.ruleSet);
    if (review === this.#reviews) this.#review = new GameReview(engine, record);
    return review;
  }

  #continueReview(review: number): ReviewProgress {
    if (review !== this.#reviews || this.#review === null)
      throw new Refusal("wrong_moment", `review ${review} has ended`);
    return this.#review.continue(() => performance.now());
  }

  async #subscribe(table: string): Promise<void> {
    const { host } = await this.#ready;
    await this.#unsubscribe(table);
    const subscription = host.subscribe(table, (message) =>
      this.#post({ table, text: JSON.stringify(message) }),
    );
    this.#subscriptions.set(table, subscription);
    await subscription;
  }

  async #unsubscribe(table: string): Promise<void> {
    const stop = await this.#subscriptions.get(table)?.catch(() => undefined);
    this.#subscriptions.delete(table);
    stop?.();
  }
}

function positionView(engine: Engine, { ruleSet, state }: Position): PositionView {
  return {
    rules: ruleSet.text,
    state,
    scoringTable: ruleSet.table,
    hasGreenRows: hasGreenRows(ruleSet),
    cardsBeforeLastRound: dealtPosition(engine, ruleSet.text).state.cards_until_last_round,
  };
}

function wireRefusal(error: unknown): WireRefusal {
  if (!(error instanceof Refusal)) {
    console.error("the table of this device failed", error);
    return { code: "internal", sentence: String(error) };
  }
  const { code, message, version, line, column } = error;
  return {
    code,
    sentence: message,
    ...(version === undefined ? {} : { version }),
    ...(line === undefined ? {} : { line }),
    ...(column === undefined ? {} : { column }),
  };
}

/** The page's connection to the worker that hosts this device's tables. */
import { Refusal } from "../api/refusal.ts";
import type { Call, FromWorker, MethodName, Result, LocalMethods } from "./protocol.ts";
import type { StorageProblem } from "./safe-store.ts";

/** A worker, or something like it. */
export interface Port {
  postMessage(message: Call): void;
  onmessage: ((event: MessageEvent<FromWorker>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}

interface Waiting {
  readonly resolve: (value: unknown) => void;
  readonly reject: (refusal: Refusal) => void;
}

export class LocalConnection {
  #problem: StorageProblem | null = null;
  #onProblem: readonly ((problem: StorageProblem) => void)[] = [];
  readonly #port: Port;
  readonly #waiting = new Map<number, Waiting>();
  readonly #listeners = new Map<string, (text: string) => void>();
  #calls = 0;
  #failure: Refusal | null = null;

  constructor(port: Port) {
    this.#port = port;
    port.onmessage = ({ data }) => this.#receive(data);
    port.onerror = (event) => this.#fail(new Refusal("no_engine", event.message));
  }

  /** Ask the worker; rejects with a Refusal. */
  call<M extends MethodName>(method: M, ...args: Parameters<LocalMethods[M]>): Promise<Result<M>> {
    return new Promise((resolve, reject) => {
      if (this.#failure !== null) return reject(this.#failure);
      const call = ++this.#calls;
      this.#waiting.set(call, { resolve: resolve as Waiting["resolve"], reject });
      this.#port.postMessage({ call, method, args });
    });
  }

  /** Receive the texts of a table's messages, a snapshot first; rejects if there is no such table. */
  async subscribe(table: string, listener: (text: string) => void): Promise<void> {
    this.#listeners.set(table, listener);
    await this.call("subscribe", table);
  }

  unsubscribe(table: string, listener: (text: string) => void): void {
    if (this.#listeners.get(table) !== listener) return;
    this.#listeners.delete(table);
    void this.call("unsubscribe", table).catch(() => undefined);
  }

  #receive(data: FromWorker): void {
    if ("table" in data) this.#listeners.get(data.table)?.(data.text);
    else if ("problem" in data) this.#report(data.problem);
    else {
      const waiting = this.#waiting.get(data.call);
      this.#waiting.delete(data.call);
      if ("value" in data) waiting?.resolve(data.value);
      else waiting?.reject(new Refusal(data.refusal.code, data.refusal.sentence, data.refusal));
    }
  }

  /** Learn why games are lost with the page, as soon as they are; returns how to stop. */
  onStorageProblem(listener: (problem: StorageProblem) => void): () => void {
    this.#onProblem = [...this.#onProblem, listener];
    if (this.#problem !== null) listener(this.#problem);
    return () => (this.#onProblem = this.#onProblem.filter((each) => each !== listener));
  }

  #report(problem: StorageProblem): void {
    this.#problem = problem;
    for (const listener of this.#onProblem) listener(problem);
  }

  /** The worker is gone, or never came. */
  #fail(refusal: Refusal): void {
    this.#failure = refusal;
    for (const { reject } of this.#waiting.values()) reject(refusal);
    this.#waiting.clear();
  }
}

let connection: Promise<LocalConnection> | null = null;

/** Start the worker, once; rejects with a Refusal if this browser cannot run the engine. */
export function connectLocally(): Promise<LocalConnection> {
  connection ??= startWorker().catch((error: unknown) => {
    connection = null; // a file may have failed to load: the next caller tries again
    throw error;
  });
  return connection;
}

async function startWorker(): Promise<LocalConnection> {
  if (typeof Worker === "undefined" || typeof WebAssembly === "undefined")
    throw new Refusal("no_engine", "this browser has no WebAssembly or no workers");
  const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
  const started = new LocalConnection(worker);
  await started.call("start");
  return started;
}

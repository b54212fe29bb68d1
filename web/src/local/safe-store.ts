/** A store that never fails: when the device's storage does, tables go on in memory. */
import { MemoryStore, type Addition, type LocalLine, type Store, type StoredTable } from "./store.ts";

/** `blocked` by the browser, `full`, or `failed` in another way. */
export type StorageProblem = "blocked" | "full" | "failed";

export class SafeStore implements Store {
  readonly #durable: Store | null;
  /** A copy of all tables that are used here, ready for when the other store fails. */
  readonly #memory = new MemoryStore();
  readonly #onProblem: (problem: StorageProblem) => void;
  /** Since it is known, nothing is written to the other store any more; what is there can be read. */
  #problem: StorageProblem | null = null;

  private constructor(durable: Store | null, onProblem: (problem: StorageProblem) => void) {
    this.#durable = durable;
    this.#onProblem = onProblem;
  }

  static async open(
    openDurable: () => Promise<Store>,
    onProblem: (problem: StorageProblem) => void,
  ): Promise<SafeStore> {
    try {
      return new SafeStore(await openDurable(), onProblem);
    } catch {
      const store = new SafeStore(null, onProblem);
      store.#fail("blocked");
      return store;
    }
  }

  /** Why tables are lost with the page; null while they are stored. */
  get problem(): StorageProblem | null {
    return this.#problem;
  }

  async add(addition: Addition): Promise<boolean> {
    if (this.#durable !== null && this.#problem === null) {
      try {
        if (!(await this.#durable.add(addition))) return false;
      } catch (error) {
        this.#fail(problemOf(error));
      }
    }
    return this.#memory.add(addition);
  }

  async load(table: string, after = 0): Promise<StoredTable | null> {
    if (this.#problem === null || (await this.#memory.load(table)) === null) await this.#copy(table);
    return this.#memory.load(table, after);
  }

  async #copy(table: string): Promise<void> {
    try {
      const stored = await this.#durable?.load(table);
      const line = (await this.#durable?.list())?.find(({ id }) => id === table);
      if (stored && line) this.#memory.put(table, stored, line);
    } catch (error) {
      this.#fail(problemOf(error));
    }
  }

  async list(): Promise<LocalLine[]> {
    const durable = await this.#durable?.list().catch(() => []);
    const lines = [...(durable ?? []), ...(this.#problem === null ? [] : await this.#memory.list())];
    return [...new Map(lines.map((line) => [line.id, line])).values()];
  }

  async delete(table: string): Promise<void> {
    await this.#memory.delete(table);
    await this.#durable?.delete(table).catch((error: unknown) => this.#fail(problemOf(error)));
  }

  #fail(problem: StorageProblem): void {
    if (this.#problem !== null) return;
    this.#problem = problem;
    this.#onProblem(problem);
  }
}

function problemOf(error: unknown): StorageProblem {
  return error instanceof DOMException && error.name === "QuotaExceededError" ? "full" : "failed";
}

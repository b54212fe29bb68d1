/** The tables of this device in IndexedDB. */
import type { Addition, LocalLine, Store, StoredSeed, StoredTable } from "./store.ts";
import type { Commit } from "./table-state.ts";

const NAME = "coloretto";
const VERSION = 1;
const COMMITS = "commits"; // by [table, version]
const SEEDS = "seeds"; // by [table, game]
const TABLES = "tables"; // by table
const ALL = [COMMITS, SEEDS, TABLES];

export class IndexedDbStore implements Store {
  readonly #database: IDBDatabase;

  private constructor(database: IDBDatabase) {
    this.#database = database;
    database.onversionchange = () => database.close(); // a newer build in another tab
  }

  /** Rejects if the browser blocks storage. */
  static async open(factory: IDBFactory): Promise<IndexedDbStore> {
    const opening = factory.open(NAME, VERSION);
    opening.onupgradeneeded = () => ALL.forEach((name) => opening.result.createObjectStore(name));
    return new IndexedDbStore(await result(opening));
  }

  close(): void {
    this.#database.close();
  }

  async add({ table, commit, line, seed }: Addition): Promise<boolean> {
    const transaction = this.#database.transaction(ALL, "readwrite");
    transaction.objectStore(COMMITS).add(commit, [table, commit.version]);
    if (seed !== null) transaction.objectStore(SEEDS).add(seed, [table, seed.game]);
    transaction.objectStore(TABLES).put(line, table);
    try {
      await completion(transaction);
      return true;
    } catch (error) {
      if (error instanceof DOMException && error.name === "ConstraintError") return false;
      throw error;
    }
  }

  async load(table: string, after = 0): Promise<StoredTable | null> {
    const transaction = this.#database.transaction([COMMITS, SEEDS]);
    const [commits, seeds] = await Promise.all([
      all<Commit>(transaction.objectStore(COMMITS), keysOf(table, after + 1)),
      all<StoredSeed>(transaction.objectStore(SEEDS), keysOf(table)),
    ]);
    return seeds.length > 0 ? { commits, seeds } : null;
  }

  list(): Promise<LocalLine[]> {
    return all<LocalLine>(this.#database.transaction(TABLES).objectStore(TABLES));
  }

  async delete(table: string): Promise<void> {
    const transaction = this.#database.transaction(ALL, "readwrite");
    transaction.objectStore(COMMITS).delete(keysOf(table));
    transaction.objectStore(SEEDS).delete(keysOf(table));
    transaction.objectStore(TABLES).delete(table);
    await completion(transaction);
  }
}

/** The keys [table, number] from a number on. */
function keysOf(table: string, first = 0): IDBKeyRange {
  return IDBKeyRange.bound([table, first], [table, Infinity]);
}

/** Only this class writes into the stores, so their values have its types. */
function all<T>(store: IDBObjectStore, keys?: IDBKeyRange): Promise<T[]> {
  return result(store.getAll(keys) as IDBRequest<T[]>);
}

function result<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(reasonOf(request.error));
  });
}

function completion(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(reasonOf(transaction.error));
  });
}

function reasonOf(error: DOMException | null): DOMException {
  return error ?? new DOMException("the storage gives no reason", "UnknownError");
}

/** Where the tables of this device are stored: an append-only log of commits for each of them. */
import type { LobbyLine, Status } from "../api/messages.ts";
import type { FixedDeal } from "./fixed-deal.ts";
import type { Commit } from "./table-state.ts";

/** A table in the list of this device's games. */
export interface LocalLine extends Pick<LobbyLine, "id" | "rules" | "games" | "seats" | "changed"> {
  readonly status: Status;
  readonly version: number;
  /** The number of the current game, from 1. */
  readonly game: number;
  readonly round: number;
  /** Whose turn it is. */
  readonly toMove: number | null;
  /** The points of all finished games. */
  readonly totals: readonly number[];
}

/** The seed of a table's game, in hexadecimal. It is never part of the events before its game is over. */
export interface StoredSeed {
  readonly game: number;
  readonly seed: string;
  /** If the deal was fixed before the table was opened. */
  readonly fixed?: Omit<FixedDeal, "seed">;
  /** How many actions of the game were taken back. */
  readonly takebacks?: number;
}

export interface StoredTable {
  readonly commits: readonly Commit[];
  readonly seeds: readonly StoredSeed[];
}

/** Everything that one commit stores, or nothing of it. */
export interface Addition {
  readonly table: string;
  readonly commit: Commit;
  readonly line: LocalLine;
  /** The one that the events commit to. */
  readonly seed: StoredSeed | null;
}

export interface Store {
  /** Whether it is stored; false if this version of the table exists already. */
  add(addition: Addition): Promise<boolean>;
  /** The commits after a version, and all seeds; null for an unknown table. */
  load(table: string, after?: number): Promise<StoredTable | null>;
  list(): Promise<LocalLine[]>;
  delete(table: string): Promise<void>;
}

/** Lasts as long as the page. */
export class MemoryStore implements Store {
  readonly #tables = new Map<string, StoredTable & { line: LocalLine }>();

  add({ table, commit, line, seed }: Addition): Promise<boolean> {
    const { commits = [], seeds = [] } = this.#tables.get(table) ?? {};
    if (commit.version !== commits.length + 1) return Promise.resolve(false);
    this.#tables.set(table, {
      commits: [...commits, commit],
      seeds: seed === null ? seeds : [...seeds, seed],
      line,
    });
    return Promise.resolve(true);
  }

  load(table: string, after = 0): Promise<StoredTable | null> {
    const found = this.#tables.get(table);
    if (found === undefined) return Promise.resolve(null);
    return Promise.resolve({ commits: found.commits.slice(after), seeds: found.seeds });
  }

  list(): Promise<LocalLine[]> {
    return Promise.resolve(Array.from(this.#tables.values(), ({ line }) => line));
  }

  delete(table: string): Promise<void> {
    this.#tables.delete(table);
    return Promise.resolve();
  }

  /** Take over a table from another store. */
  put(table: string, stored: StoredTable, line: LocalLine): void {
    this.#tables.set(table, { ...stored, line });
  }
}

/** What the table's screen needs from a table: one of a server, one of this device, or one of the gallery. */
import type { Command, Done, Happened, Replay, TableView } from "../api/messages.ts";
import type { Reactions } from "../api/reactions.svelte.ts";
import type { TableAdvice } from "../local/advising.ts";

/** `refused` by the table's host or `closed` by this client: both for good. */
export type Connection = "connecting" | "open" | "reconnecting" | "refused" | "closed";

/** What has happened, with the table before and after it. */
export interface TableUpdate {
  readonly message: Happened;
  readonly before: TableView;
  readonly after: TableView;
  /** Whether it happened while the connection was lost: shown without animation and sound. */
  readonly wasMissed: boolean;
}

export type Listener = (update: TableUpdate) => void;

export interface TableSource {
  readonly id: string;
  /** The table at `version`; null before the first message. */
  readonly view: TableView | null;
  readonly version: number;
  /** What has happened so far, the oldest first; incomplete until it has been loaded. */
  readonly history: readonly Happened[];
  /** Whether what happened before the first message has been loaded, or cannot be. */
  readonly isHistoryLoaded: boolean;
  readonly connection: Connection;
  /** The people seated who are away, by id, with the time since when. */
  readonly away: Readonly<Record<string, number>>;
  /** What players show at the moment. */
  readonly reactions: Reactions;
  /** How often the connection was lost. */
  readonly losses: number;
  /** The seat of the person at the screen; null for a spectator. */
  readonly seat: number | null;
  /** Whether several people play at this screen: then it names each of them and calls nobody "you". */
  readonly isShared: boolean;
  /** The clock of the table's host, in seconds since 1970. */
  readonly now: number;
  readonly finished: FinishedGames;
  /** Whom to ask for advice; there is none at a table with other people. */
  readonly advisor?: Advisor | null;
  listen(listener: Listener): () => void;
  send(command: Command): Promise<Done>;
}

export interface Advisor {
  /** For the person to move; rejects with a Refusal. */
  advise(): Promise<TableAdvice>;
  /** Take back my last action; the path of the table where the game goes on. Rejects with a Refusal. */
  takeBack(): Promise<string>;
}

/** What can be done with a table's games when they are over. Games are counted from 1. */
export interface FinishedGames {
  /** The path of the replay. */
  replayPath(game: number): string;
  /** Whether that path works on other devices. */
  readonly isPublic: boolean;
  /** The URL of the record's text. */
  recordUrl(game: number): Promise<string>;
  replay(game: number): Promise<Replay>;
  /** The same players once more; the path of their table. */
  rematch(): Promise<string>;
}

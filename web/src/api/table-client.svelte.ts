/** What every client of a table does, whichever way messages travel: fold them, and await answers to commands. */
import type { Connection, FinishedGames, Listener, TableSource } from "../table/source.ts";
import { entropy } from "./client.ts";
import { after } from "./fold.ts";
import type { Command, Done, Happened, Message, Snapshot, TableView } from "./messages.ts";
import { PendingCommands, type PendingCommand } from "./pending-commands.ts";
import { Reactions } from "./reactions.svelte.ts";
import { Refusal } from "./refusal.ts";

export abstract class TableClient implements TableSource {
  readonly id: string;
  view: TableView | null = $state.raw(null);
  version = $state.raw(0);
  history: readonly Happened[] = $state.raw([]);
  isHistoryLoaded = $state.raw(false);
  connection: Connection = $state.raw("connecting");
  away: Readonly<Record<string, number>> = $state.raw({});
  readonly reactions = new Reactions();
  losses = 0;
  /** Why the table's host has refused the connection. */
  refusal: Refusal | null = $state.raw(null);

  protected readonly pending = new PendingCommands();
  #listeners: readonly Listener[] = [];

  constructor(id: string) {
    this.id = id;
  }

  abstract readonly seat: number | null;
  abstract readonly isShared: boolean;
  abstract readonly now: number;
  abstract readonly finished: FinishedGames;

  /** Send the text of a request, if there is a connection. */
  protected abstract transmit(text: string): void;

  /** Everything that has happened at the table. */
  protected abstract fetchHistory(): Promise<Happened[]>;

  /** Whether a move has not been answered yet. */
  get isSendingMove(): boolean {
    return this.pending.has("play");
  }

  /**
   * Call a listener for everything that happens from now on, in order; returns how to stop.
   * A snapshot changes only `view`.
   */
  listen(listener: Listener): () => void {
    this.#listeners = [...this.#listeners, listener];
    return () => (this.#listeners = this.#listeners.filter((each) => each !== listener));
  }

  /** Send a command, which is carried out once. A `play` is bound to the version on the screen. Rejects with a Refusal. */
  send(command: Command): Promise<Done> {
    return new Promise((resolve, reject) => {
      if (this.connection === "closed" || this.connection === "refused")
        reject(new Refusal("gone", this.connection));
      else this.#submit(command, resolve, reject);
    });
  }

  #submit(command: Command, resolve: PendingCommand["resolve"], reject: PendingCommand["reject"]): void {
    const id = entropy(); // any unique text will do
    const version = command.type === "play" ? { version: this.version } : {};
    const text = JSON.stringify({ id, command, ...version });
    this.pending.add({ id, text, command, position: this.view?.turn?.position, resolve, reject });
    this.transmit(text);
  }

  protected handle(message: Message): void {
    switch (message.type) {
      case "snapshot":
        return this.onSnapshot(message);
      case "happened":
        return this.onHappened(message);
      case "done":
        return this.pending.take(message.id)?.resolve(message);
      case "refused":
        return this.#refuse(Refusal.fromMessage(message), message.id);
      case "reacted":
        return this.reactions.show(message);
      case "presence":
      case "heartbeat":
        return;
    }
  }

  #refuse(refusal: Refusal, id: string | null): void {
    if (id === null) {
      this.refusal = refusal;
      return;
    }
    const pending = this.pending.take(id);
    if (pending && this.#isStillValid(pending, refusal)) {
      this.#submit(pending.command, pending.resolve, pending.reject);
    } else pending?.reject(refusal);
  }

  /** The table has a new version but the same position, as after a chat message: the move still fits. */
  #isStillValid(pending: PendingCommand, refusal: Refusal): boolean {
    const isUpToDate = refusal.version !== undefined && this.version >= refusal.version;
    return refusal.code === "stale" && isUpToDate && pending.position === this.view?.turn?.position;
  }

  protected onSnapshot(snapshot: Snapshot): void {
    this.view = snapshot.table;
    this.version = snapshot.version;
    this.connection = "open";
    void this.#loadHistory();
  }

  /** Load what happened before we connected; without it the log is short, and nothing else is missing. */
  async #loadHistory(): Promise<void> {
    try {
      const loaded = await this.fetchHistory();
      const last = loaded.at(-1)?.version ?? 0;
      this.history = [...loaded, ...this.history.filter((message) => message.version > last)];
    } catch {
      // a lost connection is shown on the screen already
    }
    this.isHistoryLoaded = true;
  }

  /** Apply the next version, unless it is known. */
  protected onHappened(message: Happened, wasMissed = false): void {
    if (this.view === null || message.version <= this.version) return;
    const before = this.view;
    this.view = after(before, message);
    this.version = message.version;
    this.history = [...this.history, message];
    for (const listener of this.#listeners) listener({ message, before, after: this.view, wasMissed });
  }

  protected rejectPending(): void {
    this.pending.rejectAll(new Refusal("gone", "the table was left"));
  }
}

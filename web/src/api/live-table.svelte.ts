/** A table as it is on the server, kept up to date over a WebSocket that comes back by itself. */
import { waitBefore } from "./backoff.ts";
import { api, entropy, PREFIX } from "./client.ts";
import { after } from "./fold.ts";
import type { Command, Done, Happened, Message, Snapshot, TableView } from "./messages.ts";
import { Refusal } from "./refusal.ts";

/** `connecting` for the first time, `open`, `away` while it is lost and tried again, `refused` or `left` for good. */
export type Connection = "connecting" | "open" | "away" | "refused" | "left";

/** What has just happened, with the table before and after it. */
export interface News {
  readonly message: Happened;
  readonly before: TableView;
  readonly after: TableView;
  /** Whether it was missed while the connection was away: shown without ado. */
  readonly isOld: boolean;
}

interface Waiting {
  readonly text: string;
  readonly command: Command;
  /** The position that the command was meant for. */
  readonly position: string | undefined;
  readonly resolve: (done: Done) => void;
  readonly reject: (refusal: Refusal) => void;
}

const CLOSED_FOR_GOOD = 4000;
const TOO_SLOW = 4290;

export class LiveTable {
  readonly id: string;
  readonly me: string | null;
  /** The table at `version`; null before the first message. */
  view: TableView | null = $state.raw(null);
  version = $state.raw(0);
  /** What has happened so far, the oldest first; after a reload it takes a moment to be whole. */
  history: readonly Happened[] = $state.raw([]);
  connection: Connection = $state.raw("connecting");
  /** Why the server does not let us watch. */
  refusal: Refusal | null = $state.raw(null);

  #socket: WebSocket | null = null;
  #attempt = 0;
  #ahead = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing on the screen depends on it
  #waiting = new Map<string, Waiting>();
  #listeners: ((news: News) => void)[] = [];

  /** `me` is my identity's id, if I have one. */
  constructor(id: string, me: string | null) {
    this.id = id;
    this.me = me;
    addEventListener("online", this.#hurry);
    document.addEventListener("visibilitychange", this.#hurry);
    this.#connect();
  }

  /** My seat; null for who only watches. */
  get seat(): number | null {
    if (this.view === null || this.me === null) return null;
    const mine = this.view.seats.findIndex((seat) => seat.person?.id === this.me);
    return mine < 0 ? null : mine;
  }

  /** The server's clock, in seconds since 1970. */
  get now(): number {
    return Date.now() / 1000 + this.#ahead;
  }

  /**
   * Be told of everything that happens from now on, in order; the answer ends it.
   * A table that had to be read anew as a whole is only in `view`.
   */
  listen(listener: (news: News) => void): () => void {
    this.#listeners.push(listener);
    return () => (this.#listeners = this.#listeners.filter((each) => each !== listener));
  }

  /**
   * Do something at the table. Repeated until it is answered, done once; a refusal is thrown.
   * `play` goes with the version that is seen, everything else holds whatever has happened.
   */
  send(command: Command): Promise<Done> {
    return new Promise((resolve, reject) => {
      if (this.connection === "left" || this.connection === "refused")
        reject(new Refusal("gone", this.connection));
      else this.#submit(command, resolve, reject);
    });
  }

  #submit(command: Command, resolve: Waiting["resolve"], reject: Waiting["reject"]): void {
    const id = entropy(); // a new one, as good as any
    const version = command.type === "play" ? { version: this.version } : {};
    const text = JSON.stringify({ id, command, ...version });
    this.#waiting.set(id, { text, command, position: this.view?.turn?.position, resolve, reject });
    if (this.connection === "open") this.#socket?.send(text);
  }

  /** Leave the socket, not the seat. */
  leave(): void {
    this.connection = "left";
    clearTimeout(this.#timer);
    removeEventListener("online", this.#hurry);
    document.removeEventListener("visibilitychange", this.#hurry);
    this.#socket?.close();
    this.#rejectAll();
  }

  #connect(): void {
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const after = this.version > 0 && !this.#hasGameClock ? `?after=${this.version}` : "";
    const address = `${scheme}//${location.host}${PREFIX}/tables/${encodeURIComponent(this.id)}/socket${after}`;
    const socket = new WebSocket(address);
    this.#socket = socket;
    socket.onopen = () => this.#opened(socket);
    socket.onmessage = (event) => this.#hear(JSON.parse(String(event.data)) as Message);
    socket.onclose = (event) => this.#closed(socket, event.code);
  }

  /** What was missed does not tell how the clocks ran: the table is read anew as a whole. */
  get #hasGameClock(): boolean {
    return this.view?.options.clock?.game != null;
  }

  #opened(socket: WebSocket): void {
    if (this.version > 0) this.#isBack();
    for (const { text } of this.#waiting.values()) socket.send(text);
  }

  #isBack(): void {
    this.connection = "open";
    this.#attempt = 0;
  }

  #closed(socket: WebSocket, code: number): void {
    if (socket !== this.#socket || this.connection === "left") return;
    if (code > CLOSED_FOR_GOOD && code !== TOO_SLOW && code < CLOSED_FOR_GOOD + 500) {
      this.connection = "refused";
      this.refusal ??= new Refusal("gone", `the connection was closed: ${code}`);
      this.#rejectAll();
      return;
    }
    this.connection = this.version > 0 ? "away" : "connecting";
    this.#timer = setTimeout(() => this.#connect(), waitBefore(this.#attempt++, Math.random()));
  }

  /** The network or the person is back: no reason to wait any longer. */
  #hurry = (): void => {
    const isLost = this.#socket?.readyState === WebSocket.CLOSED;
    if (document.visibilityState !== "visible" || !isLost || this.connection === "refused") return;
    clearTimeout(this.#timer);
    this.#attempt = 0;
    this.#connect();
  };

  #hear(message: Message): void {
    switch (message.type) {
      case "snapshot":
        return this.#look(message);
      case "happened":
        return this.#happen(message);
      case "done":
        return this.#take(message.id)?.resolve(message);
      case "refused":
        return this.#refused(Refusal.fromMessage(message), message.id);
    }
  }

  #take(id: string): Waiting | undefined {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    return waiting;
  }

  #refused(refusal: Refusal, id: string | null): void {
    if (id == null) this.refusal = refusal;
    const waiting = id == null ? undefined : this.#take(id);
    if (waiting && this.#isStillMeant(waiting, refusal)) {
      this.#submit(waiting.command, waiting.resolve, waiting.reject);
    } else waiting?.reject(refusal);
  }

  /** Somebody only spoke or sat down meanwhile: the game is where it was, and so is the wish. */
  #isStillMeant(waiting: Waiting, refusal: Refusal): boolean {
    const isUpToDate = refusal.version !== undefined && this.version >= refusal.version;
    return refusal.code === "stale" && isUpToDate && waiting.position === this.view?.turn?.position;
  }

  #look(snapshot: Snapshot): void {
    this.view = snapshot.table;
    this.version = snapshot.version;
    this.#isBack();
    if (snapshot.time) this.#setClock(snapshot.time);
    void this.#remember();
  }

  /** Read what happened before we came; a log that stays short breaks nothing. */
  async #remember(): Promise<void> {
    try {
      const told = await api.history(this.id);
      const last = told.at(-1)?.version ?? 0;
      this.history = [...told, ...this.history.filter((message) => message.version > last)];
    } catch {
      // the connection's own sign tells enough
    }
  }

  #happen(message: Happened): void {
    if (this.view === null || message.version <= this.version) return;
    const before = this.view;
    const isOld = message.turn == null && before.status === "playing";
    this.view = after(before, message);
    this.version = message.version;
    this.history = [...this.history, message];
    if (!isOld) this.#setClock(message.time);
    for (const listener of this.#listeners) listener({ message, before, after: this.view, isOld });
  }

  #setClock(time: number): void {
    this.#ahead = time - Date.now() / 1000;
  }

  #rejectAll(): void {
    for (const { reject } of this.#waiting.values()) reject(new Refusal("gone", "the table was left"));
    this.#waiting.clear();
  }
}

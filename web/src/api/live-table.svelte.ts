/** A table kept up to date over a WebSocket that reconnects by itself. */
import { waitBefore } from "./backoff.ts";
import { api, entropy, PREFIX } from "./client.ts";
import { decodeMessage } from "./decode.ts";
import { after } from "./fold.ts";
import type { Command, Done, Happened, Message, Snapshot, TableView } from "./messages.ts";
import { PendingCommands, type PendingCommand } from "./pending-commands.ts";
import { Refusal } from "./refusal.ts";

/** `refused` by the server or `closed` by this client: both for good. */
export type Connection = "connecting" | "open" | "reconnecting" | "refused" | "closed";

/** What has happened, with the table before and after it. */
export interface TableUpdate {
  readonly message: Happened;
  readonly before: TableView;
  readonly after: TableView;
  /** Whether it happened while the connection was lost: shown without animation and sound. */
  readonly wasMissed: boolean;
}

type Listener = (update: TableUpdate) => void;

/** Close codes from 4000 to 4499 are refusals, like HTTP's 400 to 499. */
const REFUSED = 4000;
/** But a client that reads too slowly may come back. */
const TOO_SLOW = 4290;
/** Milliseconds without a message, not even a heartbeat, after which a connection counts as lost. */
const SILENCE = 10_000;
const CHECK_INTERVAL = 1_000;

export class LiveTable {
  readonly id: string;
  readonly me: string | null;
  /** The table at `version`; null before the first message. */
  view: TableView | null = $state.raw(null);
  version = $state.raw(0);
  /** What has happened so far, the oldest first; incomplete until it has been loaded. */
  history: readonly Happened[] = $state.raw([]);
  /** Whether what happened before the first message has been loaded, or cannot be. */
  isHistoryLoaded = $state.raw(false);
  connection: Connection = $state.raw("connecting");
  /** The people seated who are away, by id, with the time since when. */
  away: Readonly<Record<string, number>> = $state.raw({});
  /** How often the connection was lost. */
  losses = 0;
  /** Why the server has refused the connection. */
  refusal: Refusal | null = $state.raw(null);

  #socket: WebSocket | null = null;
  #attempt = 0;
  /** Seconds by which the server's clock is ahead of this device's. */
  #clockOffset = 0;
  /** When the connection was last opened, by the server's clock. */
  #openSince = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #watchdog: ReturnType<typeof setInterval>;
  /** When the last message came, or the connection was begun, by this device's clock. */
  #heard = 0;
  /** Whether the server sends heartbeats; older ones do not, and do not send the presence either. */
  #hasHeartbeats = false;
  /** A message could not be read: only a snapshot makes the view right again. */
  #needsSnapshot = false;
  readonly #pending = new PendingCommands();
  #listeners: readonly Listener[] = [];

  /** `me` is the id of my identity, if I have one. */
  constructor(id: string, me: string | null) {
    this.id = id;
    this.me = me;
    addEventListener("online", this.#reconnectNow);
    addEventListener("offline", this.#drop);
    this.#watchdog = setInterval(() => this.#checkSilence(), CHECK_INTERVAL);
    document.addEventListener("visibilitychange", this.#reconnectNow);
    this.#connect();
  }

  /** My seat; null for a spectator. */
  get seat(): number | null {
    if (this.view === null || this.me === null) return null;
    const mine = this.view.seats.findIndex((seat) => seat.person?.id === this.me);
    return mine < 0 ? null : mine;
  }

  /** Whether the server has not answered a move yet. */
  get isSendingMove(): boolean {
    return this.#pending.has("play");
  }

  /** The server's clock, in seconds since 1970. */
  get now(): number {
    return Date.now() / 1000 + this.#clockOffset;
  }

  /**
   * Call a listener for everything that happens from now on, in order; returns how to stop.
   * A snapshot changes only `view`.
   */
  listen(listener: Listener): () => void {
    this.#listeners = [...this.#listeners, listener];
    return () => (this.#listeners = this.#listeners.filter((each) => each !== listener));
  }

  /**
   * Send a command, again after every reconnect until it is answered; the server carries it out once.
   * A `play` is bound to the version on the screen. Rejects with a Refusal.
   */
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
    this.#pending.add({ id, text, command, position: this.view?.turn?.position, resolve, reject });
    if (this.connection === "open") this.#socket?.send(text);
  }

  /** Close the socket; the seat stays taken. */
  close(): void {
    this.connection = "closed";
    clearTimeout(this.#timer);
    clearInterval(this.#watchdog);
    removeEventListener("online", this.#reconnectNow);
    removeEventListener("offline", this.#drop);
    document.removeEventListener("visibilitychange", this.#reconnectNow);
    this.#socket?.close();
    this.#rejectPending();
  }

  #connect(): void {
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const query = `?presence=true${this.#canResume ? `&after=${this.version}` : ""}`;
    const path = `${PREFIX}/tables/${encodeURIComponent(this.id)}/socket${query}`;
    const socket = new WebSocket(`${scheme}//${location.host}${path}`);
    this.#socket = socket;
    this.#heard = Date.now();
    socket.onopen = () => this.#onOpen(socket);
    socket.onmessage = (event) => {
      if (socket === this.#socket) this.#receive(String(event.data));
    };
    socket.onclose = (event) => this.#onClose(socket, event.code);
  }

  /** Whether the server need only send what was missed, not a snapshot. */
  get #canResume(): boolean {
    return this.version > 0 && !this.#needsSnapshot;
  }

  #onOpen(socket: WebSocket): void {
    if (socket !== this.#socket) return;
    if (this.#canResume) this.#markOpen();
    for (const text of this.#pending.texts) socket.send(text);
  }

  #markOpen(): void {
    this.connection = "open";
    this.#openSince = this.now;
    this.#attempt = 0;
  }

  #onClose(socket: WebSocket, code: number): void {
    if (socket !== this.#socket || this.connection === "closed") return;
    if (code > REFUSED && code < REFUSED + 500 && code !== TOO_SLOW) {
      this.connection = "refused";
      this.refusal ??= new Refusal("gone", `the server closed the connection with code ${code}`);
      this.#rejectPending();
      return;
    }
    this.#reconnectLater();
  }

  #reconnectLater(): void {
    if (this.connection === "open") this.losses++;
    this.connection = this.version > 0 ? "reconnecting" : "connecting";
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#connect(), waitBefore(this.#attempt++, Math.random()));
  }

  /** Give up a connection at once: the network is gone, or the server is silent. Nobody else would say so. */
  #drop = (): void => {
    const socket = this.#socket;
    if (socket === null || this.connection === "refused" || this.connection === "closed") return;
    this.#socket = null;
    socket.close();
    this.#reconnectLater();
  };

  #checkSilence(): void {
    const isSilent = Date.now() - this.#heard > SILENCE;
    const isExpected = this.#hasHeartbeats || this.connection !== "open";
    if (isSilent && isExpected && this.#socket?.readyState !== WebSocket.CLOSED) this.#drop();
  }

  /** Stop waiting: the network is back, or the page is visible again. */
  #reconnectNow = (): void => {
    const isLost = this.#socket === null || this.#socket.readyState === WebSocket.CLOSED;
    if (document.visibilityState !== "visible" || !isLost || this.connection === "refused") return;
    clearTimeout(this.#timer);
    this.#attempt = 0;
    this.#connect();
  };

  #receive(text: string): void {
    this.#heard = Date.now();
    let message: Message | null;
    try {
      message = decodeMessage(text);
    } catch (error) {
      console.error("unreadable message from the server", error);
      this.#needsSnapshot = true;
      this.#socket?.close();
      return;
    }
    if (message !== null) this.#handle(message);
  }

  #handle(message: Message): void {
    switch (message.type) {
      case "snapshot":
        return this.#replaceView(message);
      case "happened":
        return this.#update(message);
      case "done":
        return this.#pending.take(message.id)?.resolve(message);
      case "refused":
        return this.#refuse(Refusal.fromMessage(message), message.id);
      case "presence":
        this.#hasHeartbeats = true;
        this.away = Object.fromEntries(message.away.map(({ person, since }) => [person, since]));
        return;
      case "heartbeat":
        this.#hasHeartbeats = true;
        return;
    }
  }

  #refuse(refusal: Refusal, id: string | null): void {
    if (id === null) {
      this.refusal = refusal;
      return;
    }
    const pending = this.#pending.take(id);
    if (pending && this.#isStillValid(pending, refusal)) {
      this.#submit(pending.command, pending.resolve, pending.reject);
    } else pending?.reject(refusal);
  }

  /** The table has a new version but the same position, as after a chat message: the move still fits. */
  #isStillValid(pending: PendingCommand, refusal: Refusal): boolean {
    const isUpToDate = refusal.version !== undefined && this.version >= refusal.version;
    return refusal.code === "stale" && isUpToDate && pending.position === this.view?.turn?.position;
  }

  #replaceView(snapshot: Snapshot): void {
    this.view = snapshot.table;
    this.version = snapshot.version;
    this.#needsSnapshot = false;
    if (snapshot.time !== undefined) this.#setClock(snapshot.time);
    this.#markOpen();
    void this.#loadHistory();
  }

  /** Load what happened before we connected; without it the log is short, and nothing else is missing. */
  async #loadHistory(): Promise<void> {
    try {
      const loaded = await api.history(this.id);
      const last = loaded.at(-1)?.version ?? 0;
      this.history = [...loaded, ...this.history.filter((message) => message.version > last)];
    } catch {
      // a lost connection is shown on the screen already
    }
    this.isHistoryLoaded = true;
  }

  #update(message: Happened): void {
    if (this.view === null || message.version <= this.version) return;
    const before = this.view;
    const wasMissed = message.time < this.#openSince;
    this.view = after(before, message);
    this.version = message.version;
    this.history = [...this.history, message];
    if (!wasMissed) this.#setClock(message.time);
    for (const listener of this.#listeners) listener({ message, before, after: this.view, wasMissed });
  }

  #setClock(time: number): void {
    this.#clockOffset = time - Date.now() / 1000;
  }

  #rejectPending(): void {
    this.#pending.rejectAll(new Refusal("gone", "the table was left"));
  }
}

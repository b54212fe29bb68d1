/** A table of a server, kept up to date over a WebSocket that reconnects by itself. */
import { joinRematch } from "../app/start-game.ts";
import type { FinishedGames } from "../table/source.ts";
import { waitBefore } from "./backoff.ts";
import { api, PREFIX } from "./client.ts";
import { decodeMessage } from "./decode.ts";
import type { Happened, Message, Snapshot } from "./messages.ts";
import { Refusal } from "./refusal.ts";
import { TableClient } from "./table-client.svelte.ts";

/** Close codes from 4000 to 4499 are refusals, like HTTP's 400 to 499. */
const REFUSED = 4000;
/** But a client that reads too slowly may come back. */
const TOO_SLOW = 4290;
/** Milliseconds without a message, not even a heartbeat, after which a connection counts as lost. */
const SILENCE = 10_000;
const CHECK_INTERVAL = 1_000;

export class LiveTable extends TableClient {
  readonly me: string | null;
  readonly isShared = false;
  readonly finished: FinishedGames;

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

  /** `me` is the id of my identity, if I have one. */
  constructor(id: string, me: string | null) {
    super(id);
    this.me = me;
    this.finished = gamesOf(id);
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

  /** The server's clock, in seconds since 1970. */
  get now(): number {
    return Date.now() / 1000 + this.#clockOffset;
  }

  /** Commands that are not sent now are sent when the connection is open. */
  protected transmit(text: string): void {
    if (this.connection === "open") this.#socket?.send(text);
  }

  protected fetchHistory(): Promise<Happened[]> {
    return api.history(this.id);
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
    this.rejectPending();
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
    for (const text of this.pending.texts) socket.send(text);
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
      this.rejectPending();
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
    if (message !== null) this.handle(message);
  }

  protected override handle(message: Message): void {
    if (message.type === "presence" || message.type === "heartbeat") this.#hasHeartbeats = true;
    if (message.type === "presence")
      this.away = Object.fromEntries(message.away.map(({ person, since }) => [person, since]));
    super.handle(message);
  }

  protected override onSnapshot(snapshot: Snapshot): void {
    this.#needsSnapshot = false;
    if (snapshot.time !== undefined) this.#setClock(snapshot.time);
    super.onSnapshot(snapshot);
    this.#markOpen();
  }

  protected override onHappened(message: Happened): void {
    if (this.view === null || message.version <= this.version) return;
    const wasMissed = message.time < this.#openSince;
    if (!wasMissed) this.#setClock(message.time);
    super.onHappened(message, wasMissed);
  }

  #setClock(time: number): void {
    this.#clockOffset = time - Date.now() / 1000;
  }
}

function gamesOf(table: string): FinishedGames {
  return {
    isPublic: true,
    replayPath: (game) => `/replay/${table}/${game}`,
    recordUrl: (game) => Promise.resolve(api.recordAddress(table, game)),
    replay: (game) => api.frames(table, game),
    rematch: async () => `/table/${await joinRematch(table)}`,
  };
}

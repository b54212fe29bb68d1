/** A table of this device, hosted by the worker; the table's screen cannot tell it from a server's. */
import { decodeHappened, decodeMessage, decodeReplay } from "../api/decode.ts";
import type { Command, Done, Happened, Person, TableView } from "../api/messages.ts";
import { Refusal } from "../api/refusal.ts";
import { TableClient } from "../api/table-client.svelte.ts";
import type { Advisor, FinishedGames } from "../table/source.ts";
import type { LocalConnection } from "./connection.ts";
import type { StorageProblem } from "./safe-store.ts";
import { sitDown } from "./start.ts";

export class LocalTable extends TableClient {
  readonly finished: FinishedGames;
  /** Why the game is lost with the page; null while it is stored. */
  storageProblem: StorageProblem | null = $state.raw(null);
  /** Whether the deal is this table's own: nobody compares results. */
  #isOwnDeal = $state.raw(false);
  readonly #connection: LocalConnection;
  readonly #advisor: Advisor;
  readonly #stopWatching: () => void;

  constructor(id: string, connection: LocalConnection) {
    super(id);
    this.#connection = connection;
    this.finished = gamesOf(id, connection);
    this.#advisor = {
      advise: () => connection.call("advise", id),
      takeBack: async () => `/local/${await connection.call("takeBack", id)}`,
    };
    connection.call("origin", id).then(
      (origin) => (this.#isOwnDeal = origin === null),
      () => undefined, // without the table there is no advice either
    );
    this.#stopWatching = connection.onStorageProblem((problem) => (this.storageProblem = problem));
    connection.subscribe(id, this.#receive).catch((error: unknown) => this.#onRefused(error));
  }

  get seat(): number | null {
    return this.view === null ? null : seatAtScreen(this.view, this.history);
  }

  get isShared(): boolean {
    return (this.view?.seats.filter((seat) => seat.person != null).length ?? 0) > 1;
  }

  get advisor(): Advisor | null {
    return this.#isOwnDeal && !this.isShared ? this.#advisor : null;
  }

  get now(): number {
    return Date.now() / 1000;
  }

  /** At one screen, one person says for all that they are ready. */
  override async send(command: Command): Promise<Done> {
    if (command.type === "ready") await this.#readyOthers();
    return super.send(command);
  }

  async #readyOthers(): Promise<void> {
    const seats = this.view?.seats ?? [];
    const others = seats.filter((seat, number) => number !== this.seat && !seat.stand_in && !seat.is_ready);
    for (const [index, { person }] of others.entries())
      if (person != null)
        await this.#submit(person, JSON.stringify({ id: `ready-${index}`, command: { type: "ready" } }));
  }

  close(): void {
    this.connection = "closed";
    this.#stopWatching();
    this.#connection.unsubscribe(this.id, this.#receive);
    this.rejectPending();
  }

  protected transmit(text: string): void {
    const person = this.view?.seats[this.seat ?? -1]?.person;
    if (person == null) return this.rejectPending();
    this.#submit(person, text).then(this.#receive, (error: unknown) => this.#onRefused(error));
  }

  #submit(person: Person, text: string): Promise<string> {
    return this.#connection.call("submit", this.id, person, text);
  }

  protected async fetchHistory(): Promise<Happened[]> {
    return (await this.#connection.call("history", this.id)).map(decodeHappened);
  }

  readonly #receive = (text: string): void => {
    const message = decodeMessage(text);
    if (message !== null && this.connection !== "closed") this.handle(message);
  };

  #onRefused(error: unknown): void {
    if (this.connection === "closed") return;
    this.refusal = error instanceof Refusal ? error : new Refusal("internal", String(error));
    this.connection = "refused";
    this.rejectPending();
  }
}

/** The seat of the person at the screen: of the one to move, or while bots move, of the one who moved last. */
export function seatAtScreen(view: TableView, history: readonly Happened[]): number | null {
  const people = view.seats.flatMap((seat, number) => (seat.person == null ? [] : [number]));
  const playing = people.filter((number) => view.seats[number]?.stand_in !== "resigned");
  const toMove = view.status === "playing" ? view.turn?.state.to_move : undefined;
  if (toMove !== undefined && playing.includes(toMove)) return toMove;
  const last = history.findLast(({ events }) =>
    events.some((event) => event.type === "played" && playing.includes(event.seat)),
  );
  const played = last?.events.find((event) => event.type === "played");
  return played?.seat ?? playing[0] ?? people[0] ?? null;
}

function gamesOf(table: string, connection: LocalConnection): FinishedGames {
  return {
    isPublic: false,
    replayPath: (game) => `/local/${table}/${game}`,
    recordUrl: async (game) => {
      const { text } = await connection.call("replay", table, game);
      return URL.createObjectURL(new Blob([text], { type: "text/plain" }));
    },
    replay: async (game) => decodeReplay(await connection.call("replay", table, game)),
    rematch: async () => {
      const made = await connection.call("rematch", table);
      await sitDown(connection, made);
      return `/local/${made.id}`;
    },
  };
}

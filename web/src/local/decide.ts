/**
 * The events a command causes at a table of this device, or why it is refused: `coloretto.server.table.decide`
 * without hosts, chat and clocks. Deciding changes nothing: `table-state` applies events.
 */
import type { Command, Person, SeatView, Status, WireEvent } from "../api/messages.ts";
import { Refusal } from "../api/refusal.ts";
import type { Engine } from "../engine/types.ts";
import { play, startGame, type Secrets } from "./games.ts";
import { applied, isOpen, isPlayedByBot, seatOf, toMove, type TableState } from "./table-state.ts";
import { uniqueName } from "./person-names.ts";

/** The most versions of a table; after that, only commands that finish the match are accepted. */
const MAX_VERSIONS = 5000;
const FINISHING: readonly Command["type"][] = ["play", "return", "ready", "resign"];

type CommandOf<T extends Command["type"]> = Extract<Command, { type: T }>;
type Events = readonly WireEvent[];

/** A table with what is needed to decide about it. */
export interface Context {
  readonly engine: Engine;
  readonly table: TableState;
  readonly secrets: Secrets;
}

export function decide(command: Command, person: Person, context: Context): Events {
  if (context.table.version >= MAX_VERSIONS && !FINISHING.includes(command.type))
    throw new Refusal("wrong_moment", "this table has too many versions: only the match can continue");
  switch (command.type) {
    case "sit":
      return sit(command, person, context);
    case "contribute":
      return contribute(command, person, context);
    case "play":
      return playOwn(command, person, context);
    case "stand":
      return stand(person, context);
    case "return":
      return comeBack(person, context);
    case "resign":
      return resign(person, context);
    case "ready":
      return ready(command, person, context);
    default:
      throw new Refusal("bad_command", `not at a table of this device: ${command.type}`);
  }
}

function sit(command: CommandOf<"sit">, person: Person, { engine, table, secrets }: Context): Events {
  checkStatus(table, "waiting");
  if (seatOf(table, person.id) !== null)
    throw new Refusal("already_seated", "you already have a seat at this table");
  const open = table.view.seats.flatMap((seat, number) => (isOpen(seat) ? [number] : []));
  const seat = command.seat ?? open[0];
  if (seat === undefined) throw new Refusal("full", "this table has no free seat");
  if (!open.includes(seat))
    throw new Refusal(open.length ? "seat_taken" : "full", `seat ${seat} is not free`);
  const named = { id: person.id, name: uniqueName(table.view.seats, person.name) };
  const sat: WireEvent = { type: "sat", seat, person: named, ...entropyOf(command.entropy) };
  if (!table.startsWhenFull || open.length > 1) return [sat];
  const commit = { version: table.version + 1, time: table.turnStarted, events: [sat] };
  return [sat, ...startGame(engine, applied(engine, table, commit), secrets)];
}

function contribute(command: CommandOf<"contribute">, person: Person, { table }: Context): Events {
  const seat = ownSeat(table, person);
  checkStatus(table, "waiting", "between");
  if (table.hidden[seat]?.entropy)
    throw new Refusal("wrong_moment", "you have already contributed to this deck");
  return [{ type: "contributed", seat, entropy: command.entropy }];
}

function playOwn(command: CommandOf<"play">, person: Person, { engine, table, secrets }: Context): Events {
  const seat = ownSeat(table, person);
  checkStatus(table, "playing");
  if (table.view.seats[seat]?.stand_in)
    throw new Refusal("wrong_moment", "a bot stands in for you: return first");
  if (toMove(table) !== seat)
    throw new Refusal("not_your_turn", "it is not your turn", { version: table.version });
  return play(engine, table, secrets, command.action, false);
}

function stand(person: Person, { table }: Context): Events {
  const seat = ownSeat(table, person);
  if (table.view.status === "waiting") return [{ type: "stood", seat }];
  checkStatus(table, "playing", "between");
  if (table.view.seats[seat]?.stand_in) throw new Refusal("wrong_moment", "a bot already stands in for you");
  return [{ type: "bot_stands_in", seat, reason: "left" }];
}

function comeBack(person: Person, { table }: Context): Events {
  const seat = ownSeat(table, person);
  checkStatus(table, "playing", "between");
  const reason = table.view.seats[seat]?.stand_in;
  if (!reason) throw new Refusal("wrong_moment", "no bot stands in for you");
  if (reason === "resigned") throw new Refusal("wrong_moment", "you have resigned this match");
  if (table.hidden[seat]?.owesMove && toMove(table) === seat)
    throw new Refusal("wrong_moment", "the bot is about to move for you: return after its move");
  return [{ type: "returned", seat }];
}

function resign(person: Person, { table }: Context): Events {
  const seat = ownSeat(table, person);
  checkStatus(table, "playing", "between");
  if (table.view.seats[seat]?.stand_in === "resigned")
    throw new Refusal("wrong_moment", "you have already resigned this match");
  return [{ type: "bot_stands_in", seat, reason: "resigned" }];
}

function ready(command: CommandOf<"ready">, person: Person, { engine, table, secrets }: Context): Events {
  const seat = ownSeat(table, person);
  checkStatus(table, "between");
  if (table.view.seats[seat]?.is_ready) throw new Refusal("wrong_moment", "you are already ready");
  const event: WireEvent = { type: "ready", seat, ...entropyOf(command.entropy) };
  const needsPause = (other: SeatView, number: number): boolean =>
    number !== seat && !other.is_ready && !isPlayedByBot(other);
  if (table.view.seats.some(needsPause)) return [event];
  const given = table.hidden.map((each) => each.entropy);
  const entropy = command.entropy ? given.with(seat, command.entropy) : given;
  return [event, ...startGame(engine, table, secrets, entropy)];
}

/** Defaults are left out, as the server does. */
function entropyOf(entropy: string | undefined): { entropy?: string } {
  return entropy ? { entropy } : {};
}

function checkStatus({ view, version }: TableState, ...wanted: readonly Status[]): void {
  if (!wanted.some((status) => status === view.status))
    throw new Refusal("wrong_moment", `not while the table is ${view.status}`, { version });
}

function ownSeat(table: TableState, person: Person): number {
  const seat = seatOf(table, person.id);
  if (seat === null) throw new Refusal("not_seated", "you have no seat at this table");
  return seat;
}

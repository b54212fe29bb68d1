/** The fold of messages into a table's view: `TableView.after` of `coloretto.protocol.view`, with the same test cases. */
import type { EventOf, Happened, Person, SeatView, TableEvent, TableView } from "./messages.ts";

/** The table after the next version's message; the table before is not changed. */
export function after(table: TableView, message: Happened): TableView {
  const folded = message.events.reduce((before, event) => afterEvent(before, event, message.time), table);
  return { ...folded, turn: message.turn ?? null };
}

/** The seconds on a seat's clock for the game, which runs while its person is to move; null without such a clock. */
export function secondsLeft(table: TableView, number: number, time: number): number | null {
  const { turn, seats } = table;
  const { level = null, stand_in = "", seconds_left: left = null } = seats[number] ?? {};
  const isPlayedByBot = level !== null || stand_in !== "";
  const isToMove = table.status === "playing" && turn?.state.to_move === number;
  if (left === null || isPlayedByBot || !isToMove) return left;
  return Math.max(0, left - (time - (turn.began ?? 0)));
}

function afterEvent(table: TableView, event: TableEvent, time: number): TableView {
  switch (event.type) {
    case "opened":
      return { ...table, options: event.options, host: event.host, commitment: event.commitment };
    case "sat":
      return withSeat(table, event.seat, () => ({ person: event.person }));
    case "stood":
    case "unseated":
      return withSeat(table, event.seat, () => ({}));
    case "bot_seated":
      return withSeat(table, event.seat, () => ({ level: event.level }));
    case "started":
      return started(table, event);
    case "played":
      return played(table, event, time);
    case "bot_stands_in":
      return withSeat(withClock(table, event.seat, time), event.seat, (seat) => ({
        ...seat,
        stand_in: event.reason,
      }));
    case "returned":
      return withSeat(table, event.seat, (seat) => ({ ...seat, stand_in: "" }));
    case "renamed":
      return renamed(table, event.person);
    case "ready":
      return withSeat(table, event.seat, (seat) => ({ ...seat, is_ready: true }));
    case "silenced":
      return withSeat(table, event.seat, (seat) => ({ ...seat, is_silenced: event.is_silenced ?? true }));
    case "game_over":
      return gameOver(table, event);
    case "match_over":
      return { ...table, status: "over" };
    case "closed":
      return { ...table, status: "closed" };
    case "rematch_opened":
      return { ...table, rematch: event.table };
    case "said":
    case "contributed":
      return table;
    default:
      event satisfies never; // what only newer servers send changes nothing
      return table;
  }
}

function withSeat(table: TableView, number: number, changed: (seat: SeatView) => SeatView): TableView {
  return { ...table, seats: table.seats.map((seat, index) => (index === number ? changed(seat) : seat)) };
}

function started(table: TableView, event: EventOf<"started">): TableView {
  const left = table.options.clock?.game ?? null;
  const seats = table.seats.map((seat) => ({ ...seat, is_ready: false, seconds_left: left, bot_turns: 0 }));
  return { ...table, status: "playing", game: event.game, seats };
}

/** A seat's clock stops; a turn that a bot has finished for a person is counted. */
function played(table: TableView, event: EventOf<"played">, time: number): TableView {
  return withSeat(withClock(table, event.seat, time), event.seat, (seat) => ({
    ...seat,
    bot_turns: (seat.bot_turns ?? 0) + (endsTurnOfStandIn(event, seat) ? 1 : 0),
  }));
}

/** Whether a bot has finished the turn of a person; drawing a card only begins one. */
export function endsTurnOfStandIn(event: EventOf<"played">, seat: SeatView | undefined): boolean {
  return (event.by_bot ?? false) && seat?.person != null && event.action.kind !== "draw";
}

function renamed(table: TableView, person: Person): TableView {
  const seats = table.seats.map((seat) => (seat.person?.id === person.id ? { ...seat, person } : seat));
  return { ...table, host: table.host.id === person.id ? person : table.host, seats };
}

/** A seat's clock stops. */
function withClock(table: TableView, number: number, time: number): TableView {
  const left = secondsLeft(table, number, time);
  return withSeat(table, number, (seat) => ({ ...seat, seconds_left: left }));
}

function gameOver(table: TableView, event: EventOf<"game_over">): TableView {
  return {
    ...table,
    status: "between",
    games: [...table.games, event.scores],
    totals: event.totals,
    commitment: event.commitment ?? "",
  };
}

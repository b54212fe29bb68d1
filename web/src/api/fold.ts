/** The fold of messages into a table's view: pure, and the same as the server's. */
import type { EventOf, Happened, SeatView, TableEvent, TableView } from "./messages.ts";

/** The view after a message; the view before is not changed. */
export function after(table: TableView, message: Happened): TableView {
  const folded = message.events.reduce((before, event) => afterEvent(before, event, message.time), table);
  return message.turn ? { ...folded, turn: message.turn } : folded;
}

/** Seconds for a decision when the clock for the game has run out. */
const MIN_SECONDS = 5;

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
      return withClock(table, event.seat, time);
    case "bot_stands_in":
      return withSeat(withClock(table, event.seat, time), event.seat, (seat) => ({
        ...seat,
        stand_in: event.reason,
      }));
    case "returned":
      return withSeat(table, event.seat, (seat) => ({ ...seat, stand_in: "" }));
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
    default:
      return table; // changes nothing in the view
  }
}

function withSeat(table: TableView, number: number, changed: (seat: SeatView) => SeatView): TableView {
  return { ...table, seats: table.seats.map((seat, index) => (index === number ? changed(seat) : seat)) };
}

function started(table: TableView, event: EventOf<"started">): TableView {
  const left = table.options.clock?.game ?? null;
  const seats = table.seats.map((seat) => ({ ...seat, is_ready: false, seconds_left: left }));
  return { ...table, status: "playing", game: event.game, seats };
}

/** A seat's clock for the game after a decision: it has run since the turn began. */
function withClock(table: TableView, number: number, time: number): TableView {
  const left = table.seats[number]?.seconds_left;
  const { deadline, state } = table.turn ?? {};
  if (left == null || deadline == null || state?.to_move !== number) return table;
  const startedAt = deadline - Math.max(MIN_SECONDS, left);
  return withSeat(table, number, (seat) => ({
    ...seat,
    seconds_left: Math.max(0, left - (time - startedAt)),
  }));
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

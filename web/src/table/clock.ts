/** The clocks of a table. */
import { secondsLeft } from "../api/fold.ts";
import type { TableView } from "../api/messages.ts";

/** Without a clock there is still a deadline; only its last seconds are shown. */
const WARNING = 60;

/** 75.2 seconds as "1:16": rounded up. */
export function clockText(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  const hours = Math.floor(whole / 3600);
  const minutes = Math.floor((whole % 3600) / 60);
  const rest = String(whole % 60).padStart(2, "0");
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, "0")}:${rest}` : `${minutes}:${rest}`;
}

/** The seconds on a seat's clock; null if none is shown. `now` may be a little older than the turn. */
export function secondsOf(view: TableView, seat: number, now: number): number | null {
  const time = Math.max(now, view.turn?.began ?? 0);
  const isToMove = view.status === "playing" && view.turn?.state.to_move === seat;
  return secondsLeft(view, seat, time) ?? (isToMove ? secondsForMove(view, time) : null);
}

function secondsForMove({ turn, options }: TableView, now: number): number | null {
  if (turn?.deadline == null) return null;
  const left = turn.deadline - now;
  return options.clock?.move != null || left < WARNING ? Math.max(0, left) : null;
}

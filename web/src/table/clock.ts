/** The clocks of a table. */
import { secondsLeft } from "../api/fold.ts";
import type { TableView } from "../api/messages.ts";
import { isTurnOf } from "./choices.ts";

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

/** Seconds before a bot plays for me, from which on I am warned. */
const BOT_WARNING = 30;

/** Seconds until a bot plays for me, without a clock; null while there is time. */
export function secondsUntilBot(view: TableView, me: number | null, now: number): number | null {
  const { clock } = view.options;
  if (!isTurnOf(me, view) || view.turn?.deadline == null || clock?.move != null || clock?.game != null)
    return null;
  const left = view.turn.deadline - now;
  return left < BOT_WARNING ? Math.max(0, Math.ceil(left)) : null;
}

function secondsForMove({ turn, options }: TableView, now: number): number | null {
  if (turn?.deadline == null) return null;
  const left = turn.deadline - now;
  return options.clock?.move != null || left < WARNING ? Math.max(0, left) : null;
}

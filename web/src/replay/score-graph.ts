/** The coordinates of the graphs over a game's steps. */
import type { Frame } from "../api/messages.ts";

export interface Box {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export interface Scale {
  x(step: number): number;
  y(points: number): number;
  /** The step nearest to a coordinate. */
  step(x: number): number;
  /** Points with a grid line. */
  readonly ticks: readonly number[];
}

const MAX_TICKS = 6;
const TICK_DISTANCES = [1, 2, 5, 10, 20, 50, 100, 200, 500];

export function scaleOf(frames: readonly Frame[], box: Box): Scale {
  const scores = frames.flatMap(({ state }) => state.scores);
  const ticks = ticksOf(Math.min(0, ...scores), Math.max(1, ...scores));
  return scaleFor(ticks, Math.max(1, frames.length - 1), box);
}

/** The scale from the first of these grid lines to the last, and up to the last step. */
export function scaleFor(ticks: readonly number[], last: number, box: Box): Scale {
  const [low, high] = [ticks[0]!, ticks.at(-1)!];
  const wide = box.width - box.left - box.right;
  const tall = box.height - box.top - box.bottom;
  return {
    x: (step) => box.left + (step / last) * wide,
    y: (points) => box.top + ((high - points) / (high - low)) * tall,
    step: (x) => Math.min(last, Math.max(0, Math.round(((x - box.left) / wide) * last))),
    ticks,
  };
}

/** Round numbers from at most the lowest to at least the highest. */
export function ticksOf(lowest: number, highest: number): number[] {
  const fits = (distance: number): boolean => (highest - lowest) / distance <= MAX_TICKS - 1;
  const distance = TICK_DISTANCES.find(fits) ?? highest - lowest;
  const first = Math.floor(lowest / distance);
  const last = Math.ceil(highest / distance);
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * distance);
}

/** The path of a player's points: they change only when a row is taken, so it is a staircase. */
export function scorePath(frames: readonly Frame[], seat: number, scale: Scale): string {
  const points = frames.map(({ state }) => state.scores[seat] ?? 0);
  const parts = points.flatMap((each, step) => {
    if (step > 0 && each === points[step - 1]) return [];
    return step === 0 ? [`M${scale.x(0)} ${scale.y(each)}`] : [`H${scale.x(step)}V${scale.y(each)}`];
  });
  return `${parts.join("")}H${scale.x(points.length - 1)}`;
}

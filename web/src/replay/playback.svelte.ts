/** Playback of a recorded game, step by step or automatic. */
import type { Frame, Replay } from "../api/messages.ts";
import { animationDuration } from "../app/settings.svelte.ts";
import { CardAnimation } from "../table/animation.svelte.ts";
import { boardOf, type Board } from "../table/board.ts";
import { roundFrom, roundsOf, updateBetween, withPlacingOrder, type Round } from "./frames.ts";

export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

/** Milliseconds between two steps at normal speed. */
const PAUSE = 1100;

export class Playback {
  readonly frames: readonly Frame[];
  readonly rounds: readonly Round[];
  step = $state.raw(0);
  isPlaying = $state.raw(false);
  speed: Speed = $state.raw(1);
  /** A new one for every step: cards that are still in the air are dropped. */
  animation: CardAnimation = $state.raw(new CardAnimation());
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(replay: Replay, step = 0) {
    this.frames = withPlacingOrder(replay.frames);
    this.rounds = roundsOf(replay.frames);
    this.step = this.#clamped(step);
  }

  readonly frame: Frame = $derived.by(() => this.frames[this.step]!);
  readonly board: Board = $derived.by(() => this.animation.board ?? boardOf(this.frame.state));
  readonly isFirst = $derived.by(() => this.step === 0);
  readonly isLast = $derived.by(() => this.step === this.last);
  readonly round = $derived.by(() => this.rounds.findLast((each) => each.step <= this.step)?.round ?? 1);

  get last(): number {
    return this.frames.length - 1;
  }

  get before(): Frame | undefined {
    return this.frames[this.step - 1];
  }

  /** Go to a step; the next one is animated. */
  go(step: number): void {
    const next = this.#clamped(step);
    const isNext = next === this.step + 1;
    this.animation = new CardAnimation();
    this.step = next;
    if (isNext && this.speed <= 2) this.animation.show(updateBetween(this.before!, this.frame));
    if (this.isPlaying) this.#scheduleNext();
  }

  #clamped(step: number): number {
    return Math.min(Math.max(0, Math.trunc(step) || 0), this.last);
  }

  forward(): void {
    this.go(this.step + 1);
  }

  back(): void {
    this.go(this.step - 1);
  }

  jumpRound(by: 1 | -1): void {
    this.go(roundFrom(this.rounds, this.step, by, this.last));
  }

  toggle(): void {
    if (this.isPlaying) this.pause();
    else this.play();
  }

  /** Play automatically, from the start if the end was reached. */
  play(): void {
    if (this.isLast) this.go(0);
    this.isPlaying = true;
    this.#scheduleNext();
  }

  pause(): void {
    clearTimeout(this.#timer);
    this.isPlaying = false;
  }

  #scheduleNext(): void {
    clearTimeout(this.#timer);
    if (this.isLast) this.isPlaying = false;
    else this.#timer = setTimeout(() => this.forward(), this.#delay());
  }

  #delay(): number {
    const animated = this.speed <= 2 ? animationDuration() * 1.2 : 0;
    return Math.max(PAUSE / this.speed, animated);
  }
}

/** Walking through a recorded game, by hand or by itself. */
import type { Frame, Replay } from "../api/messages.ts";
import { motion } from "../app/settings.svelte.ts";
import { pictureOf, type Picture } from "../table/model.ts";
import { Stage } from "../table/animation.svelte.ts";
import { laid, newsOf, roundFrom, roundsOf, type Round } from "./model.ts";

export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

/** Milliseconds that a step stays before the next, at the usual speed. */
const PAUSE = 1100;

export class Player {
  readonly frames: readonly Frame[];
  readonly rounds: readonly Round[];
  step = $state.raw(0);
  isPlaying = $state.raw(false);
  speed: Speed = $state.raw(1);
  /** A new one for every step: what was still in the air is forgotten. */
  stage: Stage = $state.raw(new Stage());
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(replay: Replay, step = 0) {
    this.frames = laid(replay.frames);
    this.rounds = roundsOf(replay.frames);
    this.step = this.#within(step);
  }

  readonly frame: Frame = $derived.by(() => this.frames[this.step]!);
  readonly picture: Picture = $derived.by(() => this.stage.picture ?? pictureOf(this.frame.state));
  readonly isFirst = $derived.by(() => this.step === 0);
  readonly isLast = $derived.by(() => this.step === this.last);
  readonly round = $derived.by(() => this.rounds.findLast((each) => each.step <= this.step)?.round ?? 1);

  get last(): number {
    return this.frames.length - 1;
  }

  get before(): Frame | undefined {
    return this.frames[this.step - 1];
  }

  /** Show a step; the next one is shown with its cards moving. */
  go(step: number): void {
    const next = this.#within(step);
    const isNext = next === this.step + 1;
    this.stage = new Stage();
    this.step = next;
    if (isNext && this.speed <= 2) this.stage.show(newsOf(this.before!, this.frame));
    if (this.isPlaying) this.#wait();
  }

  #within(step: number): number {
    return Math.min(Math.max(0, Math.trunc(step) || 0), this.last);
  }

  forward(): void {
    this.go(this.step + 1);
  }

  back(): void {
    this.go(this.step - 1);
  }

  jump(by: 1 | -1): void {
    this.go(roundFrom(this.rounds, this.step, by, this.last));
  }

  toggle(): void {
    if (this.isPlaying) this.pause();
    else this.play();
  }

  /** Go on by itself; from the beginning where the end was reached. */
  play(): void {
    if (this.isLast) this.go(0);
    this.isPlaying = true;
    this.#wait();
  }

  pause(): void {
    clearTimeout(this.#timer);
    this.isPlaying = false;
  }

  #wait(): void {
    clearTimeout(this.#timer);
    if (this.isLast) this.isPlaying = false;
    else this.#timer = setTimeout(() => this.forward(), this.#pause());
  }

  #pause(): number {
    const shown = this.speed <= 2 ? motion() * 1.2 : 0;
    return Math.max(PAUSE / this.speed, shown);
  }
}

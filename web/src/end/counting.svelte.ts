/** How far the points are counted: step by step, or at once for people who want no motion. */
import { animationDuration } from "../app/settings.svelte.ts";

export class Counting {
  readonly #steps: number;
  #step = $state(0);
  /** Whether it began with nothing counted. */
  readonly isScene: boolean;

  /** `isSeen`: the scene was shown before. */
  constructor(steps: number, isSeen: boolean) {
    this.#steps = steps;
    this.isScene = !isSeen && animationDuration() > 0;
    if (!this.isScene) this.#step = steps;
  }

  get step(): number {
    return this.#step;
  }

  get isDone(): boolean {
    return this.#step >= this.#steps;
  }

  /** Count the rest; returns how to stop. */
  run(): () => void {
    const timer = setInterval(() => {
      if (this.isDone) clearInterval(timer);
      else this.#step += 1;
    }, 1.2 * animationDuration());
    return () => clearInterval(timer);
  }

  finish(): void {
    this.#step = this.#steps;
  }
}

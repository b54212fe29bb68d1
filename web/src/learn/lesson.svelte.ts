/** Going through the lessons: what is shown, what may be chosen, what the coach says. */
import type { Frame } from "../api/messages.ts";
import { keep, kept } from "../app/storage.ts";
import { motion } from "../app/settings.svelte.ts";
import { newsOf } from "../replay/model.ts";
import { choicesOf, NO_CHOICE, pictureOf, type Choices, type Picture } from "../table/model.ts";
import { Stage } from "../table/animation.svelte.ts";
import { ME, type Answer, type Scene, type Tutorial } from "./scenes.ts";

const KEY = "coloretto.lesson";
/** Milliseconds between two actions that are watched. */
const BREATH = 650;
/** Flights that the last-round card's coming takes. */
const LAST_ROUND = 7;

/** A text of the catalogue, `learn-` and this id, with what it needs. */
export interface Said {
  readonly id: string;
  readonly points: number;
  readonly before: number;
}

export type Moment = "watching" | "asking" | "answered" | "told";

export class Lesson {
  readonly tutorial: Tutorial;
  readonly #says: (id: string) => boolean;
  number = $state.raw(0);
  moment: Moment = $state.raw("told");
  frame: Frame = $state.raw(undefined!);
  /** The frame before the one that is shown. */
  before: Frame | undefined = $state.raw();
  answer: string | null = $state.raw(null);
  stage: Stage = $state.raw(new Stage());
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `says`: whether there is such a text; an answer that nothing is said to leads straight on. */
  constructor(tutorial: Tutorial, says: (id: string) => boolean) {
    this.tutorial = tutorial;
    this.#says = says;
    this.enter(Math.min(kept(KEY, isNumber) ?? 0, tutorial.scenes.length - 1));
  }

  readonly scene: Scene = $derived.by(() => this.tutorial.scenes[this.number]!);
  readonly picture: Picture = $derived.by(() => this.stage.picture ?? pictureOf(this.frame.state));
  readonly isLast = $derived.by(() => this.number === this.tutorial.scenes.length - 1);
  readonly isGood = $derived.by(() => this.answer !== null && this.#answered.good);
  readonly choices: Choices = $derived.by(() => {
    const canChoose = this.moment === "asking" && this.stage.picture === null;
    return canChoose ? choicesOf(Object.keys(this.scene.answers), this.frame.state.rows.length) : NO_CHOICE;
  });
  readonly said: Said = $derived.by(() => ({
    id: this.#textId(),
    points: this.frame.state.scores[ME] ?? 0,
    before: this.scene.frames.at(-1)!.state.scores[ME] ?? 0,
  }));

  get #answered(): Answer {
    return this.scene.answers[this.answer!]!;
  }

  #textId(): string {
    const { name } = this.scene;
    if (this.moment === "watching") return `${name}-watch`;
    return this.moment === "answered" ? `${name}-${this.answer!.toLowerCase()}` : name;
  }

  /** Begin a scene. */
  enter(number: number): void {
    this.number = number;
    keep(KEY, this.isLast ? 0 : number);
    const [first, ...more] = this.scene.frames;
    this.#show(first!);
    this.answer = null;
    this.moment = "watching";
    this.#watch(more, BREATH, () => this.#ask());
  }

  #ask(): void {
    this.moment = Object.keys(this.scene.answers).length > 0 ? "asking" : "told";
  }

  /** Show these, one after the other, the first one after so many milliseconds. */
  #watch(frames: readonly Frame[], wait: number, then: () => void): void {
    clearTimeout(this.#timer);
    const [next, ...more] = frames;
    if (!next) {
      then();
      return;
    }
    this.#timer = setTimeout(() => {
      const pause =
        BREATH + motion() * (next.state.last_round && !this.frame.state.last_round ? LAST_ROUND : 1.5);
      this.#move(next);
      this.#watch(more, pause, then);
    }, wait);
  }

  #show(frame: Frame): void {
    this.stage = new Stage();
    this.before = undefined;
    this.frame = frame;
  }

  #move(next: Frame): void {
    const news = newsOf(this.frame, next);
    this.stage = new Stage();
    this.before = this.frame;
    this.frame = next;
    this.stage.show(news);
  }

  /** What the learner does; anything that the scene does not know is left undone. */
  choose(action: string): void {
    const answer = this.scene.answers[action];
    if (this.moment !== "asking" || !answer) return;
    this.answer = action;
    this.moment = "answered";
    const isSilent = answer.good && !this.#says(`${this.scene.name}-${action.toLowerCase()}`);
    this.#watch(answer.frames, 0, () => {
      if (isSilent) this.#timer = setTimeout(() => this.next(), motion() + BREATH / 2);
    });
  }

  /** To the question: back from an answer, or ahead of what is watched. */
  ask(): void {
    clearTimeout(this.#timer);
    this.answer = null;
    this.#show(this.scene.frames.at(-1)!);
    this.#ask();
  }

  next(): void {
    if (!this.isLast) this.enter(this.number + 1);
  }

  back(): void {
    if (this.number > 0) this.enter(this.number - 1);
  }

  leave(): void {
    clearTimeout(this.#timer);
  }
}

function isNumber(value: unknown): value is number {
  return typeof value === "number" && Number.isInteger(value) && value >= 0;
}

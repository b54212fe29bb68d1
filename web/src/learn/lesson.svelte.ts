/** Going through the scenes of the lesson: what is shown, what can be chosen, what the coach says. */
import { isSameAction, type Action } from "../api/actions.ts";
import type { Frame } from "../api/messages.ts";
import { animationDuration } from "../app/settings.svelte.ts";
import { readStorage, writeStorage } from "../app/storage.ts";
import { updateBetween } from "../replay/frames.ts";
import { CardAnimation } from "../table/animation.svelte.ts";
import { boardOf, type Board } from "../table/board.ts";
import { choicesOf, NO_CHOICES, type Choices } from "../table/choices.ts";
import { ME, type Answer, type Scene, type Tutorial } from "./scenes.ts";

const KEY = "coloretto.lesson";
/** Milliseconds between two actions that are watched. */
const PAUSE = 650;
/** How long the last-round card's appearance takes, in flights. */
const LAST_ROUND = 7;

/** A text of the catalogue, `learn-` and this id, with its arguments. */
export interface CoachText {
  readonly id: string;
  readonly points: number;
  readonly before: number;
}

/** `watching` frames, then a `question`, then `answered`; a scene without a question is `explained`. */
export type Phase = "watching" | "question" | "answered" | "explained";

export class Lesson {
  readonly tutorial: Tutorial;
  readonly #hasText: (id: string) => boolean;
  number = $state.raw(0);
  phase: Phase = $state.raw("explained");
  frame: Frame = $state.raw(undefined!);
  /** The frame before the one that is shown. */
  before: Frame | undefined = $state.raw();
  answer: Answer | null = $state.raw(null);
  animation: CardAnimation = $state.raw(new CardAnimation());
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `hasText`: whether the coach has this text; a good answer without one leads straight on. */
  constructor(tutorial: Tutorial, hasText: (id: string) => boolean) {
    this.tutorial = tutorial;
    this.#hasText = hasText;
    this.enter(Math.min(readStorage(KEY, isSceneNumber) ?? 0, tutorial.scenes.length - 1));
  }

  readonly scene: Scene = $derived.by(() => this.tutorial.scenes[this.number]!);
  readonly board: Board = $derived.by(() => this.animation.board ?? boardOf(this.frame.state));
  readonly isLast = $derived.by(() => this.number === this.tutorial.scenes.length - 1);
  readonly isGood = $derived.by(() => this.answer?.good ?? false);
  readonly choices: Choices = $derived.by(() => {
    const canChoose = this.phase === "question" && this.animation.board === null;
    const actions = this.scene.answers.map(({ action }) => action);
    return canChoose ? choicesOf(actions, this.frame.state.rows.length) : NO_CHOICES;
  });
  readonly text: CoachText = $derived.by(() => ({
    id: this.#textId(),
    points: this.frame.state.scores[ME] ?? 0,
    before: this.scene.frames.at(-1)!.state.scores[ME] ?? 0,
  }));

  #textId(): string {
    if (this.phase === "watching") return `${this.scene.name}-watch`;
    return this.answer?.textId ?? this.scene.name;
  }

  /** Begin a scene. */
  enter(number: number): void {
    this.number = number;
    writeStorage(KEY, this.isLast ? 0 : number);
    const [first, ...more] = this.scene.frames;
    this.#show(first!);
    this.answer = null;
    this.phase = "watching";
    this.#watch(more, PAUSE, () => this.#ask());
  }

  #ask(): void {
    this.phase = this.scene.answers.length > 0 ? "question" : "explained";
  }

  /** Show frames one after the other, the first one after this many milliseconds. */
  #watch(frames: readonly Frame[], wait: number, then: () => void): void {
    clearTimeout(this.#timer);
    const [next, ...more] = frames;
    if (!next) {
      then();
      return;
    }
    this.#timer = setTimeout(() => {
      const isLastRoundNew = next.state.last_round && !this.frame.state.last_round;
      const pause = PAUSE + animationDuration() * (isLastRoundNew ? LAST_ROUND : 1.5);
      this.#move(next);
      this.#watch(more, pause, then);
    }, wait);
  }

  #show(frame: Frame): void {
    this.animation = new CardAnimation();
    this.before = undefined;
    this.frame = frame;
  }

  #move(next: Frame): void {
    const update = updateBetween(this.frame, next);
    this.animation = new CardAnimation();
    this.before = this.frame;
    this.frame = next;
    this.animation.show(update);
  }

  /** Answer the question; actions that are no answer of the scene are ignored. */
  choose(action: Action): void {
    const answer = this.scene.answers.find((each) => isSameAction(each.action, action));
    if (this.phase !== "question" || !answer) return;
    this.answer = answer;
    this.phase = "answered";
    const leadsOn = answer.good && !this.#hasText(answer.textId);
    this.#watch(answer.frames, 0, () => {
      if (leadsOn) this.#timer = setTimeout(() => this.next(), animationDuration() + PAUSE / 2);
    });
  }

  /** Go to the question: undo an answer, or skip what is watched. */
  goToQuestion(): void {
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

  /** Stop all timers. */
  leave(): void {
    clearTimeout(this.#timer);
  }
}

function isSceneNumber(value: unknown): value is number {
  return typeof value === "number" && Number.isInteger(value) && value >= 0;
}

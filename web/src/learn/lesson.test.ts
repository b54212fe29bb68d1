// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { readFileSync } from "node:fs";
import { entries } from "../../catalogues.ts";
import { parseAction, type Action } from "../api/actions.ts";
import { choicesOf } from "../table/choices.ts";
import { Lesson } from "./lesson.svelte.ts";
import { ME, TUTORIAL } from "./scenes.ts";

const IDS = new Set(entries(readFileSync("../src/coloretto/locales/en/learn.ftl", "utf8")).map(([id]) => id));
const action = (text: string): Action => parseAction(text)!;
const hasText = (id: string): boolean => IDS.has(`learn-${id}`);

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

function begun(scene: string): Lesson {
  const lesson = new Lesson(TUTORIAL, hasText);
  lesson.enter(TUTORIAL.scenes.findIndex(({ name }) => name === scene));
  vi.runAllTimers();
  return lesson;
}

describe("every scene", () => {
  test.each(TUTORIAL.scenes)("$name has a title and a text", ({ name, frames }) => {
    expect([hasText(`${name}-title`), hasText(name)]).toEqual([true, true]);
    expect(hasText(`${name}-watch`)).toBe(frames.length > 1);
  });

  test.each(TUTORIAL.scenes)("$name goes on with one answer and explains the others", ({ answers }) => {
    expect(answers.filter(({ good }) => good).length).toBe(answers.length > 0 ? 1 : 0);
    for (const { good, textId } of answers) if (!good) expect(hasText(textId)).toBe(true);
  });

  test.each(TUTORIAL.scenes)("$name asks the learner", ({ frames, answers }) => {
    if (answers.length > 0) expect(frames.at(-1)!.state.to_move).toBe(ME);
  });
});

test("every comment on an answer belongs to a possible answer", () => {
  const possible = TUTORIAL.scenes.flatMap(({ answers }) => answers.map(({ textId }) => `learn-${textId}`));
  const texts = [...IDS].filter((id) => /-(d|[tp]\d)$/.test(id));
  expect(texts.filter((id) => !possible.includes(id))).toEqual([]);
});

test("the frames before a question are watched, and can be skipped", () => {
  const lesson = new Lesson(TUTORIAL, hasText);
  lesson.enter(2);
  expect(lesson.phase).toBe("watching");
  lesson.goToQuestion();
  expect(lesson.phase).toBe("question");
  expect(lesson.frame).toBe(lesson.scene.frames.at(-1));
  expect(lesson.choices).toEqual(choicesOf(["T0", "T1", "D"].map(action), 3));
});

test("a wrong answer is shown, explained and undone", () => {
  const lesson = begun("three");
  lesson.choose(action("T0"));
  vi.runAllTimers();
  expect([lesson.phase, lesson.isGood, lesson.text.id]).toEqual(["answered", false, "three-t0"]);
  expect(lesson.text.points).toBeLessThan(lesson.text.before);
  lesson.goToQuestion();
  expect([lesson.phase, lesson.text.id]).toEqual(["question", "three"]);
});

test("only offered actions can be chosen, and only once", () => {
  const lesson = begun("three");
  lesson.choose(action("D"));
  expect(lesson.answer).toBeNull();
  lesson.choose(action("T1"));
  lesson.choose(action("T0"));
  expect(lesson.answer?.action).toEqual(action("T1"));
});

test("a good answer without a comment leads straight to the next scene", () => {
  const lesson = begun("draw");
  lesson.choose(action("D"));
  vi.advanceTimersByTime(5000);
  expect(lesson.scene.name).toBe("place");
});

test("the lesson continues where it was left, and starts over once it was finished", () => {
  new Lesson(TUTORIAL, hasText).enter(4);
  expect(new Lesson(TUTORIAL, hasText).number).toBe(4);
  new Lesson(TUTORIAL, hasText).enter(TUTORIAL.scenes.length - 1);
  expect(new Lesson(TUTORIAL, hasText).number).toBe(0);
});

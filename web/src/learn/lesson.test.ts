// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { readFileSync } from "node:fs";
import { entries } from "../../catalogues.ts";
import { choicesOf } from "../table/model.ts";
import { Lesson } from "./lesson.svelte.ts";
import { ME, TUTORIAL } from "./scenes.ts";

const IDS = new Set(entries(readFileSync("../src/coloretto/locales/en/learn.ftl", "utf8")).map(([id]) => id));
const says = (id: string): boolean => IDS.has(`learn-${id}`);

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

function begun(scene: string): Lesson {
  const lesson = new Lesson(TUTORIAL, says);
  lesson.enter(TUTORIAL.scenes.findIndex(({ name }) => name === scene));
  vi.runAllTimers();
  return lesson;
}

describe("every scene", () => {
  test.each(TUTORIAL.scenes)("$name has a title and a text", ({ name, frames }) => {
    expect([says(`${name}-title`), says(name)]).toEqual([true, true]);
    expect(says(`${name}-watch`)).toBe(frames.length > 1);
  });

  test.each(TUTORIAL.scenes)("$name goes on with one answer and explains the others", ({ name, answers }) => {
    const told = Object.entries(answers);
    expect(told.filter(([, answer]) => answer.good).length).toBe(told.length > 0 ? 1 : 0);
    for (const [action, answer] of told)
      if (!answer.good) expect(says(`${name}-${action.toLowerCase()}`)).toBe(true);
  });

  test.each(TUTORIAL.scenes)("$name asks the learner, nobody else", ({ frames, answers }) => {
    if (Object.keys(answers).length > 0) expect(frames.at(-1)!.state.to_move).toBe(ME);
  });
});

test("what is said to an answer belongs to an answer that can be given", () => {
  const given = TUTORIAL.scenes.flatMap(({ name, answers }) =>
    Object.keys(answers).map((each) => `learn-${name}-${each.toLowerCase()}`),
  );
  const said = [...IDS].filter((id) => /-(d|[tp]\d)$/.test(id));
  expect(said.filter((id) => !given.includes(id))).toEqual([]);
});

test("what happens before a question is watched, and can be skipped", () => {
  const lesson = new Lesson(TUTORIAL, says);
  lesson.enter(2);
  expect(lesson.moment).toBe("watching");
  lesson.ask();
  expect(lesson.moment).toBe("asking");
  expect(lesson.frame).toBe(lesson.scene.frames.at(-1));
  expect(lesson.choices).toEqual(choicesOf(["T0", "T1", "D"], 3));
});

test("a wrong answer is shown, explained and taken back", () => {
  const lesson = begun("three");
  lesson.choose("T0");
  vi.runAllTimers();
  expect([lesson.moment, lesson.isGood, lesson.said.id]).toEqual(["answered", false, "three-t0"]);
  expect(lesson.said.points).toBeLessThan(lesson.said.before);
  lesson.ask();
  expect([lesson.moment, lesson.said.id]).toEqual(["asking", "three"]);
});

test("nothing can be chosen that the scene does not offer, nor twice", () => {
  const lesson = begun("three");
  lesson.choose("D");
  expect(lesson.answer).toBeNull();
  lesson.choose("T1");
  lesson.choose("T0");
  expect(lesson.answer).toBe("T1");
});

test("an answer that nothing is said to leads straight to the next scene", () => {
  const lesson = begun("draw");
  lesson.choose("D");
  vi.advanceTimersByTime(5000);
  expect(lesson.scene.name).toBe("place");
});

test("the lesson is found again where it was left, and from the beginning once it was finished", () => {
  new Lesson(TUTORIAL, says).enter(4);
  expect(new Lesson(TUTORIAL, says).number).toBe(4);
  new Lesson(TUTORIAL, says).enter(TUTORIAL.scenes.length - 1);
  expect(new Lesson(TUTORIAL, says).number).toBe(0);
});

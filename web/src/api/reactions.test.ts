// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { changeSettings } from "../app/settings.svelte.ts";
import { REACTIONS, Reactions, SHOWN_FOR } from "./reactions.svelte.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const shown = (reactions: Reactions): string[] =>
  reactions.shown.map(({ person, name }) => `${person} ${name}`);

test("every reaction is shown for a few seconds", () => {
  const reactions = new Reactions();
  for (const reaction of REACTIONS) reactions.show({ type: "reacted", person: reaction, reaction });
  expect(reactions.shown.map(({ name }) => name)).toEqual(REACTIONS);
  vi.advanceTimersByTime(SHOWN_FOR);
  expect(reactions.shown).toEqual([]);
});

test("a person's next reaction takes the place of the last one, for its own time", () => {
  const reactions = new Reactions();
  reactions.show({ type: "reacted", person: "ada", reaction: "hello" });
  vi.advanceTimersByTime(SHOWN_FOR / 2);
  reactions.show({ type: "reacted", person: "ada", reaction: "hello" });
  vi.advanceTimersByTime(SHOWN_FOR / 2);
  expect(shown(reactions)).toEqual(["ada hello"]);
  expect(reactions.of("ada")?.key).toBe(2);
  expect(reactions.of("ben")).toBeNull();
  expect(reactions.of(undefined)).toBeNull();
  vi.advanceTimersByTime(SHOWN_FOR / 2);
  expect(reactions.of("ada")).toBeNull();
});

test("a player who has muted chat and reactions sees none", () => {
  const reactions = new Reactions();
  changeSettings({ chat: false });
  reactions.show({ type: "reacted", person: "ada", reaction: "hello" });
  changeSettings({ chat: true });
  expect(reactions.shown).toEqual([]);
});

test("a reaction that only newer servers know is not shown", () => {
  const reactions = new Reactions();
  reactions.show({ type: "reacted", person: "ada", reaction: "moonwalk" });
  expect(reactions.shown).toEqual([]);
});

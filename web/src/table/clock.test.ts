import { expect, test } from "vitest";
import type { TableView } from "../api/messages.ts";
import { clockText, secondsOf, secondsUntilBot } from "./clock.ts";

function view(clock: object, deadline: number | null, left: number | null = null): TableView {
  return {
    status: "playing",
    options: { clock },
    seats: [{ seconds_left: left }, { seconds_left: left }],
    turn: { state: { to_move: 0 }, deadline, began: 95 },
  } as unknown as TableView;
}

test("a clock shows minutes and seconds, and hours where there are any", () => {
  expect([0, 5, 59.2, 75.2, 3600, -3].map(clockText)).toEqual([
    "0:00",
    "0:05",
    "1:00",
    "1:16",
    "1:00:00",
    "0:00",
  ]);
});

test("a clock for the game runs since the turn began, also when it is nearly used up", () => {
  expect(secondsOf(view({ game: 600 }, 416, 321), 0, 100)).toBe(316);
  expect(secondsOf(view({ game: 600 }, 100, 3), 0, 97)).toBe(1);
  expect(secondsOf(view({ game: 600 }, 100, 3), 0, 99)).toBe(0);
});

test("a clock never shows more than there was when the turn began", () => {
  expect(secondsOf(view({ game: 600 }, 416, 321), 0, 94.5)).toBe(321);
  expect(secondsOf(view({ move: 30 }, 125), 0, 94.5)).toBe(30);
});

test("a clock for each move runs towards the deadline", () => {
  expect(secondsOf(view({ move: 60 }, 130), 0, 100)).toBe(30);
  expect(secondsOf(view({ move: 60 }, 90), 0, 100)).toBe(0);
});

test("the others keep what is left of their time", () => {
  expect(secondsOf(view({ game: 600 }, 130, 321), 1, 100)).toBe(321);
  expect(secondsOf(view({ move: 60 }, 130), 1, 100)).toBeNull();
});

test("without a clock only the end of the server's patience is shown", () => {
  expect(secondsOf(view({}, 400), 0, 100)).toBeNull();
  expect(secondsOf(view({}, 140), 0, 100)).toBe(40);
});

test("without a clock I am warned before a bot plays for me, and nobody else is", () => {
  expect(secondsUntilBot(view({}, 200), 0, 169)).toBeNull();
  expect(secondsUntilBot(view({}, 200), 0, 170.5)).toBe(30);
  expect(secondsUntilBot(view({}, 200), 0, 201)).toBe(0);
  expect(secondsUntilBot(view({}, 200), 1, 190)).toBeNull();
  expect(secondsUntilBot(view({}, null), 0, 190)).toBeNull();
  expect(secondsUntilBot(view({ move: 60 }, 200), 0, 190)).toBeNull();
});

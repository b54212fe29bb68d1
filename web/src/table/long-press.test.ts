// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { LONG_PRESS, longPress } from "./long-press.ts";

let row: HTMLButtonElement;
let pressed: boolean[];
let clicks: number;
let detach: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  [row, pressed, clicks] = [document.createElement("button"), [], 0];
  document.body.append(row);
  detach = longPress((isPressed) => pressed.push(isPressed))(row) as () => void;
  row.addEventListener("click", () => clicks++);
});

afterEach(() => {
  detach();
  row.remove();
  vi.useRealTimers();
});

function touch(type: string, x = 0): void {
  const event = new MouseEvent(type, { bubbles: true, clientX: x });
  row.dispatchEvent(Object.assign(event, { pointerType: "touch", isPrimary: true }));
}

test("a finger that rests wants to know, and chooses nothing", () => {
  touch("pointerdown");
  vi.advanceTimersByTime(LONG_PRESS);
  expect(pressed).toEqual([true]);
  touch("pointerup");
  row.click();
  expect(pressed).toEqual([true, false]);
  expect(clicks).toBe(0);
});

test("a tap chooses, also after a long press", () => {
  for (const time of [LONG_PRESS, 50]) {
    touch("pointerdown");
    vi.advanceTimersByTime(time);
    touch("pointerup");
  }
  row.click();
  expect(clicks).toBe(1);
});

test("a finger that moves away drags", () => {
  touch("pointerdown");
  touch("pointermove", 20);
  vi.advanceTimersByTime(LONG_PRESS);
  expect(pressed).toEqual([]);
});

test("what is taken from the page forgets the finger", () => {
  touch("pointerdown");
  detach();
  vi.advanceTimersByTime(LONG_PRESS);
  expect(pressed).toEqual([]);
});

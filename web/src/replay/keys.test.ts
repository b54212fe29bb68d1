// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from "vitest";
import { keyPressed } from "./keys.ts";

const walker = { forward: vi.fn(), back: vi.fn(), jump: vi.fn(), toggle: vi.fn(), go: vi.fn(), last: 9 };

beforeEach(() => {
  vi.clearAllMocks();
  document.body.innerHTML = `<textarea></textarea><button></button><input type="range" /><ol tabindex="0"></ol>`;
});

function press(key: string, on = "body", more: KeyboardEventInit = {}): KeyboardEvent {
  const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more });
  document.querySelector(on)!.dispatchEvent(event);
  keyPressed(event, walker);
  return event;
}

test("arrows step, Page keys change the round, Home and End jump, the space bar plays", () => {
  for (const key of ["ArrowRight", "ArrowLeft", "PageDown", "PageUp", "Home", "End", " "]) {
    expect(press(key).defaultPrevented).toBe(true);
  }
  expect(walker.forward).toHaveBeenCalledOnce();
  expect(walker.back).toHaveBeenCalledOnce();
  expect(walker.jump.mock.calls).toEqual([[1], [-1]]);
  expect(walker.go.mock.calls).toEqual([[0], [9]]);
  expect(walker.toggle).toHaveBeenCalledOnce();
});

test("whoever writes keeps their keys", () => {
  expect(press("ArrowRight", "textarea").defaultPrevented).toBe(false);
  expect(walker.forward).not.toHaveBeenCalled();
});

test("a button keeps its space bar, but no arrows", () => {
  press(" ", "button");
  press("ArrowRight", "button");
  expect(walker.toggle).not.toHaveBeenCalled();
  expect(walker.forward).toHaveBeenCalledOnce();
});

test("a list that scrolls keeps Home and End", () => {
  press("End", "ol");
  expect(walker.go).not.toHaveBeenCalled();
});

test("the slider walks like everything else", () => {
  press("ArrowRight", "input");
  expect(walker.forward).toHaveBeenCalledOnce();
});

test("what belongs to the browser stays its own", () => {
  press("ArrowLeft", "body", { altKey: true });
  expect(walker.back).not.toHaveBeenCalled();
});

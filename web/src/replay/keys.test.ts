// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from "vitest";
import { handleKey } from "./keys.ts";

const playback = {
  forward: vi.fn(),
  back: vi.fn(),
  jumpRound: vi.fn(),
  toggle: vi.fn(),
  go: vi.fn(),
  last: 9,
};

const goToMistake = vi.fn();

beforeEach(() => {
  vi.clearAllMocks();
  document.body.innerHTML = `<textarea></textarea><button></button><input type="range" /><ol tabindex="0"></ol>`;
});

function press(key: string, on = "body", more: KeyboardEventInit = {}): KeyboardEvent {
  const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more });
  document.querySelector(on)!.dispatchEvent(event);
  handleKey(event, playback, goToMistake);
  return event;
}

test("arrows step, Page keys change the round, Home and End jump, the space bar plays", () => {
  for (const key of ["ArrowRight", "ArrowLeft", "PageDown", "PageUp", "Home", "End", " "]) {
    expect(press(key).defaultPrevented).toBe(true);
  }
  expect(playback.forward).toHaveBeenCalledOnce();
  expect(playback.back).toHaveBeenCalledOnce();
  expect(playback.jumpRound.mock.calls).toEqual([[1], [-1]]);
  expect(playback.go.mock.calls).toEqual([[0], [9]]);
  expect(playback.toggle).toHaveBeenCalledOnce();
});

test("M goes to the next mistake and with Shift to the one before, also with the shift lock", () => {
  press("m");
  press("M");
  press("M", "body", { shiftKey: true });
  press("m", "body", { shiftKey: true });
  expect(goToMistake.mock.calls).toEqual([[1], [1], [-1], [-1]]);
});

test("without a review, M stays the browser's", () => {
  const event = new KeyboardEvent("keydown", { key: "m", cancelable: true });
  handleKey(event, playback);
  expect(event.defaultPrevented).toBe(false);
});

test("keys in a text field stay there", () => {
  expect(press("ArrowRight", "textarea").defaultPrevented).toBe(false);
  expect(playback.forward).not.toHaveBeenCalled();
});

test("a button keeps the space bar, but not the arrows", () => {
  press(" ", "button");
  press("ArrowRight", "button");
  expect(playback.toggle).not.toHaveBeenCalled();
  expect(playback.forward).toHaveBeenCalledOnce();
});

test("a list that scrolls keeps Home and End", () => {
  press("End", "ol");
  expect(playback.go).not.toHaveBeenCalled();
});

test("the slider steps like everything else", () => {
  press("ArrowRight", "input");
  expect(playback.forward).toHaveBeenCalledOnce();
});

test("shortcuts of the browser stay its own", () => {
  press("ArrowLeft", "body", { altKey: true });
  expect(playback.back).not.toHaveBeenCalled();
});

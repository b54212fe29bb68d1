// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { changeSettings } from "../app/settings.svelte.ts";
import { blinkNowAndThen, lookAt } from "./lively.ts";

const MINUTE = 60_000;

function place(element: Element, left: number, top: number): void {
  element.getBoundingClientRect = () => new DOMRect(left, top, 10, 10);
}

function element(selector: string): SVGElement {
  return document.querySelector<SVGElement>(selector)!;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal(
    "DOMRect",
    class {
      constructor(
        readonly left: number,
        readonly top: number,
        readonly width: number,
        readonly height: number,
      ) {}
    },
  );
  changeSettings({ speed: "normal" });
  document.body.innerHTML = `
    <svg data-drawing="card-a"></svg><svg data-drawing="card-joker"></svg><svg data-face></svg>
    <svg data-drawing="card-back"></svg><div data-place="drawn"></div>`;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("chameleons look at the drawn card, and straight ahead when it is gone", () => {
  const [card, target] = [
    element('[data-drawing="card-a"]'),
    document.querySelector('[data-place="drawn"]')!,
  ];
  place(card, 0, 0);
  place(target, 30, 40);
  lookAt("drawn");
  vi.advanceTimersToNextFrame();
  expect(card.style.getPropertyValue("--look-x")).toBe("1.80px");
  expect(card.style.getPropertyValue("--look-y")).toBe("2.40px");
  lookAt(null);
  vi.advanceTimersToNextFrame();
  expect(card.style.getPropertyValue("--look-x")).toBe("");
});

test("eyes close for a moment, one pair after the other", () => {
  vi.spyOn(Math, "random").mockReturnValue(0);
  const stop = blinkNowAndThen();
  const { style } = element('[data-drawing="card-a"]');
  vi.advanceTimersByTime(2_500);
  expect(style.getPropertyValue("--lid")).toBe("1");
  vi.advanceTimersByTime(200);
  expect(style.getPropertyValue("--lid")).toBe("");
  stop();
  expect(vi.getTimerCount()).toBe(0);
});

test("jokers change their colours", () => {
  const stop = blinkNowAndThen();
  vi.advanceTimersByTime(MINUTE);
  expect(element('[data-drawing="card-joker"]').style.getPropertyValue("--hue")).not.toBe("");
  stop();
});

test("nothing moves for people who want no motion", () => {
  changeSettings({ speed: "off" });
  const stop = blinkNowAndThen();
  vi.advanceTimersByTime(MINUTE);
  lookAt("drawn");
  vi.advanceTimersToNextFrame();
  for (const each of document.querySelectorAll<SVGElement>("svg")) expect(each.style).toHaveLength(0);
  stop();
});

test("nothing is lively under a dialog", () => {
  vi.spyOn(Math, "random").mockReturnValue(0);
  document.body.append(document.createElement("dialog"));
  document.querySelector("dialog")!.setAttribute("open", "");
  const stop = blinkNowAndThen();
  vi.advanceTimersByTime(2_500);
  expect(element('[data-drawing="card-a"]').style.getPropertyValue("--lid")).toBe("");
  expect(element('[data-drawing="card-joker"]').style.getPropertyValue("--hue")).toBe("");
  stop();
});

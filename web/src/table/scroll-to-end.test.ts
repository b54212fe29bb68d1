// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { scrollToEnd } from "./scroll-to-end.ts";

const HEIGHT = 100;

let grow: (more: number, how?: { isObserved: boolean }) => void;
let element: HTMLElement;

/** As a browser does: the position is limited, and the event comes later, when the test says so. */
beforeEach(() => {
  let resized = (): void => undefined;
  let height = HEIGHT;
  let top = 0;
  vi.stubGlobal(
    "ResizeObserver",
    class {
      constructor(callback: () => void) {
        resized = callback;
      }
      observe = vi.fn();
      disconnect = vi.fn();
    },
  );
  element = document.createElement("div");
  element.append(document.createElement("ol"));
  Object.defineProperties(element, {
    clientHeight: { value: HEIGHT },
    scrollHeight: { get: () => height },
    scrollTop: { get: () => top, set: (value: number) => (top = Math.min(value, height - HEIGHT)) },
  });
  grow = (more, { isObserved } = { isObserved: true }) => {
    height += more;
    if (isObserved) resized();
  };
  scrollToEnd(element);
});

afterEach(() => vi.unstubAllGlobals());

function scrolled(): void {
  element.dispatchEvent(new Event("scroll"));
}

test("follows what is added", () => {
  grow(500);
  expect(element.scrollTop).toBe(500);
});

test("follows a burst in which the browser reports the scrolling late", () => {
  grow(500);
  grow(500, { isObserved: false });
  scrolled();
  grow(0);
  expect(element.scrollTop).toBe(1000);
});

test("stays where the reader has scrolled to, until they come back to the end", () => {
  grow(500);
  scrolled();
  element.scrollTop = 100;
  scrolled();
  grow(500);
  expect(element.scrollTop).toBe(100);
  element.scrollTop = 990;
  scrolled();
  grow(500);
  expect(element.scrollTop).toBe(1500);
});

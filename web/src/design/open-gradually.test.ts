// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openGradually } from "./open-gradually.ts";

let waiting: (() => void)[] = [];
let done: string[] = [];
let close = (): void => undefined;

function frame(): void {
  for (const call of waiting.splice(0)) call();
}

function element(id: string): HTMLElement {
  return document.getElementById(id)!;
}

beforeEach(() => {
  waiting = [];
  done = [];
  vi.stubGlobal("requestAnimationFrame", (call: () => void) => waiting.push(call));
  vi.stubGlobal("cancelAnimationFrame", () => (waiting = []));
  const note = (name: string) => () => void done.push(name);
  Object.assign(HTMLDialogElement.prototype, {
    show: () => {
      done.push("show");
      document.querySelector<HTMLElement>(":focus")!.blur();
    },
    showPopover: note("show above"),
    hidePopover: note("hide"),
  });
  document.body.innerHTML = `
    <main id="main">
      <button id="focused"></button><p id="row"></p><p id="message" data-live></p><dialog id="dialog"></dialog>
    </main>`;
  element("focused").focus();
});
afterEach(() => {
  close();
  vi.unstubAllGlobals();
});

function open(): void {
  close = openGradually(element("dialog") as HTMLDialogElement, {
    opened: () => done.push("opened"),
    close: () => undefined,
  });
}

test("the page is inert before the dialog is shown, and what has the focus after it was", () => {
  open();
  frame();
  expect([element("row").inert, element("focused").inert]).toEqual([true, undefined]);
  expect(done).toEqual([]);
  frame();
  expect(done).toEqual(["show", "show above"]);
  frame();
  expect(element("focused").inert).toBe(true);
  frame();
  expect(done).toEqual(["show", "show above", "opened"]);
  expect(element("dialog").ariaModal).toBe("true");
});

test("what is added beside an open dialog is inert, too", async () => {
  open();
  for (let count = 0; count < 4; count += 1) frame();
  const added = document.createElement("p");
  element("main").append(added);
  await Promise.resolve();
  expect(added.inert).toBe(true);
});

test("a closed dialog has given everything back, in whatever frame it was closed", () => {
  for (const frames of [0, 1, 2, 3, 4]) {
    done = [];
    open();
    for (let count = 0; count < frames; count += 1) frame();
    close();
    close = () => undefined;
    element("focused").focus();
    for (let count = 0; count < 4; count += 1) frame();
    expect([...document.querySelectorAll<HTMLElement>("main *")].filter(({ inert }) => inert)).toEqual([]);
    expect(element("message").parentElement).toBe(element("main"));
    expect(done.includes("hide")).toBe(frames > 1);
    expect(done.includes("opened")).toBe(frames > 3);
  }
});

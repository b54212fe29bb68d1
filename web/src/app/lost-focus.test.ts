// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from "vitest";
import { keepFocus } from "./lost-focus.ts";

let main: HTMLElement;
let stop: () => void;

beforeEach(() => {
  document.body.innerHTML = `<header><button id="menu"></button></header>
    <main id="main" tabindex="-1"><div><button id="start"></button></div><button id="other"></button></main>`;
  main = document.getElementById("main")!;
  stop = keepFocus(main);
});

afterEach(() => stop());

function at(): string {
  return document.activeElement!.id;
}

/** The observer is told after the change. */
async function remove(id: string): Promise<void> {
  document.getElementById(id)!.parentElement!.remove();
  await Promise.resolve();
}

test("the main part of the page has the focus when what had it is removed", async () => {
  document.getElementById("start")!.focus();
  await remove("start");
  expect(at()).toBe("main");
});

test("a focus that is elsewhere, or nowhere from the start, stays there", async () => {
  await remove("start");
  expect(document.activeElement).toBe(document.body);
  document.getElementById("menu")!.focus();
  main.append(document.createElement("p"));
  await Promise.resolve();
  expect(at()).toBe("menu");
});

test("nothing happens once it has stopped", async () => {
  document.getElementById("start")!.focus();
  stop();
  await remove("start");
  expect(document.activeElement).toBe(document.body);
});

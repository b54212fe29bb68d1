// @vitest-environment jsdom
import { beforeEach, expect, test } from "vitest";
import { partsOfPage, setInert } from "./inert-parts.ts";

beforeEach(() => {
  document.body.innerHTML = `
    <header id="header"><button id="menu"></button></header>
    <main id="main">
      <div id="rows"><p id="row"></p><p></p></div>
      <div id="seats"><p></p><p></p></div>
      <div id="log"><p id="live" data-live></p><p id="heard"></p></div>
    </main>
    <dialog id="dialog"><p></p></dialog>`;
});

function parts(size: number): string[][] {
  return partsOfPage(size).map((group) => group.map(({ id }) => id));
}

test("parts are as large as they may be, and small ones come together", () => {
  expect(parts(3)).toEqual([["header", "rows"], ["seats"], ["heard"]]);
  expect(parts(100)).toEqual([["header", "rows", "seats", "heard"]]);
});

test("what has the focus, live messages and dialogs are in no part", () => {
  document.getElementById("menu")!.focus();
  for (const size of [1, 3, 100]) {
    for (const id of ["menu", "live", "dialog", "main"]) expect(parts(size).flat()).not.toContain(id);
  }
});

test("what is inert already is no part until it is so no longer", () => {
  const all = partsOfPage(3).flat();
  setInert(all, true);
  expect(all.every(({ inert }) => inert)).toBe(true);
  expect(partsOfPage(3)).toEqual([]);
  setInert(all, false);
  expect(partsOfPage(3).flat()).toEqual(all);
});

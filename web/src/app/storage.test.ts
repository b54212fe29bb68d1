// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { readStorage, writeStorage } from "./storage.ts";

const isNumber = (value: unknown): value is number => typeof value === "number";

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

test("a value is read back", () => {
  writeStorage("key", 7);
  expect(readStorage("key", isNumber)).toBe(7);
});

test.each([null, "7", "{", '"seven"', "[7]"])("stored text %j is read only if it is valid", (text) => {
  if (text !== null) localStorage.setItem("key", text);
  expect(readStorage("key", isNumber)).toBe(text === "7" ? 7 : null);
});

test("blocked storage reads as empty and swallows writes", () => {
  const refuse = (): never => {
    throw new DOMException("denied", "SecurityError");
  };
  vi.spyOn(Storage.prototype, "getItem").mockImplementation(refuse);
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(refuse);
  writeStorage("key", 7);
  expect(readStorage("key", isNumber)).toBeNull();
});

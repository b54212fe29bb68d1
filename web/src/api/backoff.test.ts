import { expect, test } from "vitest";
import { waitBefore } from "./backoff.ts";

test("waits grow with every try, up to six seconds", () => {
  const longest = Array.from({ length: 12 }, (_, attempt) => waitBefore(attempt, 1));
  expect(longest[0]).toBe(300);
  for (const [index, wait] of longest.entries()) expect(wait).toBeGreaterThanOrEqual(longest[index - 1] ?? 0);
  expect(longest.at(-1)).toBe(6_000);
});

test("two clients wait differently, and never less than half as long", () => {
  expect(waitBefore(5, 0)).toBe(waitBefore(5, 1) / 2);
  expect(waitBefore(5, 0.3)).not.toBe(waitBefore(5, 0.7));
});

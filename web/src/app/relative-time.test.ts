import { expect, test } from "vitest";
import { relativeTime } from "./relative-time.ts";

test.each([
  [10, "en", "this minute"],
  [-5, "en", "this minute"],
  [60, "en", "1 minute ago"],
  [7300, "en", "2 hours ago"],
  [90_000, "en", "yesterday"],
  [90_000, "de", "gestern"],
])("%i seconds are, in %s, %s", (seconds, language, words) => {
  expect(relativeTime(1e6 - seconds, 1e6, language)).toBe(words);
});

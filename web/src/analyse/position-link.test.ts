import { expect, test } from "vitest";
import { positionFragment, positionIn } from "./position-link.ts";

const TEXT = "golden-2-violet af -/-/- bbcceg++/cccceegg++ 1:choose 6 ddd+++";

test("a position comes back from its link", () => {
  expect(positionIn(positionFragment(TEXT))).toBe(TEXT);
});

test.each(["", "#r=1d.abc", "#p=%E0%A4%A", `#p=${"a".repeat(500)}`])("%j has no position", (fragment) => {
  expect(positionIn(fragment)).toBeNull();
});

import { expect, test } from "vitest";
import { entropyText } from "./entropy-text.ts";

test("names what I added to a shuffle, or if I added nothing, what all players did", () => {
  expect(entropyText(["", "mine"], "mine")).toBe("entropy-mine");
  expect(entropyText(["", "other"], "mine")).toBe("entropy-missing");
  expect(entropyText([], "mine")).toBe("entropy-missing");
  expect(entropyText(["", "other"])).toBe("entropy-some");
  expect(entropyText(["", ""])).toBe("entropy-none");
  expect(entropyText([])).toBe("entropy-none");
});

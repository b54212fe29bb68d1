import { expect, test } from "vitest";
import { entropyText } from "./entropy-text.ts";

test("what went into a shuffle is told of me, if I have added something, else of all", () => {
  expect(entropyText(["", "mine"], "mine")).toBe("entropy-mine");
  expect(entropyText(["", "other"], "mine")).toBe("entropy-missing");
  expect(entropyText([], "mine")).toBe("entropy-missing");
  expect(entropyText(["", "other"])).toBe("entropy-some");
  expect(entropyText(["", ""])).toBe("entropy-none");
  expect(entropyText([])).toBe("entropy-none");
});

// @vitest-environment jsdom
import { flushSync } from "svelte";
import { expect, test } from "vitest";
import { signalTurn } from "./turn-signal.svelte.ts";

test("an effect that signals a turn runs once for each turn", () => {
  let isMine = $state(true);
  let runs = 0;
  const stop = $effect.root(() => {
    $effect(() => {
      runs += 1;
      return signalTurn(isMine);
    });
  });
  flushSync();
  isMine = false;
  flushSync();
  expect(runs).toBe(2);
  stop();
});

import { expect, test } from "vitest";
import { tongueBetween } from "./tongue.ts";

function rect(x: number, y: number): DOMRect {
  return { x, y, width: 10, height: 20 } as DOMRect;
}

test("it reaches from the middle of the face to the middle of the card", () => {
  expect(tongueBetween(rect(0, 0), rect(30, 40), 100)).toMatchObject({
    x: 5,
    y: 10,
    length: 50,
    angle: "0.927rad",
  });
});

test("it hits sooner than a card flies, and comes back with the cards", () => {
  const { strike, back } = tongueBetween(rect(0, 0), rect(30, 40), 100)!;
  expect([strike < back, back]).toEqual([true, 100]);
});

test("nothing is snatched from or to a place that is not there", () => {
  expect([tongueBetween(null, rect(0, 0), 100), tongueBetween(rect(0, 0), null, 100)]).toEqual([null, null]);
});

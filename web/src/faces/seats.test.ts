// @vitest-environment jsdom
import { expect, test } from "vitest";
import { chooseAvatar } from "./avatar.svelte.ts";
import { AVATARS, faceOfPerson } from "./faces.ts";
import { faceAt } from "./seats.ts";

const person = (avatar?: number): { person: { id: string; name: string; avatar?: number } } => ({
  person: { id: "ada", name: "Ada", ...(avatar === undefined ? {} : { avatar }) },
});

test("others see the face that a person has chosen", () => {
  expect(faceAt([person(4)], 0, false)).toBe(AVATARS[4]);
});

test("a face that is not chosen, or not drawn here, goes with the person", () => {
  expect(faceAt([person()], 0, false)).toBe(faceOfPerson("ada"));
  expect(faceAt([person(999)], 0, false)).toBe(faceOfPerson("ada"));
  expect(faceAt([person(-1)], 0, false)).toBe(faceOfPerson("ada"));
});

test("my own choice counts on this device, and only what is drawn here can be chosen", () => {
  chooseAvatar(999);
  expect(faceAt([person(4)], 0, true)).toBe(AVATARS[4]);
  chooseAvatar(2);
  expect(faceAt([person(4)], 0, true)).toBe(AVATARS[2]);
  expect(faceAt([person(4)], 0, false)).toBe(AVATARS[4]);
});

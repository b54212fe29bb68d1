// @vitest-environment jsdom
import { expect, test } from "vitest";
import { chooseAvatar } from "./avatar.svelte.ts";
import { AVATARS, avatarOfPerson } from "./faces.ts";
import { faceAt } from "./seats.ts";

const FREE = AVATARS[avatarOfPerson("Ada", new Set())];

const person = (avatar?: number): { person: { id: string; name: string; avatar?: number } } => ({
  person: { id: "ada", name: "Ada", ...(avatar === undefined ? {} : { avatar }) },
});

test("others see the face that a person has chosen", () => {
  expect(faceAt([person(4)], 0, false)).toBe(AVATARS[4]);
});

test("a face that is not chosen, or not drawn here, goes with the person", () => {
  expect(faceAt([person()], 0, false)).toBe(FREE);
  expect(faceAt([person(999)], 0, false)).toBe(FREE);
  expect(faceAt([person(-1)], 0, false)).toBe(FREE);
});

test("a face that is not chosen is the same in the game and in its replay, which knows no ids", () => {
  const inReplay = { person: { id: "0", name: "Ada" } };
  expect(faceAt([inReplay], 0, false)).toBe(faceAt([person()], 0, false));
});

test("my own choice counts on this device, and only what is drawn here can be chosen", () => {
  chooseAvatar(999);
  expect(faceAt([person(4)], 0, true)).toBe(AVATARS[4]);
  chooseAvatar(2);
  expect(faceAt([person(4)], 0, true)).toBe(AVATARS[2]);
  expect(faceAt([person(4)], 0, false)).toBe(AVATARS[4]);
});

test("people who have not chosen a face have different ones, and none that another has chosen", () => {
  const own = avatarOfPerson("Ada", new Set());
  const seats = [person(), person(), person(own), person()];
  const faces = seats.map((_, number) => faceAt(seats, number, false));
  expect(faces[2]).toBe(FREE);
  expect(new Set(faces).size).toBe(4);
});

test("a person who has not chosen a face has one in a colour that no bot and nobody else there has", () => {
  const bots = ["easy", "easy", "hard", "easy"].map((level) => ({ level }));
  for (const name of Array.from({ length: 20 }, (_, number) => `person-${number}`)) {
    const seats = [{ person: { id: "ada", name } }, ...bots];
    const colours = seats.map((_, number) => faceAt(seats, number, false)?.colour);
    expect(colours.slice(1)).not.toContain(colours[0]);
  }
  const people = Array.from({ length: 5 }, () => person());
  expect(new Set(people.map((_, number) => faceAt(people, number, false)?.colour)).size).toBe(5);
});

test("more people than faces share them", () => {
  const seats = AVATARS.concat(AVATARS).map(() => person());
  const faces = seats.map((_, number) => faceAt(seats, number, false));
  expect(new Set(faces).size).toBe(AVATARS.length);
});

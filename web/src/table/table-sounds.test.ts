// @vitest-environment jsdom
import { expect, test } from "vitest";
import { DRAW, parseAction } from "../api/actions.ts";
import { changeSettings } from "../app/settings.svelte.ts";
import type { TableUpdate } from "./source.ts";
import type { State, TableEvent, TableView } from "../api/messages.ts";
import { STATE } from "./examples.ts";
import { soundsOf } from "./table-sounds.ts";
import { chatFromOthers } from "./updates.ts";

function view(position: string, state: Partial<State> = {}): TableView {
  return {
    status: "playing",
    seats: [{ person: { id: "a", name: "Ada" } }, { person: { id: "b", name: "Ben" } }, {}],
    turn: { position, state: { ...STATE, to_move: 1, ...state }, legal: [] },
  } as unknown as TableView;
}

function update(events: TableEvent[], after = view("p"), before = view("p")): TableUpdate {
  return { message: { type: "happened", version: 7, time: 0, events }, before, after, wasMissed: false };
}

const said = (id: string): TableEvent => ({ type: "said", person: { id, name: id }, text: "Hello" });
const over = (...win_shares: number[]): TableEvent => ({
  type: "game_over",
  game: 1,
  scores: [],
  totals: [],
  win_shares,
  seed: "",
});

test.each([
  ["D", "draw"],
  ["P1", "place"],
  ["T2", "take"],
])("action %s sounds like %s", (text, sound) => {
  const played: TableEvent = { type: "played", seat: 1, action: parseAction(text)!, cards: "" };
  expect(soundsOf(update([played]), 0)).toEqual([sound]);
});

test("a chat message sounds, unless it is mine", () => {
  expect(soundsOf(update([said("b")]), 0)).toEqual(["chat"]);
  expect(soundsOf(update([said("a")]), 0)).toEqual([]);
  expect(soundsOf(update([said("a")]), null)).toEqual(["chat"]);
});

test("muted chat does not sound", () => {
  changeSettings({ chat: false });
  expect(soundsOf(update([said("b")]), 0)).toEqual([]);
  changeSettings({ chat: true });
});

test("chat messages from others are counted", () => {
  expect(chatFromOthers(update([said("a"), said("b"), said("b")]), 0)).toBe(2);
});

test("winners hear another end than the others, also when they share the win", () => {
  expect(soundsOf(update([over(0.5, 0, 0.5)]), 0)).toEqual(["win"]);
  expect(soundsOf(update([over(0.5, 0, 0.5)]), 1)).toEqual(["end"]);
  expect(soundsOf(update([over(0.5, 0, 0.5)]), null)).toEqual(["end"]);
});

test("the last-round card sounds when it appears", () => {
  const drawn: TableEvent = { type: "played", seat: 1, action: DRAW, cards: "a", last_round_card: true };
  expect(soundsOf(update([drawn], view("q", { last_round: true })), 0)).toEqual(["draw", "last-round"]);
});

test("my turn sounds when it begins, not again after my own draw", () => {
  expect(soundsOf(update([], view("q", { to_move: 0 })), 0)).toEqual(["turn"]);
  expect(soundsOf(update([], view("q", { to_move: 0, drawn: "a" })), 0)).toEqual([]);
  expect(soundsOf(update([], view("q", { to_move: 0 }), view("q", { to_move: 0 })), 0)).toEqual([]);
});

test("events without a sound are silent", () => {
  expect(soundsOf(update([{ type: "ready", seat: 1 }]), 0)).toEqual([]);
});

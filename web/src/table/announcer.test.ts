// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { TableUpdate } from "./source.ts";
import type { State, TableEvent, TableView } from "../api/messages.ts";
import { parseAction } from "../api/actions.ts";
import { loadTexts, translate } from "../app/i18n.svelte.ts";
import { Announcer, bannerOf, linesOf } from "./announcer.svelte.ts";
import { STATE } from "./examples.ts";
import type { LogEntry } from "./log.ts";
import type { SentenceContext } from "./sentences.ts";

const CONTEXT: SentenceContext = { translate, me: 0, name: (seat) => ["Ada", "Ben", "Cleo"][seat] ?? "" };
const LOG: LogEntry[] = [
  { key: "6.0", version: 6, tone: "move", line: { id: "log-draws", who: 1, card: "a" } },
  { key: "7.0", version: 7, tone: "move", line: { id: "log-places", who: 1, card: "a", row: 1 } },
];

function view(position: string, state: Partial<State> = {}): TableView {
  return {
    status: "playing",
    seats: [{}, {}, {}],
    turn: { position, state: { ...STATE, ...state }, legal: [{ kind: "draw" }] },
  } as unknown as TableView;
}

function update(before: TableView, after: TableView, ...events: TableEvent[]): TableUpdate {
  return { message: { type: "happened", version: 7, time: 0, events }, before, after, wasMissed: false };
}

const taken = (cards: string, last_round_card = false): TableEvent => ({
  type: "played",
  seat: 1,
  action: parseAction("T0")!,
  cards,
  last_round_card,
});

beforeEach(async () => {
  await Promise.all([loadTexts("main", "en"), loadTexts("play", "en")]);
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

describe("screen readers", () => {
  test("say the log of the new version only", () => {
    const others = update(view("p", { to_move: 1 }), view("q", { to_move: 2 }));
    expect(linesOf(others, LOG, 0)).toEqual([LOG[1]!.line]);
  });

  test("say what I have to do when my turn begins", () => {
    const mine = update(view("p", { to_move: 1 }), view("q", { to_move: 0 }));
    expect(linesOf(mine, LOG, 0)).toEqual([LOG[1]!.line, { id: "turn-only-draw-you" }]);
    expect(linesOf(mine, LOG, null)).toEqual([LOG[1]!.line]);
  });

  test("say which round begins before they say whose turn it is, and not again at its first move", () => {
    const begins = update(view("p", { round: 2, to_move: 0 }), view("q", { round: 3, to_move: 0 }));
    const line = { id: "log-round-begins", who: 0, round: 3 } as const;
    expect(linesOf(begins, LOG, 0)).toEqual([LOG[1]!.line, line, { id: "turn-only-draw-you" }]);
    const first = update(view("q", { round: 3, to_move: 0 }), view("r", { round: 3, to_move: 1 }));
    const inLog: LogEntry = { key: "7.0", version: 7, tone: "round", line };
    expect(linesOf(first, [inLog, LOG[1]!], 0)).toEqual([LOG[1]!.line]);
  });

  test("do not repeat the prompt when the position stays, as after a chat message", () => {
    expect(linesOf(update(view("p"), view("p")), [], 0)).toEqual([]);
  });

  test("keep the latest announcements, each with its own key", () => {
    const announcer = new Announcer();
    const same = update(view("p", { to_move: 1 }), view("p", { to_move: 1 }));
    for (let count = 0; count < 9; count += 1) announcer.announce(same, LOG, CONTEXT);
    const keys = announcer.announcements.map(({ key }) => key);
    expect(keys).toEqual([4, 5, 6, 7, 8, 9]);
    expect(announcer.announcements[0]?.text).toContain("Ben");
  });
});

describe("the banner", () => {
  test("announces the last round once, when its card appears", () => {
    const before = view("p");
    const after = view("q", { last_round: true });
    const over: TableView = { ...after, status: "over" };
    expect(bannerOf(update(before, after, taken("e", true)), CONTEXT)?.card).toBe("L");
    expect(bannerOf(update(after, after, taken("e")), CONTEXT)?.card).toBe("e");
    expect(bannerOf(update(before, over, taken("e", true)), CONTEXT)?.card).toBe("e");
  });

  test("announces the golden joker's extra card, but not a drawn one", () => {
    const drawn: TableEvent = { type: "played", seat: 1, action: parseAction("D")!, cards: "a" };
    expect(bannerOf(update(view("p"), view("q"), taken("e")), CONTEXT)).toMatchObject({ card: "e" });
    expect(bannerOf(update(view("p"), view("q"), taken("")), CONTEXT)).toBeNull();
    expect(bannerOf(update(view("p"), view("q"), drawn), CONTEXT)).toBeNull();
  });

  test("disappears by itself, and an older one does not take a newer one along", () => {
    const announcer = new Announcer();
    announcer.announce(update(view("p"), view("q"), taken("e")), [], CONTEXT);
    vi.advanceTimersByTime(2000);
    announcer.announce(update(view("q"), view("r", { last_round: true }), taken("", true)), [], CONTEXT);
    vi.advanceTimersByTime(1000);
    expect(announcer.banner?.card).toBe("L");
    vi.advanceTimersByTime(4000);
    expect(announcer.banner).toBeNull();
  });
});

import { describe, expect, test } from "vitest";
import { parseAction } from "../api/actions.ts";
import type { Happened, Played, TableEvent } from "../api/messages.ts";
import { rowsInPlacingOrder, lastMove, logOf, condensed, type LogContext } from "./log.ts";
import { cardList, list, picturedSentence, sentence, type SentenceContext } from "./sentences.ts";

const FACTS: LogContext = { rows: 3, removed: ["f", "g"], game: 1, bots: [2] };

const SPEAKER: SentenceContext = {
  me: 0,
  name: (seat) => ["Ada", "Ben"][seat] ?? "?",
  translate: (id, args) =>
    [id, ...Object.entries(args ?? {}).map(([name, value]) => `${name}=${String(value)}`)].join(" "),
};

function history(...events: TableEvent[]): Happened[] {
  return events.map((event, index) => ({
    type: "happened",
    version: index + 1,
    time: index,
    events: [event],
  }));
}

function played(seat: number, action: string, cards = "", more: Partial<Played> = {}): TableEvent {
  return { type: "played", seat, action: parseAction(action)!, cards, ...more };
}

const START: TableEvent = { type: "started", game: 1, names: ["Ada", "Ben"], position: "", entropy: [] };

function ids(...events: TableEvent[]): string[] {
  return logOf(history(START, ...events), FACTS).map((entry) => entry.line.id);
}

describe("the log", () => {
  test("says when a bot plays for a person, and to the person that it plays for them", () => {
    const by_bot = true;
    const events = [
      played(0, "T0", "", { by_bot }),
      played(1, "T1", "", { by_bot }),
      played(2, "T2", "", { by_bot }),
      played(1, "D", "a", { by_bot }),
      played(1, "P0", "", { by_bot }),
    ];
    const entries = condensed(logOf(history(START, ...events), FACTS), SPEAKER.me);
    const said = entries.filter(({ tone }) => tone === "move").map(({ line }) => sentence(line, SPEAKER));
    expect(said.map((each) => each.replace(/ (card|cards|row)=.*/, ""))).toEqual([
      "log-takes-other player=player-your-bot",
      "log-takes-other player=player-bot-for player=Ben",
      "log-takes-other player=?",
      "log-draws-and-places-other player=player-bot-for player=Ben",
    ]);
  });

  test("addresses the person for whom a bot plays", () => {
    const lines = logOf(history({ type: "bot_stands_in", seat: 0, reason: "idle" }), FACTS);
    expect(sentence(lines[0]!.line, SPEAKER)).toBe("log-stands-in-idle-you player=Ada");
    expect(sentence(lines[0]!.line, { ...SPEAKER, me: 1 })).toBe("log-stands-in-idle-other player=Ada");
  });

  test("says who is called by another name", () => {
    const person = { id: "1", name: "Countess" };
    const lines = logOf(history({ type: "renamed", person, before: "Ada" }), FACTS);
    expect(sentence(lines[0]!.line, SPEAKER)).toBe("log-renamed player=Countess before=Ada");
  });

  test("does not say the name of a deleted identity", () => {
    const person = { id: "1", name: "Anonymous" };
    expect(logOf(history({ type: "renamed", person, before: "Anonymous" }), FACTS)).toEqual([]);
  });

  test("shows the cards of its sentences in a fixed order, and names them as before", () => {
    const events = [
      played(0, "D", "j"),
      played(0, "P1"),
      played(1, "D", "b"),
      played(1, "P1"),
      played(0, "T1"),
    ];
    const lines = logOf(history(START, ...events), FACTS).map(({ line }) => line);
    for (const line of lines) {
      const { before, names, after } = picturedSentence(line, SPEAKER);
      expect(before + names + after).toBe(sentence(line, SPEAKER));
    }
    expect(picturedSentence(lines.at(-1)!, SPEAKER)).toEqual({
      before: "log-takes-you player=Ada cards=",
      cards: ["b", "j"],
      names: cardList(["j", "b"], SPEAKER),
      after: expect.stringContaining("row=2") as string,
    });
  });

  test("has no cards in a sentence that names none, whatever people write", () => {
    const said: TableEvent = { type: "said", person: { id: "1", name: "Eve" }, text: "\uE000 \uE000" };
    const [entry] = logOf(history(said), FACTS);
    const { before, cards, after } = picturedSentence(entry!.line, SPEAKER);
    expect([before, cards, after]).toEqual([sentence(entry!.line, SPEAKER), [], ""]);
    const empty = picturedSentence({ id: "log-takes", who: 1, row: 1, cards: [] }, SPEAKER);
    expect([empty.cards, empty.before]).toEqual([[], expect.stringContaining("cards-none")]);
  });

  test("begins with the game and the colours that are not in it", () => {
    expect(ids()).toEqual(["log-game-begins", "log-removed"]);
  });

  test("names the cards of a row that is taken, though the event does not", () => {
    const events = [
      played(0, "D", "a"),
      played(0, "P1"),
      played(1, "D", "b"),
      played(1, "P1"),
      played(0, "T1"),
    ];
    const last = logOf(history(START, ...events), FACTS).at(-1);
    expect(last?.line).toEqual({ id: "log-takes", who: 0, row: 2, cards: ["a", "b"] });
  });

  test("announces the last round before the card that came after its own", () => {
    const appeared = { last_round_card: true };
    expect(ids(played(0, "D", "c"))).not.toContain("log-last-round");
    expect(ids(played(0, "D", "c", appeared)).slice(-2)).toEqual(["log-last-round", "log-draws"]);
    expect(ids(played(0, "T0", "c", appeared)).slice(-3)).toEqual([
      "log-takes",
      "log-last-round",
      "log-bonus",
    ]);
  });

  test("names the golden joker's extra card", () => {
    expect(ids(played(0, "D", "J"), played(0, "P0"), played(1, "T0", "c")).slice(-2)).toEqual([
      "log-takes",
      "log-bonus",
    ]);
  });

  test("says who starts each round, and which cards nobody took", () => {
    const round = [
      played(0, "D", "a"),
      played(0, "P0"),
      played(1, "D", "b"),
      played(1, "P1"),
      played(0, "T0"),
    ];
    const entries = logOf(
      history(
        START,
        ...round,
        played(1, "D", "c"),
        played(1, "P2"),
        played(1, "T1", "", { ends_round: true }),
        played(1, "D", "d"),
      ),
      FACTS,
    );
    expect(entries.filter((entry) => entry.tone === "round").map((entry) => entry.line)).toEqual([
      { id: "log-round-begins", who: 0, round: 1 },
      { id: "log-round-begins", who: 1, round: 2 },
    ]);
    expect(entries.find((entry) => entry.line.id === "log-discarded")?.line.cards).toEqual(["c"]);
  });

  test("of an old history that does not say where rounds end has no lines about that", () => {
    const round = [
      played(0, "D", "a"),
      played(0, "P0"),
      played(0, "T0"),
      played(1, "T1"),
      played(1, "D", "b"),
    ];
    expect(ids(...round).filter((id) => id === "log-round-begins")).toHaveLength(1);
  });

  test("says in one line what another player draws and where it goes; for the reader only where it goes", () => {
    const events = [
      played(0, "D", "a"),
      played(0, "P0"),
      played(1, "D", "b"),
      played(1, "P1"),
      played(0, "D", "c"),
    ];
    const entries = condensed(logOf(history(START, ...events), FACTS), 0).filter(
      (entry) => entry.tone === "move",
    );
    expect(entries.map((entry) => entry.line.id)).toEqual([
      "log-places",
      "log-draws-and-places-other",
      "log-draws",
    ]);
  });

  test("has a key of its own for every line", () => {
    const entries = logOf(history(START, played(0, "D", "a"), played(0, "P0")), FACTS);
    expect(new Set(entries.map((entry) => entry.key)).size).toBe(entries.length);
  });
});

test("rows keep the order in which their cards were placed until they are taken", () => {
  const placed = [played(0, "D", "d"), played(0, "P1"), played(1, "D", "a"), played(1, "P1")];
  expect(rowsInPlacingOrder(history(START, ...placed), FACTS)).toEqual([[], ["d", "a"], []]);
  expect(rowsInPlacingOrder(history(START, ...placed, played(0, "T1")), FACTS)).toEqual([[], [], []]);
});

test("the last move is the last action of the running game", () => {
  expect(lastMove(history(START))).toBeNull();
  expect(lastMove(history(START, played(0, "D", "a"), { type: "returned", seat: 1 }))).toMatchObject({
    action: { kind: "draw" },
  });
});

describe("sentences", () => {
  test("address the reader, and name the others", () => {
    expect(sentence({ id: "log-draws", who: 0, card: "a" }, SPEAKER)).toBe(
      "log-draws-you player=Ada card=card-object-a",
    );
    expect(sentence({ id: "log-draws", who: 1, card: "J" }, SPEAKER)).toBe(
      "log-draws-other player=Ben card=card-object-golden-joker",
    );
  });

  test("count equal cards", () => {
    const translate: SentenceContext["translate"] = (id, args) =>
      id === "cards-held"
        ? `${String(args!.count)}x${String(args!.card)}`
        : id === "list-more"
          ? `${String(args!.items)}, ${String(args!.next)}`
          : id;
    expect(cardList(["+", "a", "+"], { translate })).toBe("card-a, 2xcard-plus-two");
    expect(cardList([], { translate })).toBe("cards-none");
  });

  test("join the last item of a list with its own word", () => {
    const translate: SentenceContext["translate"] = (id, args) =>
      `${id === "list-and" ? "&" : ","}(${Object.values(args ?? {}).join(" ")})`;
    expect(list(["x"], { translate }, "list-and")).toBe("x");
    expect(list(["x", "y", "z"], { translate }, "list-and")).toBe("&(,(x y) z)");
    expect(list(["Ana", "Inés"], { translate: (id) => id }, "list-and")).toBe("list-and-before-i");
  });
});

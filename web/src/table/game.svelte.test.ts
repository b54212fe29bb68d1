// @vitest-environment jsdom
import { beforeEach, describe, expect, test } from "vitest";
import { sentence } from "./sentences.ts";
import { parseAction } from "../api/actions.ts";
import { decodeHappened, decodeSnapshot } from "../api/decode.ts";
import { wireHappened, wireSnapshot, wireTurn } from "../api/examples.ts";
import { after } from "../api/fold.ts";
import type { Command, Done, Happened, TableView } from "../api/messages.ts";
import { Refusal } from "../api/refusal.ts";
import { changeSettings } from "../app/settings.svelte.ts";
import { Reactions } from "../api/reactions.svelte.ts";
import { toasts } from "../design/toasts.svelte.ts";
import type { ActionAnalysis } from "../engine/types.ts";
import { TableGame } from "./game.svelte.ts";
import { NO_GAMES } from "./examples.ts";
import type { Advisor, Connection, TableSource, TableUpdate } from "./source.ts";

class FakeTable implements TableSource {
  readonly id = "t";
  readonly seat = 0;
  readonly finished = NO_GAMES;
  isShared = false;
  readonly now = 0;
  losses = 0;
  version = $state.raw(5);
  view: TableView = $state.raw(decodeSnapshot(wireSnapshot(5)).table);
  history: readonly Happened[] = $state.raw([]);
  isHistoryLoaded = $state.raw(true);
  away: Readonly<Record<string, number>> = $state.raw({});
  readonly reactions = new Reactions();
  connection: Connection = $state.raw("open");
  advisor: Advisor | null = null;
  readonly sent: Command[] = [];
  /** Answers the last command; null while none is waiting. */
  answer: ((refusal?: Refusal) => void) | null = null;
  #listener: (update: TableUpdate) => void = () => undefined;

  listen(listener: (update: TableUpdate) => void): () => void {
    this.#listener = listener;
    return () => (this.#listener = () => undefined);
  }

  send(command: Command): Promise<Done> {
    this.sent.push(command);
    return new Promise((resolve, reject) => {
      this.answer = (refusal) => {
        if (refusal) reject(refusal);
        else resolve({ type: "done", id: "", version: this.version });
      };
    });
  }

  happen(json: unknown, wasMissed = false): void {
    const message = decodeHappened(json);
    const before = this.view;
    this.view = after(before, message);
    this.version = message.version;
    this.history = [...this.history, message];
    this.#listener({ message, before, after: this.view, wasMissed });
  }
}

let table: FakeTable;
let game: TableGame;

beforeEach(() => {
  changeSettings({ speed: "off", confirmMoves: false, teaching: false });
  table = new FakeTable();
  game = new TableGame(table);
  game.follow();
});

const take = parseAction("T0")!;
const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

test("the log stays empty until its beginning is loaded, so that no line moves", () => {
  table.isHistoryLoaded = false;
  table.happen(wireHappened(6, "q", [{ type: "played", seat: 0, action: "D", cards: "b" }]));
  expect(game.shownLog).toEqual([]);
  table.isHistoryLoaded = true;
  expect(game.shownLog.map(({ line }) => line.id)).toEqual(["log-round-begins", "log-draws"]);
});

describe("coming to a table", () => {
  const heard = (): string[] => game.announcer.announcements.map(({ text }) => text);

  test("one hears whose turn it is", () => {
    game.announceTurn();
    expect(heard()).toEqual([sentence(game.prompt, game.sentences)]);
  });

  test("one hears of no turn after the game: the end is shown", () => {
    const turn = wireTurn("q", []);
    table.happen({ ...wireHappened(6), turn: { ...turn, state: { ...turn.state, to_move: -1 } } });
    game.announceTurn();
    expect(heard()).not.toContain(sentence(game.prompt, game.sentences));
  });
});

describe("a key that chooses nothing", () => {
  const heard = (): string[] => game.announcer.announcements.map(({ text }) => text);

  test("has a screen reader say what can be chosen", () => {
    game.chooseRow(1);
    expect(table.sent).toEqual([]);
    expect(heard()).toEqual([sentence(game.prompt, game.sentences)]);
  });

  test("is silent while a move is on its way", () => {
    game.chooseRow(0);
    game.chooseRow(1);
    expect(heard()).toEqual([]);
  });
});

describe("choices", () => {
  test("are the legal actions in my turn", () => {
    expect(game.choices).toEqual({ draw: true, rows: ["take", null, null] });
  });

  test("are none while the connection is lost", () => {
    table.connection = "reconnecting";
    expect(game.choices.draw).toBe(false);
  });

  test("are none until the server has answered", async () => {
    game.draw();
    expect(game.choices.draw).toBe(false);
    table.answer!();
    await settle();
    expect(game.choices.draw).toBe(true);
  });

  test("are none in the turns of others", () => {
    const turn = wireTurn("q", []);
    table.happen({ ...wireHappened(6), turn: { ...turn, state: { ...turn.state, to_move: 1 } } });
    expect([game.isMyTurn, game.choices.draw]).toEqual([false, false]);
  });
});

describe("an action", () => {
  test("is sent as its text, and only if it is legal", () => {
    game.chooseRow(0);
    expect(table.sent).toEqual([{ type: "play", action: "T0" }]);
    game.chooseRow(1);
    expect(table.sent).toHaveLength(1);
  });

  test("waits for its confirmation if the player prefers that", () => {
    changeSettings({ confirmMoves: true });
    game.chooseRow(0);
    expect([game.pending, table.sent]).toEqual([take, []]);
    game.confirm();
    expect([game.pending, table.sent]).toEqual([null, [{ type: "play", action: "T0" }]]);
  });

  test("draws without a confirmation, as the setting says", () => {
    changeSettings({ confirmMoves: true });
    game.draw();
    expect([game.pending, table.sent]).toEqual([null, [{ type: "play", action: "D" }]]);
  });

  test("cards, points and the last move are read out", () => {
    const players = game.state.players;
    game.readOut("cards");
    expect(game.announcer.announcements).toHaveLength(players);
    game.readOut("last-move");
    expect(game.announcer.announcements.at(-1)?.text).not.toBe("");
  });

  test("is confirmed by choosing it again, and can be cancelled", () => {
    changeSettings({ confirmMoves: true });
    game.choose(take);
    game.cancel();
    expect(game.pending).toBeNull();
    game.choose(take);
    game.choose({ kind: "take", row: 0 });
    expect(table.sent).toEqual([{ type: "play", action: "T0" }]);
  });

  test("that is refused shows why, and gives a dropped card back", async () => {
    game.drop(take, new DOMRect());
    table.answer!(new Refusal("odd_code", "not now"));
    await settle();
    expect(toasts.at(-1)).toMatchObject({ text: "not now", tone: "danger" });
    expect(game.animation.dropped).toBeNull();
  });
});

describe("an update", () => {
  const said = { type: "said", person: { id: "b", name: "Ben" }, text: "Hello" } as const;

  test("counts unread chat messages, adds to the log and is announced", () => {
    table.happen(wireHappened(6, "p", [said]));
    expect(game.unread).toBe(1);
    expect(game.log.map(({ line }) => line.id)).toEqual(["table-said"]);
    expect(game.announcer.announcements).toHaveLength(1);
  });

  test("with a chat message is neither shown nor announced to a player who has muted chat", () => {
    changeSettings({ chat: false });
    table.happen(wireHappened(6, "p", [said]));
    expect([game.unread, game.log, game.announcer.announcements]).toEqual([0, [], []]);
    changeSettings({ chat: true });
    expect(game.log.map(({ line }) => line.id)).toEqual(["table-said"]);
  });

  test("that was missed is in the log, but not announced", () => {
    table.happen(wireHappened(6, "p", [said]), true);
    expect(game.log).toHaveLength(1);
    expect([game.unread, game.announcer.announcements]).toEqual([0, []]);
  });

  test("cancels what waits for a confirmation", () => {
    changeSettings({ confirmMoves: true });
    game.choose(take);
    table.happen(wireHappened(6, "q"));
    expect(game.pending).toBeNull();
  });

  test("highlights the card that was placed and the cards that were taken", () => {
    const played = (version: number, action: string, cards = ""): void =>
      table.happen(wireHappened(version, `p${version}`, [{ type: "played", seat: 1, action, cards }]));
    played(6, "D", "b");
    played(7, "P0");
    expect([game.lastPlace(0), game.lastPlace(1)]).toEqual([1, null]);
    played(8, "T0");
    expect([game.lastPlace(0), game.newKinds(1), game.newKinds(0)]).toEqual([null, ["b"], []]);
  });

  test("is not shown after the screen has stopped following", () => {
    const stop = game.follow();
    stop();
    table.happen(wireHappened(6, "p", [said]));
    expect(game.unread).toBe(0);
  });
});

test("dropping needs no confirmation", () => {
  changeSettings({ confirmMoves: true });
  game.drop(take, new DOMRect());
  expect(table.sent).toEqual([{ type: "play", action: "T0" }]);
});

describe("with a coach", () => {
  /** After T0 the player wins so often, after D in four games of ten. */
  function withCoach(shareAfterT0: number): void {
    const after = (action: string, share: number): ActionAnalysis => {
      return { action, shares: [share, 1 - share], scores: [0, 0], worth: share, exact: false };
    };
    const actions = [after("D", 0.4), after("T0", shareAfterT0)];
    const position = table.view.turn!.position;
    const advice = { position, actions, other: "T0", reason: null };
    table.advisor = { advise: () => Promise.resolve(advice), takeBack: () => Promise.resolve("/local/t") };
  }

  beforeEach(() => game.coach.load());

  test("advice is shown when it is asked for, until the position changes", async () => {
    withCoach(0.2);
    expect(game.coach.text).toBeNull();
    await game.coach.ask();
    expect(game.coach.text).toContain("(40% to win) is best; the next best:");
    game.cancel();
    expect(game.coach.text).toBeNull();
  });

  test("there is none at a table with other people", async () => {
    await game.coach.ask();
    expect([game.coach.isHere, game.coach.text, game.coach.isBusy]).toEqual([false, null, false]);
  });

  test("a blunder is asked about in teaching mode, and played when it is confirmed", async () => {
    changeSettings({ teaching: true });
    withCoach(0.26);
    game.choose(take);
    await settle();
    expect([game.pending, table.sent]).toEqual([take, []]);
    expect(game.warning).toBeCloseTo(0.14);
    game.confirm();
    expect(table.sent).toEqual([{ type: "play", action: "T0" }]);
    expect([game.pending, game.warning]).toEqual([null, null]);
  });

  test("who thinks again plays nothing", async () => {
    changeSettings({ teaching: true });
    withCoach(0.2);
    game.choose(take);
    await settle();
    game.cancel();
    expect([game.pending, game.warning, table.sent]).toEqual([null, null, []]);
  });

  test.each([
    [true, 0.35],
    [false, 0.1],
  ])("nothing is asked about a good move, nor without teaching mode", async (teaching, share) => {
    changeSettings({ teaching });
    withCoach(share);
    game.choose(take);
    await settle();
    expect(table.sent).toEqual([{ type: "play", action: "T0" }]);
  });

  test("a coach that fails does not stop the game", async () => {
    changeSettings({ teaching: true });
    const fail = (): Promise<never> => Promise.reject(new Refusal("offline", "no network"));
    table.advisor = { advise: fail, takeBack: fail };
    game.choose(take);
    await settle();
    expect(table.sent).toEqual([{ type: "play", action: "T0" }]);
  });
});

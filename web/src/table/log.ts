/** What has happened, as lines that can be said in any language. */
import type { EventOf, Happened, TableEvent } from "../api/messages.ts";
import { kindsOf, type Kind } from "../cards/kinds.ts";

/** A sentence of the catalogue. `who`: it has a form for the reader (`-you`) and one for others (`-other`). */
export interface Line {
  readonly id: string;
  readonly who?: number;
  readonly seats?: readonly number[];
  readonly card?: Kind;
  readonly cards?: readonly Kind[];
  readonly row?: number;
  readonly round?: number;
  readonly game?: number;
  readonly level?: string;
  readonly person?: string;
  readonly text?: string;
}

export interface Entry {
  readonly key: string;
  readonly line: Line;
  readonly tone: "move" | "round" | "loud" | "quiet" | "chat";
}

/** What a log must know of the table, apart from what happens at it. */
export interface Facts {
  readonly players: number;
  readonly rows: number;
  /** Cards that are drawn before the last-round card turns up. */
  readonly cardsBeforeLastRound: number;
  readonly removed: readonly Kind[];
  /** The number of the running game: only its removed colours are known. */
  readonly game: number;
}

/** The log's own memory of the table: enough to name the cards of a row that is taken. */
interface Memory {
  rows: Kind[][];
  drawn: Kind | null;
  revealed: number;
  out: Set<number>;
  round: number;
  isRoundNew: boolean;
}

type Written = Pick<Entry, "line" | "tone">;

export function logOf(history: readonly Happened[], facts: Facts): Entry[] {
  const memory = fresh(facts);
  return history.flatMap((message) =>
    message.events
      .flatMap((event) => written(event, memory, facts))
      .map((entry, index) => ({ ...entry, key: `${message.version}.${index}` })),
  );
}

/** The cards of every row in the order in which they were laid: a state does not know it. */
export function laidRows(history: readonly Happened[], facts: Facts): readonly (readonly Kind[])[] {
  const memory = fresh(facts);
  for (const message of history) for (const event of message.events) written(event, memory, facts);
  return memory.rows;
}

function fresh(facts: Facts): Memory {
  return {
    rows: Array.from({ length: facts.rows }, () => []),
    drawn: null,
    revealed: 0,
    out: new Set(),
    round: 1,
    isRoundNew: true,
  };
}

function written(event: TableEvent, memory: Memory, facts: Facts): Written[] {
  switch (event.type) {
    case "started":
      Object.assign(memory, fresh(facts));
      return started(event.game, facts);
    case "played":
      return [...roundBegins(event.seat, memory), ...played(event, memory, facts)];
    case "game_over":
      return [loud({ id: "log-game-over", game: event.game })];
    case "bot_stands_in":
      return [quiet({ id: `log-stands-in-${event.reason}`, seats: [event.seat] })];
    case "returned":
      return [quiet({ id: "log-returns", who: event.seat })];
    case "silenced":
      return [
        quiet({ id: event.is_silenced === false ? "log-unsilenced" : "log-silenced", seats: [event.seat] }),
      ];
    case "rematch_opened":
      return [quiet({ id: "log-rematch" })];
    case "said":
      return [{ tone: "chat", line: { id: "table-said", person: event.person.name, text: event.text } }];
    default:
      return [];
  }
}

function loud(line: Line): Written {
  return { tone: "loud", line };
}

function quiet(line: Line): Written {
  return { tone: "quiet", line };
}

function move(line: Line): Written {
  return { tone: "move", line };
}

function started(game: number, facts: Facts): Written[] {
  const begins = loud({ id: "log-game-begins", game });
  const isKnown = game === facts.game && facts.removed.length > 0;
  return isKnown ? [begins, quiet({ id: "log-removed", cards: facts.removed })] : [begins];
}

function roundBegins(seat: number, memory: Memory): Written[] {
  if (!memory.isRoundNew) return [];
  memory.isRoundNew = false;
  return [{ tone: "round", line: { id: "log-round-begins", who: seat, round: memory.round } }];
}

function played(event: EventOf<"played">, memory: Memory, facts: Facts): Written[] {
  const row = Number(event.action.slice(1));
  const cards = kindsOf(event.cards ?? "");
  const turnsUp = lastRound(cards.length, memory, facts);
  switch (event.action[0]) {
    case "D":
      memory.drawn = cards[0] ?? null;
      return [...turnsUp, ...cards.map((card) => move({ id: "log-draws", who: event.seat, card }))];
    case "P":
      return place(event.seat, row, memory);
    case "T":
      return [
        ...take(event.seat, row, memory),
        ...turnsUp,
        ...extra(event.seat, cards),
        ...roundEnds(memory, facts),
      ];
    default:
      return [];
  }
}

function lastRound(revealed: number, memory: Memory, facts: Facts): Written[] {
  const before = memory.revealed;
  memory.revealed += revealed;
  const turnsUp = before <= facts.cardsBeforeLastRound && memory.revealed > facts.cardsBeforeLastRound;
  return turnsUp ? [loud({ id: "log-last-round" })] : [];
}

function place(seat: number, row: number, memory: Memory): Written[] {
  const card = memory.drawn;
  if (card === null) return [];
  memory.rows[row]?.push(card);
  memory.drawn = null;
  return [move({ id: "log-places", who: seat, card, row: row + 1 })];
}

function take(seat: number, row: number, memory: Memory): Written[] {
  const cards = memory.rows[row] ?? [];
  memory.rows[row] = [];
  memory.out.add(seat);
  return [move({ id: "log-takes", who: seat, row: row + 1, cards })];
}

function extra(seat: number, cards: readonly Kind[]): Written[] {
  return cards.map((card) => move({ id: "log-bonus", who: seat, card }));
}

function roundEnds(memory: Memory, facts: Facts): Written[] {
  if (memory.out.size < facts.players) return [];
  const left = memory.rows.flat();
  Object.assign(memory, {
    rows: memory.rows.map(() => []),
    out: new Set(),
    round: memory.round + 1,
    isRoundNew: true,
  });
  return left.length > 0 ? [quiet({ id: "log-discarded", cards: left })] : [];
}

/** A drawn card and where it went in one line, once it has gone there. */
export function shortened(entries: readonly Entry[], me: number | null): Entry[] {
  return entries.flatMap((entry, index) => {
    const next = entries[index + 1];
    if (entry.line.id === "log-draws" && next && isPlaced(entry, next)) return [];
    const before = entries[index - 1];
    const isBoth = before?.line.id === "log-draws" && isPlaced(before, entry) && entry.line.who !== me;
    return isBoth ? [{ ...entry, line: { ...entry.line, id: "log-draws-and-places" } }] : [entry];
  });
}

function isPlaced(drawn: Entry, next: Entry): boolean {
  return next.line.id === "log-places" && next.line.who === drawn.line.who;
}

/** The last action of the running game: it is highlighted. */
export function lastMove(history: readonly Happened[]): EventOf<"played"> | null {
  for (const message of history.toReversed()) {
    const event = message.events.findLast((each) => each.type === "played" || each.type === "started");
    if (event) return event.type === "played" ? event : null;
  }
  return null;
}

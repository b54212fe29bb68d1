/** The events of a game at a table of this device, as `coloretto.server.table.games`. */
import type { WireEvent } from "../api/messages.ts";
import { Refusal } from "../api/refusal.ts";
import type { components } from "../api/types.ts";
import type { Deal, Engine, Position } from "../engine/types.ts";
import type { Continuation } from "./fixed-deal.ts";
import { fromHex } from "./hex.ts";
import { recordOfText } from "./read-record.ts";
import { stepsOf, type Step } from "./record-steps.ts";
import { toMove, type TableState } from "./table-state.ts";

/** What the page is not sent. */
export interface Secrets {
  /** Of the current game, or between games of the next one, in hexadecimal. */
  readonly seed: string;
  /** What goes into the shuffle if the deal is fixed; null if the players decide that. */
  readonly fixedEntropy: readonly string[] | null;
  /** Of the current game. */
  readonly deal: Deal | null;
  /** The game that this one goes on from; null if it begins with a deal. */
  readonly continuation: Continuation | null;
  /** Draws another seed, which must be stored with the events that contain its commitment. */
  newSeed(): Uint8Array;
}

/** The player to move plays an action; the last one also ends the game, and perhaps the match. */
export function play(
  engine: Engine,
  table: TableState,
  secrets: Secrets,
  action: string,
  byBot: boolean,
): readonly WireEvent[] {
  const { position } = table;
  const seat = toMove(table);
  if (position === null || seat === null || secrets.deal === null)
    throw new Refusal("wrong_moment", "nobody is to move");
  if (!position.legal.includes(action)) {
    const sentence = `${JSON.stringify(action)} is not legal in ${JSON.stringify(position.text)}`;
    throw new Refusal("illegal_action", sentence, { version: table.version });
  }
  const { after, cards } = engine.playFromDeck(position, action, secrets.deal.deck);
  const played = playedEvent(position, { player: seat, action, cards, position: after }, byBot);
  return [played, ...ending(engine, table, secrets, after)];
}

type PlayedStep = Pick<Step, "player" | "action" | "cards" | "position">;

/** What happened between a position and the step after it. */
function playedEvent(
  before: Position,
  { player, action, cards, position: after }: PlayedStep,
  byBot: boolean,
): components["schemas"]["Played"] {
  return {
    type: "played",
    seat: player,
    action,
    ...(cards ? { cards } : {}),
    ...(byBot ? { by_bot: true } : {}),
    ...(after.state.last_round && !before.state.last_round ? { last_round_card: true } : {}),
    ...(after.isOver || after.state.round !== before.state.round ? { ends_round: true } : {}),
  };
}

function ending(engine: Engine, table: TableState, secrets: Secrets, after: Position): readonly WireEvent[] {
  if (!after.isOver) return [];
  const { scores } = after.state;
  const games = [...table.view.games, scores];
  const match = engine.matchTotals(table.ruleSet.players, games);
  const isLast = games.length >= (table.view.options.games ?? 1);
  const over: WireEvent = {
    type: "game_over",
    game: table.view.game,
    scores,
    win_shares: after.winShares,
    totals: match.totals,
    seed: secrets.continuation === null ? secrets.seed : "", // else it does not give the deck
    ...(isLast ? {} : { commitment: engine.sha256(secrets.newSeed()) }),
  };
  return isLast ? [over, { type: "match_over", totals: match.totals, win_shares: match.winShares }] : [over];
}

/** Start the next game, with what was played of it before. `given` is what was contributed since the commitment. */
export function startGame(
  engine: Engine,
  table: TableState,
  secrets: Secrets,
  given: readonly string[] = secrets.fixedEntropy ?? table.hidden.map(({ entropy }) => entropy),
): readonly WireEvent[] {
  if (secrets.continuation !== null) return continuedGame(engine, table, secrets.continuation);
  const entropy = given.some(Boolean) ? given : [];
  const { opening } = engine.deal(table.ruleSet, fromHex(secrets.seed), entropy);
  return [startedEvent(table, engine.start(opening), entropy)];
}

/** The beginning of another game, as if it had been played here. */
function continuedGame(
  engine: Engine,
  table: TableState,
  { record, step }: Continuation,
): readonly WireEvent[] {
  const steps = stepsOf(engine, recordOfText(engine, record)).slice(0, step + 1);
  const played = steps.slice(1).map((each, index) => {
    const byBot = table.view.seats[each.player]?.level != null;
    return playedEvent(steps[index]!.position, each, byBot);
  });
  return [startedEvent(table, steps[0]!.position, []), ...played];
}

function startedEvent({ view }: TableState, first: Position, entropy: readonly string[]): WireEvent {
  const names = view.seats.map((seat) => seat.person?.name ?? seat.level ?? "");
  return { type: "started", game: view.game + 1, names, position: first.text, entropy };
}

/** The level of the bot that plays a seat: its own, or the stand-in's. */
export function botLevel(table: TableState, seat: number): string {
  return table.view.seats[seat]?.level ?? table.view.options.stand_in ?? "medium";
}

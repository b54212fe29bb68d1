/** The events of a game at a table of this device, as `coloretto.server.table.games`. */
import type { WireEvent } from "../api/messages.ts";
import { Refusal } from "../api/refusal.ts";
import type { components } from "../api/types.ts";
import type { Deal, Engine, Position } from "../engine/types.ts";
import { fromHex } from "./hex.ts";
import { toMove, type TableState } from "./table-state.ts";

/** What the page is not sent. */
export interface Secrets {
  /** Of the current game, or between games of the next one, in hexadecimal. */
  readonly seed: string;
  /** What goes into the shuffle if the deal is fixed; null if the players decide that. */
  readonly fixedEntropy: readonly string[] | null;
  /** Of the current game. */
  readonly deal: Deal | null;
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
  const played: components["schemas"]["Played"] = {
    type: "played",
    seat,
    action,
    ...(cards ? { cards } : {}),
    ...(byBot ? { by_bot: true } : {}),
    ...(after.state.last_round && !position.state.last_round ? { last_round_card: true } : {}),
    ...(after.isOver || after.state.round !== position.state.round ? { ends_round: true } : {}),
  };
  return [played, ...ending(engine, table, secrets, after)];
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
    seed: secrets.seed,
    ...(isLast ? {} : { commitment: engine.sha256(secrets.newSeed()) }),
  };
  return isLast ? [over, { type: "match_over", totals: match.totals, win_shares: match.winShares }] : [over];
}

/** Start the next game. `given` is what the players contributed since the commitment. */
export function startGame(
  engine: Engine,
  table: TableState,
  secrets: Secrets,
  given: readonly string[] = secrets.fixedEntropy ?? table.hidden.map(({ entropy }) => entropy),
): WireEvent {
  const entropy = given.some(Boolean) ? given : [];
  const { opening } = engine.deal(table.ruleSet, fromHex(secrets.seed), entropy);
  return {
    type: "started",
    game: table.view.game + 1,
    names: table.view.seats.map((seat) => seat.person?.name ?? seat.level ?? ""),
    position: engine.start(opening).text,
    entropy,
  };
}

/** The level of the bot that plays a seat: its own, or the stand-in's. */
export function botLevel(table: TableState, seat: number): string {
  return table.view.seats[seat]?.level ?? table.view.options.stand_in ?? "medium";
}

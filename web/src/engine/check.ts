/** Compare the engine with what the Python package computed: see tests/wasm. */
import { WasmEngine } from "./engine.ts";
import { EngineError } from "./errors.ts";
import { NOBODY } from "./layout.ts";
import type { Advice, Effort, Engine, NetworkName, Position, Review } from "./types.ts";

/** A game, as `tests/support/engine_cases.py` writes it. */
export interface Case {
  readonly rules: string;
  readonly seed: string;
  readonly entropy: readonly string[];
  readonly removed: string;
  readonly start_cards: readonly string[];
  readonly start_player: number;
  readonly deck: string;
  readonly commitment: string;
  readonly start: Snapshot;
  readonly steps: readonly Step[];
  /** Texts that look like positions, and whether Python's reader accepts them. */
  readonly texts: readonly [string, boolean][];
  /** Texts that look like rule sets, and what Python writes for them; null for those that it refuses. */
  readonly rule_sets: readonly [string, string | null][];
  /** Of the first actions, and of the whole game by the network alone. */
  readonly reviews: readonly CaseReview[];
  /** The scores of some games, their sums, and the shares of the win by them. */
  readonly match: { games: readonly number[][]; totals: readonly number[]; win_shares: readonly number[] };
}

/** What is advised in a position. */
type CaseAdvice = Pick<Advice, "other" | "reason"> & { readonly best: string };

interface CaseReview {
  readonly actions: number;
  readonly effort: Effort;
  readonly review: Review;
  /** Of the position after these actions; null where nobody decides. */
  readonly analysis?: { readonly actions: readonly unknown[] } | null;
}

interface Snapshot {
  /** The bytes of the state in hexadecimal. */
  readonly bytes: string;
  readonly text: string;
  readonly state: unknown;
  readonly legal: readonly string[];
  readonly sheets: unknown;
  readonly win_shares: readonly number[];
  /** After each player; -1 when nobody is in the round. */
  readonly next_in_round: readonly number[];
}

interface Step {
  readonly action: string;
  readonly cards: string;
  /** By the network alone. */
  readonly advice: CaseAdvice;
  /** What bots would play instead: level, decision, seat, seed, action. */
  readonly choices: readonly [string, number, number, string, string][];
  readonly after: Snapshot;
}

/** Differences by place; none if the engines agree. */
export function differences(engine: Engine, games: readonly Case[]): string[] {
  return games.flatMap((game) => differencesOf(engine, game));
}

export function engineOf(
  module: WebAssembly.Module,
  networks: Readonly<Record<NetworkName, Uint8Array>>,
): Engine {
  const engine = new WasmEngine(module);
  for (const [name, content] of Object.entries(networks)) engine.loadNetwork(name as NetworkName, content);
  return engine;
}

function differencesOf(engine: Engine, game: Case): string[] {
  const found: string[] = [];
  const compare = (what: string, here: unknown, there: unknown): void => {
    const [ours, theirs] = [JSON.stringify(sorted(here)), JSON.stringify(sorted(there))];
    if (ours !== theirs) found.push(`${game.rules} ${game.seed} ${what}: ${ours} instead of ${theirs}`);
  };
  const seed = bytesOf(game.seed);
  const ruleSet = engine.ruleSet(game.rules);
  const deal = engine.deal(ruleSet, seed, game.entropy);
  for (const [text, isPosition] of game.texts)
    compare(`reads ${JSON.stringify(text)}`, isAccepted(engine, text), isPosition);
  for (const [text, written] of game.rule_sets)
    compare(`rule set ${JSON.stringify(text)}`, ruleSetText(engine, text), written);
  compare("commitment", engine.sha256(seed), game.commitment);
  compare("deck", deal.deck, game.deck);
  compare("removed", deal.opening.removed, game.removed);
  compare("start cards", deal.opening.startCards, game.start_cards);
  compare("start player", deal.opening.startPlayer, game.start_player);
  const { totals, winShares } = engine.matchTotals(ruleSet.players, game.match.games);
  compare("totals", totals, game.match.totals);
  compare("shares of the match", winShares, game.match.win_shares);
  let position = engine.start(deal.opening);
  compareSnapshot("start", engine, position, game.start, compare);
  game.steps.forEach((step, number) => {
    for (const [level, decision, seat, botSeed, action] of step.choices) {
      compare(`seed ${number}`, String(engine.botSeed(seed, decision, seat)), botSeed);
      compare(`${level} ${number}`, engine.choose(level, position, BigInt(botSeed)), action);
    }
    const { actions, other, reason } = engine.advise(position, 0);
    compare(`advice ${number}`, { best: actions[0]!.action, other, reason }, step.advice);
    const { after, cards } = engine.playFromDeck(position, step.action, deal.deck);
    compare(`cards ${number}`, cards, step.cards);
    position = after;
    compareSnapshot(`step ${number}`, engine, position, step.after, compare);
  });
  for (const each of game.reviews) compareReview(engine, game, engine.start(deal.opening), each, compare);
  return found;
}

function compareReview(
  engine: Engine,
  game: Case,
  start: Position,
  { actions, effort, review: there, analysis }: CaseReview,
  compare: (what: string, here: unknown, there: unknown) => void,
): void {
  const reviewer = engine.review(start, effort);
  let position = start;
  for (const [number, { action, cards }] of game.steps.slice(0, actions).entries()) {
    position = position.after(action, cards);
    if (number < there.first_move) reviewer.skipTo(position);
    else reviewer.add(action, cards);
  }
  for (const part of ["first_move", "seats", "decisions", "reveals", "shares"] as const)
    compare(`review ${effort} ${part}`, reviewer.review[part], there[part]);
  if (analysis == null) return;
  const here = engine
    .analyse(position, effort)
    .map(({ action, shares, scores, exact }) => ({ action, shares, scores, exact }));
  compare("analysis", here, analysis.actions);
}

function isAccepted(engine: Engine, text: string): boolean {
  return unlessRefused(() => engine.position(text)) !== null;
}

function ruleSetText(engine: Engine, text: string): string | null {
  return unlessRefused(() => engine.ruleSet(text))?.text ?? null;
}

function unlessRefused<Found>(find: () => Found): Found | null {
  try {
    return find();
  } catch (error) {
    if (error instanceof EngineError) return null;
    throw error;
  }
}

function compareSnapshot(
  what: string,
  engine: Engine,
  position: Position,
  there: Snapshot,
  compare: (what: string, here: unknown, there: unknown) => void,
): void {
  const { bytes } = position as Position & { bytes: Uint8Array };
  compare(`${what} bytes`, hexOf(bytes), there.bytes);
  compare(`${what} text`, position.text, there.text);
  compare(`${what} state`, position.state, there.state);
  compare(`${what} legal`, position.legal, there.legal);
  compare(`${what} sheets`, position.sheets, there.sheets);
  compare(`${what} shares`, position.winShares, there.win_shares);
  const next = there.next_in_round.map((_, player) => position.nextInRound(player) ?? NOBODY);
  compare(`${what} next in round`, next, there.next_in_round);
  const read = engine.position(there.text) as Position & { bytes: Uint8Array };
  compare(`${what} read`, hexOf(read.bytes), there.bytes);
}

/** With the keys of objects in order: two languages need not agree about that. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(entries.map(([key, each]) => [key, sorted(each)]));
}

function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function bytesOf(hex: string): Uint8Array {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

/** The engine: one WebAssembly module, compiled from the Python package. */
import type { Sheet } from "../api/messages.ts";
import { Analysis } from "./analysis.ts";
import { Bots, networkFor, networkOf } from "./bots.ts";
import { kindsOf, lettersOf } from "./cards.ts";
import { Chance } from "./chance.ts";
import { EngineError } from "./errors.ts";
import { ACTION_TEXTS, COLOURS, KINDS, type Exports } from "./layout.ts";
import { Memory } from "./memory.ts";
import { readPosition } from "./position-text.ts";
import { EnginePosition, own } from "./position.ts";
import { parseRuleSet } from "./rule-sets.ts";
import { Rules } from "./rules.ts";
import type {
  ActionAnalysis,
  Reason,
  Advice,
  Deal,
  Effort,
  Engine,
  MatchTotals,
  NetworkName,
  Opening,
  Position,
  Reviewer,
  RuleSet,
} from "./types.ts";

export class WasmEngine implements Engine {
  readonly #rules: Rules;
  readonly #chance: Chance;
  readonly #bots: Bots;
  readonly #analysis: Analysis;
  readonly #networks = new Set<NetworkName>();

  constructor(module: WebAssembly.Module) {
    const exports = new WebAssembly.Instance(module).exports as unknown as Exports;
    const memory = new Memory(exports);
    this.#rules = new Rules(exports, memory);
    this.#chance = new Chance(exports, memory, this.#rules);
    this.#bots = new Bots(exports, memory);
    this.#analysis = new Analysis(exports, memory, (ruleSet) => this.#bots.network(networkFor(ruleSet)));
  }

  ruleSet(text: string): RuleSet {
    return parseRuleSet(text);
  }

  deal(ruleSet: RuleSet, seed: Uint8Array, entropy: readonly string[]): Deal {
    return this.#chance.deal(ruleSet, seed, entropy);
  }

  start(opening: Opening): EnginePosition {
    const { ruleSet, startPlayer } = opening;
    checkOpening(opening);
    return this.#rules.start(ruleSet, kindsOf(opening.removed), opening.startCards.map(kindsOf), startPlayer);
  }

  position(text: string): EnginePosition {
    const ruleSet = parseRuleSet(text.split(" ")[0] ?? "");
    const bytes = readPosition(this.#rules.layout(ruleSet), ruleSet, text);
    const position = new EnginePosition(this.#rules, ruleSet, bytes);
    if (position.text !== text)
      throw new EngineError(
        `position ${JSON.stringify(text)} must be written ${JSON.stringify(position.text)}`,
      );
    const found = this.#rules.contradiction(position, position.state.discarded.length);
    if (found !== 0)
      throw new EngineError(`position ${JSON.stringify(text)} is impossible (reason ${found})`);
    return position;
  }

  playFromDeck(position: Position, action: string, deck: string): { after: Position; cards: string } {
    let after = own(position).after(action);
    let cards = "";
    while (after.awaitsCard) {
      const card = deck[deck.length - after.cardsLeft] ?? "";
      after = after.reveal(card);
      cards += card;
    }
    return { after, cards };
  }

  matchTotals(players: number, games: readonly (readonly number[])[]): MatchTotals {
    return this.#rules.matchTotals(players, games);
  }

  sheet(hand: string, points: readonly number[], removed: string): Sheet {
    const counts = Array.from({ length: KINDS }, () => 0);
    for (const kind of kindsOf(hand)) counts[kind] = counts[kind]! + 1;
    return this.#rules.sheet(counts, points, kindsOf(removed));
  }

  sha256(content: Uint8Array): string {
    return this.#chance.sha256(content);
  }

  botSeed(seed: Uint8Array, decision: number, seat: number): bigint {
    return this.#chance.botSeed(seed, decision, seat);
  }

  networkOf(level: string, ruleSet: RuleSet): NetworkName | null {
    return networkOf(level, ruleSet);
  }

  hasNetwork(name: NetworkName): boolean {
    return this.#networks.has(name);
  }

  loadNetwork(name: NetworkName, content: Uint8Array): void {
    this.#bots.loadNetwork(name, content);
    this.#networks.add(name);
  }

  choose(level: string, position: Position, seed: bigint): string {
    const { bytes, ruleSet } = decided(position);
    return ACTION_TEXTS[this.#bots.choose(level, bytes, ruleSet, seed)]!;
  }

  analyse(position: Position, effort: Effort): readonly ActionAnalysis[] {
    return this.#analysis.analyse(decided(position), effort);
  }

  advise(position: Position, effort: Effort): Advice {
    return this.#analysis.advise(decided(position), effort);
  }

  explain(position: Position, best: string, other: string): Reason | null {
    return this.#analysis.explain(decided(position).bytes, best, other);
  }

  review(first: Position, effort: Effort): Reviewer {
    return this.#analysis.review(own(first), effort);
  }
}

/** A position in which a player is to decide. */
function decided(position: Position): EnginePosition {
  const found = own(position);
  if (found.legal.length === 0) throw new EngineError(`nobody decides in ${JSON.stringify(position.text)}`);
  return found;
}

/** As `Opening` of `coloretto.rules`. */
function checkOpening({ ruleSet, removed, startCards, startPlayer }: Opening): void {
  const colours = (cards: string): boolean => kindsOf(cards).every((kind) => kind < COLOURS);
  const given = startCards.join("");
  const isRight =
    removed.length === ruleSet.coloursRemoved &&
    removed === lettersOf([...new Set(kindsOf(removed))].sort()) &&
    startCards.length === ruleSet.players &&
    startCards.every((cards) => cards.length === ruleSet.startCards) &&
    new Set(given + removed).size === given.length + removed.length &&
    colours(given + removed) &&
    Number.isInteger(startPlayer) &&
    startPlayer >= 0 &&
    startPlayer < ruleSet.players;
  if (!isRight)
    throw new EngineError(
      `removed ${JSON.stringify(removed)}, start cards ${JSON.stringify(startCards)}, start player ${startPlayer}:` +
        ` not an opening of ${ruleSet.text}`,
    );
}

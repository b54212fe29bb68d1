/** The fair deck: hashes, and the deal that follows from a seed. */
import { lettersOf } from "./cards.ts";
import { EngineError } from "./errors.ts";
import { COLOURS, DEAL_NUMBERS, DIGEST_BYTES, RECORDS, SIZES, type Exports } from "./layout.ts";
import type { Memory } from "./memory.ts";
import type { Rules } from "./rules.ts";
import type { Deal, RuleSet } from "./types.ts";

const { DEAL } = RECORDS;
const NUMBER_BYTES = 4;
const SEED_BYTES = 32;
/** Longer content is hashed in parts. */
const INPUT_BYTES = 65_536;

export class Chance {
  readonly #exports: Exports;
  readonly #memory: Memory;
  readonly #rules: Rules;
  readonly #hasher: number;
  readonly #input: number;
  readonly #key: number;
  readonly #digest: number;
  readonly #numbers: number;
  readonly #layout: number;
  readonly #deal: number;

  constructor(exports: Exports, memory: Memory, rules: Rules) {
    this.#exports = exports;
    this.#memory = memory;
    this.#rules = rules;
    this.#hasher = memory.allocate(SIZES.HASHER);
    this.#input = memory.allocate(INPUT_BYTES);
    this.#key = memory.allocate(DIGEST_BYTES);
    this.#digest = memory.allocate(DIGEST_BYTES);
    this.#numbers = memory.allocate(DEAL_NUMBERS * NUMBER_BYTES);
    this.#layout = memory.allocate(SIZES.STATE);
    this.#deal = memory.allocate(SIZES.DEAL);
  }

  /** `FairDeck.deal`. */
  deal(ruleSet: RuleSet, seed: Uint8Array, entropy: readonly string[]): Deal {
    if (seed.length !== SEED_BYTES)
      throw new EngineError(`a seed has ${SEED_BYTES} bytes, not ${seed.length}`);
    if (entropy.length > 0 && entropy.length !== ruleSet.players)
      throw new EngineError(`entropy: ${entropy.length} texts for ${ruleSet.players} players`);
    this.#writeKey([seed, ...entropy.map((text) => new TextEncoder().encode(text))]);
    this.#memory.bytes(this.#layout, SIZES.STATE).set(this.#rules.layout(ruleSet));
    this.#exports.write_numbers(this.#key, this.#hasher, this.#digest, this.#numbers, DEAL_NUMBERS);
    const { coloursRemoved, startCards } = ruleSet;
    const dealt = this.#exports.write_deal(
      this.#layout,
      coloursRemoved,
      startCards,
      this.#numbers,
      DEAL_NUMBERS,
      this.#deal,
    );
    if (!dealt) throw new EngineError("this seed needs more random numbers than a browser draws");
    return this.#readDeal(ruleSet);
  }

  sha256(content: Uint8Array): string {
    this.#exports.begin_hash(this.#hasher);
    for (let begin = 0; begin < content.length; begin += INPUT_BYTES) {
      const part = content.subarray(begin, begin + INPUT_BYTES);
      this.#exports.add_bytes(this.#hasher, this.#write(part), part.length);
    }
    this.#exports.end_hash(this.#hasher, this.#digest);
    const digest = this.#memory.bytes(this.#digest, DIGEST_BYTES);
    return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
  }

  /** `FairDeck.bot_seed`. */
  botSeed(seed: Uint8Array, decision: number, seat: number): bigint {
    const message = new TextEncoder().encode(`bot ${decision} ${seat}`);
    this.#memory.bytes(this.#key, DIGEST_BYTES).set(seed);
    const written = this.#write(message);
    this.#exports.hmac_sha256(this.#key, SEED_BYTES, written, message.length, this.#hasher, this.#digest);
    const { buffer, byteOffset } = this.#memory.bytes(this.#digest, DIGEST_BYTES);
    return new DataView(buffer, byteOffset).getBigUint64(0);
  }

  #writeKey(parts: readonly Uint8Array[]): void {
    this.#exports.begin_hash(this.#hasher);
    for (const part of parts) this.#exports.add_part(this.#hasher, this.#write(part), part.length);
    this.#exports.end_hash(this.#hasher, this.#key);
  }

  #write(content: Uint8Array): number {
    if (content.length > INPUT_BYTES) throw new EngineError(`${content.length} bytes are too many`);
    this.#memory.bytes(this.#input, content.length).set(content);
    return this.#input;
  }

  #readDeal(ruleSet: RuleSet): Deal {
    const cards = (place: number, count: number): string =>
      lettersOf(this.#memory.signed(this.#deal + place, count));
    const number = (place: number): number => this.#memory.signed(this.#deal + place, 1)[0]!;
    const startCards = Array.from({ length: ruleSet.players }, (_, player) =>
      cards(DEAL.start_cards + player * COLOURS, ruleSet.startCards),
    );
    return {
      opening: {
        ruleSet,
        removed: cards(DEAL.removed, number(DEAL.removed_count)),
        startCards,
        startPlayer: number(DEAL.start_player),
      },
      deck: cards(DEAL.deck, number(DEAL.deck_size)),
    };
  }
}

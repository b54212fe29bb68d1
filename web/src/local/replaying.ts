/** A record replayed through the engine: verified, proved, and as frames for the replay page. */
import type { components } from "../api/types.ts";
import { hasGreenRows } from "../engine/rule-sets.ts";
import type { Engine, Opening, Position } from "../engine/types.ts";
import { badRecord } from "./bad-record.ts";
import type { GameRecord } from "./game-record.ts";
import { fromHex } from "./hex.ts";
import { stepsOf, type Step } from "./record-steps.ts";
import { writeRecord } from "./record-text.ts";

type Schemas = components["schemas"];

/** The replay of a record, as the server sends it; throws a `bad_record` Refusal. */
export function replayOf(engine: Engine, record: GameRecord, games = 0): Schemas["Replay"] {
  const steps = stepsOf(engine, record);
  const { position: last } = steps.at(-1)!;
  checkScores(record, last);
  const { ruleSet } = record.opening;
  return {
    rules: ruleSet.text,
    names: record.names,
    tags: record.tags,
    frames: steps.map(frameOf),
    sheets: last.sheets,
    win_shares: last.isOver ? last.winShares : [],
    proof: proofOf(engine, record),
    scoring_table: ruleSet.table,
    green_rows: hasGreenRows(ruleSet),
    text: writeRecord(engine, record),
    games,
  };
}

function frameOf({ move, player, action, cards, position }: Step): Schemas["Frame"] {
  return { move, player, action, cards, position: position.text, state: position.state };
}

function checkScores({ scores, turns, names }: GameRecord, last: Position): void {
  const move = turns.length;
  if (scores === null) {
    if (last.isOver) throw badRecord(`after move ${move} the game is over, but the record has no scores`);
    return;
  }
  if (!last.isOver) throw badRecord(`the record has scores, but after move ${move} the game is not over`);
  const right = last.state.scores;
  if (scores.length !== right.length)
    throw badRecord(`after move ${move}: ${right.length} scores expected, not ${scores.length}`);
  const wrong = scores.findIndex((score, player) => score !== right[player]);
  if (wrong >= 0)
    throw badRecord(
      `after move ${move}: player ${wrong} (${names[wrong]}) has ${right[wrong]} points, but the record says ${scores[wrong]}`,
    );
}

/** What the seed proves about the deck, in the words of the server. */
function proofOf(engine: Engine, record: GameRecord): Schemas["Proof"] {
  const { commitment, seed, entropy } = record;
  const proof = (deck: string, sentence = ""): Schemas["Proof"] => ({
    deck,
    sentence,
    commitment,
    seed,
    entropy,
  });
  if (seed === null) return proof("unknown");
  const problem = deckProblem(engine, record, seed);
  if (problem !== null) return proof("wrong", problem);
  return proof(commitment === null ? "unpromised" : "promised");
}

function deckProblem(engine: Engine, record: GameRecord, seed: string): string | null {
  const bytes = fromHex(seed);
  const right = engine.sha256(bytes);
  if (record.commitment !== null && right !== record.commitment)
    return `the seed ${seed} has the commitment ${right}, but ${record.commitment} was published: this is not the deck that was promised`;
  const { opening, deck } = engine.deal(record.opening.ruleSet, bytes, record.entropy);
  const [dealt, recorded] = [openingText(opening), openingText(record.opening)];
  if (dealt !== recorded) return `the seed gives ${dealt}, but the record has ${recorded}`;
  const cards = record.turns.flatMap((turn, index) =>
    Array.from("drawn" in turn ? turn.drawn : turn.revealed, (card) => ({ card, move: index + 1 })),
  );
  const wrong = cards.findIndex(({ card }, index) => card !== deck[index]);
  if (wrong < 0) return null;
  const { card, move } = cards[wrong]!;
  const there = wrong < deck.length ? `the deck's card is ${deck[wrong]}` : "the deck is empty";
  return `move ${move}: ${there}, but the record says ${card}`;
}

/** A player's start cards have no order, so a record may list them in any. */
function openingText({ removed, startCards, startPlayer }: Opening): string {
  const hands = startCards.map((cards) => Array.from(cards).sort().join("")).join(" ");
  return `the removed colours '${removed}', the start cards '${hands}' and the start player ${startPlayer}`;
}

/** A record replayed through the engine, step by step. */
import type { Engine, Opening, Position } from "../engine/types.ts";
import { badRecord } from "./bad-record.ts";
import { actionsOf, type GameRecord } from "./game-record.ts";

/** The first position, then the one after each turn. */
export function positionsOf(engine: Engine, record: GameRecord): Position[] {
  const steps = stepsOf(engine, record);
  return steps.filter((step, index) => step.move !== steps[index + 1]?.move).map(({ position }) => position);
}

export interface Step {
  /** 0 for the first position. */
  readonly move: number;
  readonly player: number;
  readonly action: string;
  readonly cards: string;
  readonly position: Position;
}

/** The game action by action; throws a `bad_record` Refusal. Moves count from 1. */
export function stepsOf(engine: Engine, record: GameRecord): Step[] {
  let position = started(engine, record.opening);
  const steps: Step[] = [{ move: 0, player: -1, action: "", cards: "", position }];
  for (const [index, turn] of record.turns.entries()) {
    const move = index + 1;
    checkTurn(position, turn.player, move);
    for (const [action, cards] of actionsOf(turn)) {
      position = played(position, action, cards, move);
      steps.push({ move, player: turn.player, action, cards, position });
    }
    if ("drawn" in turn && turn.placed === null && move < record.turns.length)
      throw badRecord(`move ${move}: the drawn card ${turn.drawn} was never placed`);
  }
  return steps;
}

function started(engine: Engine, opening: Opening): Position {
  try {
    return engine.start(opening);
  } catch (error) {
    throw badRecord(error instanceof Error ? error.message : String(error));
  }
}

function checkTurn({ toMove, text }: Position, player: number, move: number): void {
  if (toMove === null) throw badRecord(`move ${move}: the game is over in '${text}'`);
  if (toMove !== player)
    throw badRecord(`move ${move}: player ${player} moves, but it is player ${toMove}'s turn in '${text}'`);
}

function played(position: Position, action: string, cards: string, move: number): Position {
  let after: Position;
  try {
    after = position.after(action, cards);
  } catch (error) {
    throw badRecord(`move ${move}: ${action}: ${error instanceof Error ? error.message : String(error)}`);
  }
  if (!after.isOver && after.legal.length === 0)
    throw badRecord(`move ${move}: ${action} reveals a card that is missing, in '${position.text}'`);
  return after;
}

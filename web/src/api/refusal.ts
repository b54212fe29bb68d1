/** Why something was not done. */
import type { Problem, Refused } from "./messages.ts";

/** Codes of ours, for what no server has said. */
export type LocalCode = "offline" | "gone";

type Details = Partial<Record<"seconds" | "version" | "line" | "column", number | null>>;

export class Refusal extends Error {
  /** One of the codes in docs/server.md, or of ours. */
  readonly code: string;
  /** Seconds to wait before another try, where that helps. */
  readonly seconds: number | undefined;
  /** The table's version, where that is what was missed. */
  readonly version: number | undefined;

  /** Where a record is wrong, from 1. */
  readonly line: number | undefined;
  readonly column: number | undefined;

  constructor(code: string, sentence: string, details: Details = {}) {
    super(sentence);
    this.code = code;
    this.seconds = details.seconds ?? undefined;
    this.version = details.version ?? undefined;
    this.line = details.line ?? undefined;
    this.column = details.column ?? undefined;
  }

  static fromProblem(problem: Problem): Refusal {
    return new Refusal(problem.code, problem.detail, problem);
  }

  static fromMessage(refused: Refused): Refusal {
    return new Refusal(refused.code, refused.sentence, refused);
  }
}

/** Why the server, or this client itself, did not do something. */
import type { Problem, Refused } from "./messages.ts";

/** Codes of refusals that come from this client. */
export type LocalCode = "offline" | "gone" | "no_server";

type Details = Partial<Record<"seconds" | "version" | "line" | "column", number | null>>;

export class Refusal extends Error {
  /** A code from docs/server.md, or a LocalCode. */
  readonly code: string;
  /** Seconds to wait before another try. */
  readonly seconds: number | undefined;
  /** The table's current version, if the command was made for an older one. */
  readonly version: number | undefined;
  /** Where a record is wrong, counted from 1. */
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

/** The scenes of the first lesson; `tools/make_tutorial.py` writes them to `frames.json`. */
import type { Action } from "../api/actions.ts";
import { decodeAction, decodeFrame } from "../api/decode.ts";
import type { Frame, Sheet } from "../api/messages.ts";
import type { components } from "../api/types.ts";
import { withPlacingOrder } from "../replay/frames.ts";
import tutorial from "./frames.json";

/** What follows from a choice. */
export interface Answer {
  readonly action: Action;
  /** The id of the text that comments on it: `learn-` and this. */
  readonly textId: string;
  /** Whether the lesson goes on from there; other answers are explained and undone. */
  readonly good: boolean;
  readonly frames: readonly Frame[];
}

/** Frames to watch, then a choice; without answers there is nothing to choose. */
export interface Scene {
  readonly name: string;
  readonly frames: readonly Frame[];
  readonly answers: readonly Answer[];
}

export interface Tutorial {
  readonly scenes: readonly Scene[];
  readonly sheets: readonly Sheet[];
}

type WireFrame = components["schemas"]["Frame"];

interface WrittenScene {
  readonly name: string;
  readonly frames: readonly WireFrame[];
  /** By the texts of the actions. */
  readonly answers: Readonly<
    Record<string, { readonly good: boolean; readonly frames: readonly WireFrame[] }>
  >;
}

/** Our own file, so its shape is not checked again. */
const WRITTEN = tutorial as unknown as { scenes: WrittenScene[]; sheets: Sheet[] };

export const TUTORIAL: Tutorial = { sheets: WRITTEN.sheets, scenes: WRITTEN.scenes.map(decodeScene) };

function decodeScene({ name, frames: written, answers }: WrittenScene): Scene {
  const frames = withPlacingOrder(written.map(decodeFrame));
  return {
    name,
    frames,
    answers: Object.entries(answers).map(([text, answer]) => ({
      action: decodeAction(text),
      textId: `${name}-${text.toLowerCase()}`,
      good: answer.good,
      frames: withPlacingOrder([frames.at(-1)!, ...answer.frames.map(decodeFrame)]).slice(1),
    })),
  };
}

/** The learner's seat. */
export const ME = 0;

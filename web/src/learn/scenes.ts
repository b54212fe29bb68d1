/** The lessons of the first game; `tools/make_tutorial.py` writes their tables from the rules. */
import type { Frame, Sheet } from "../api/messages.ts";
import { laid } from "../replay/model.ts";
import frames from "./frames.json";

/** What comes of a choice. */
export interface Answer {
  /** Whether the lesson goes on from there; another answer is explained and taken back. */
  readonly good: boolean;
  readonly frames: readonly Frame[];
}

/** Something happens, then the learner chooses; where there is no answer, there is nothing to choose. */
export interface Scene {
  readonly name: string;
  readonly frames: readonly Frame[];
  readonly answers: Readonly<Record<string, Answer>>;
}

export interface Tutorial {
  readonly scenes: readonly Scene[];
  readonly sheets: readonly Sheet[];
}

const WRITTEN = frames as unknown as Tutorial;

export const TUTORIAL: Tutorial = { ...WRITTEN, scenes: WRITTEN.scenes.map(laidOut) };

/** The scene with its cards where they were laid. */
function laidOut(scene: Scene): Scene {
  const shown = laid(scene.frames);
  const answers = Object.entries(scene.answers).map(([action, answer]): [string, Answer] => {
    const after = laid([shown.at(-1)!, ...answer.frames]).slice(1);
    return [action, { ...answer, frames: after }];
  });
  return { ...scene, frames: shown, answers: Object.fromEntries(answers) };
}

/** The learner's seat. */
export const ME = 0;

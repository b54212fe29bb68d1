/** The table as it is shown: behind the real one while cards are on their way. */
import { tick } from "svelte";
import type { EventOf, State } from "../api/messages.ts";
import type { News } from "../api/live-table.svelte.ts";
import { motion } from "../app/settings.svelte.ts";
import type { Face } from "../cards/kinds.ts";
import {
  landed,
  lifted,
  pictureOf,
  placeName,
  stepsOf,
  type Flight,
  type Picture,
  type Step,
} from "./model.ts";

/** A card in the air, in pixels of the window. */
export interface Flyer {
  readonly key: number;
  readonly card: Face;
  readonly from: DOMRect;
  readonly to: DOMRect;
  readonly duration: number;
  readonly delay: number;
}

/** A move, and the table before and after it. */
interface Scene {
  readonly played: EventOf<"played">;
  readonly before: Picture;
  readonly after: Picture;
}

/** How a state looks at a version of the table. */
export type Look = (state: State, version: number) => Picture;

/** So many things that have happened are shown one by one; of more, only the end. */
const MOST_WAITING = 6;
const STAGGER = 0.18;
/** How long a card that everybody should see lies open, in flights. */
const HOLD = 3;

export class Stage {
  /** What to show instead of the table; null when the table itself is to be seen. */
  picture: Picture | null = $state.raw(null);
  flyers: readonly Flyer[] = $state.raw([]);
  /** Where a card was dropped that somebody dragged: it flies on from there. */
  dropped: DOMRect | null = null;

  #waiting: Scene[] = [];
  /** What is being shown; another one once it was given up for the end. */
  #show: object | null = null;
  #keys = 0;

  /** Show what has happened, when what happened before has been shown. */
  show({ message, before, after, isOld }: News, look: Look = (state) => pictureOf(state)): void {
    if (isOld || motion() === 0 || document.hidden) return this.#catchUp();
    const played = message.events.find((event) => event.type === "played");
    if (!played || !before.turn || !after.turn) return;
    this.#add({
      played,
      before: look(before.turn.state, message.version - 1),
      after: look(after.turn.state, message.version),
    });
  }

  #add(scene: Scene): void {
    this.#waiting.push(scene);
    if (this.#waiting.length > MOST_WAITING) return this.#catchUp();
    this.picture ??= scene.before;
    if (this.#show === null) void this.#run((this.#show = {}));
  }

  #catchUp(): void {
    this.#show = null;
    this.#waiting = [];
    this.flyers = [];
    this.picture = null;
    this.dropped = null;
  }

  async #run(show: object): Promise<void> {
    for (let scene = this.#waiting.shift(); scene; scene = this.#waiting.shift()) {
      await this.#tell(scene, show);
      if (this.#show !== show) return;
    }
    this.#show = null;
    this.picture = null;
  }

  async #tell({ played, before, after }: Scene, show: object): Promise<void> {
    let now = before;
    for (const step of stepsOf(played, before, after)) {
      await this.#fly(now, step);
      if (this.#show !== show) return;
      this.picture = now = landed(lifted(now, step), step);
      if (isToBeSeen(step, played)) await pause(motion() * HOLD);
      if (this.#show !== show) return;
    }
    this.picture = after;
    await tick();
  }

  async #fly(now: Picture, step: Step): Promise<void> {
    const flyers = step.flatMap((flight, index) => this.#flyer(flight, index));
    this.dropped = null;
    this.picture = lifted(now, step);
    this.flyers = flyers;
    const longest = Math.max(0, ...flyers.map((flyer) => flyer.duration + flyer.delay));
    await pause(longest);
    if (this.flyers === flyers) this.flyers = [];
  }

  #flyer({ card, from, to }: Flight, index: number): Flyer[] {
    const start = this.dropped ?? rectOf(placeName(from));
    const end = rectOf(placeName(to));
    if (!start || !end) return [];
    const duration = this.#waiting.length > 1 ? motion() / 2 : motion();
    return [{ key: ++this.#keys, card, from: start, to: end, duration, delay: index * duration * STAGGER }];
  }
}

/** The last-round card and the golden joker's extra card lie open for a while. */
function isToBeSeen(step: Step, played: EventOf<"played">): boolean {
  const [flight] = step;
  return flight?.to.at === "drawn" && (flight.card === "L" || played.action.startsWith("T"));
}

function rectOf(place: string): DOMRect | null {
  return document.querySelector(`[data-place="${place}"]`)?.getBoundingClientRect() ?? null;
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

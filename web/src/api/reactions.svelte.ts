/** The reactions that players show at a table: each for a few seconds, the latest of each person. */
import { settings } from "../app/settings.svelte.ts";
import type { Reacted, ReactionName } from "./messages.ts";

export const REACTIONS: readonly ReactionName[] = ["hello", "bravo", "thanks", "laugh", "surprised", "oops"];
/** Milliseconds for which a reaction is shown. */
export const SHOWN_FOR = 4_000;

export interface ShownReaction {
  /** Counts all reactions at this table: a later one has a higher number. */
  readonly key: number;
  readonly person: string;
  readonly name: ReactionName;
}

export class Reactions {
  /** At most one of each person, the oldest first. */
  shown: readonly ShownReaction[] = $state.raw([]);
  #keys = 0;

  /** Show a reaction, unless I have muted them; one that only newer servers know is left out. */
  show({ person, reaction }: Reacted): void {
    const name = REACTIONS.find((each) => each === reaction);
    if (name === undefined || !settings.chat) return;
    const shown = { key: ++this.#keys, person, name };
    this.shown = [...this.shown.filter((each) => each.person !== person), shown];
    setTimeout(() => (this.shown = this.shown.filter((each) => each !== shown)), SHOWN_FOR);
  }

  /** What a person shows now. */
  of(person: string | undefined): ShownReaction | null {
    return this.shown.find((each) => each.person === person) ?? null;
  }
}

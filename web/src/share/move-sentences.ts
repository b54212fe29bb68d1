/** What happened in a game, step by step, in the reader's language. */
import type { Replay } from "../api/messages.ts";
import { hasText, translate } from "../app/i18n.svelte.ts";
import { logOfReplay, seatsOf, stepOf } from "../replay/frames.ts";
import { condensed } from "../table/log.ts";
import { namesOf } from "../table/names.ts";
import { sentence } from "../table/sentences.ts";

/** The players as they are called everywhere: bots by their levels. */
export function playersOf({ names }: Replay): string[] {
  return namesOf(
    seatsOf(names, (name) => hasText(`level-${name}`)),
    translate,
  );
}

/** The sentences of the moves, by the step of the replay that they end at. */
export function moveSentences(replay: Replay): ReadonlyMap<number, string> {
  const players = playersOf(replay);
  const context = { translate, me: null, name: (seat: number) => players[seat] ?? "" };
  const found = new Map<number, string>();
  for (const entry of condensed(logOfReplay(replay, 1), null)) {
    if (entry.tone !== "move") continue;
    const earlier = found.get(stepOf(entry));
    const said = sentence(entry.line, context);
    found.set(stepOf(entry), earlier === undefined ? said : `${earlier} ${said}`);
  }
  return found;
}

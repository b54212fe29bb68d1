/** The links by which games travel. */
import { addressOf } from "../site.ts";
import { fragmentOf } from "./record-link.ts";

/** A link that shows a record's game, or its review; null if the record is too long for one. */
export function replayLink(record: string, step = 0, isReviewed = false): Promise<string | null> {
  return linkTo("/replay", record, step, isReviewed);
}

/** A link that lets others play the deal of a record's game; null if the record is too long for one. */
export function challengeLink(record: string): Promise<string | null> {
  return linkTo("/challenge", record);
}

async function linkTo(path: string, record: string, step = 0, isReviewed = false): Promise<string | null> {
  const fragment = await fragmentOf(record, step, isReviewed);
  return fragment === null ? null : new URL(addressOf(path) + fragment, location.href).href;
}

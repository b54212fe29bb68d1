/** What the companion for real cards keeps on this device: who plays by which rules, and their cards. */
import { MAX_PLAYERS, RULE_SETS } from "../engine/layout.ts";
import { EMPTY_SHEET, isMatchSheet } from "./match-sheet.ts";
import { Stored } from "./stored.svelte.ts";

export interface Companion {
  /** The rule set's name, like `golden-4-brown`. */
  readonly rules: string;
  /** Of five players, even if fewer play: a wrong tap loses nothing. Empty for those without a name. */
  readonly names: readonly string[];
  /** Their cards, as letters. */
  readonly hands: readonly string[];
  /** The colours that are known to be out of the game. */
  readonly removed: string;
}

const NOBODY = Array.from({ length: MAX_PLAYERS }, () => "");

const FIRST: Companion = { rules: "golden-4-brown", names: NOBODY, hands: NOBODY, removed: "" };

export function isCompanion(value: unknown): value is Companion {
  if (typeof value !== "object" || value === null) return false;
  const { rules, names, hands, removed } = value as Partial<Record<keyof Companion, unknown>>;
  return (
    typeof rules === "string" &&
    Object.hasOwn(RULE_SETS, rules) &&
    areTexts(names) &&
    areTexts(hands) &&
    hands.every((hand) => /^[a-g+jJ]*$/.test(hand)) &&
    typeof removed === "string" &&
    /^[a-g]*$/.test(removed)
  );
}

function areTexts(value: unknown): value is string[] {
  return (
    Array.isArray(value) && value.length === MAX_PLAYERS && value.every((each) => typeof each === "string")
  );
}

export const matchSheet = new Stored("coloretto.match-sheet", isMatchSheet, EMPTY_SHEET);

export const companion = new Stored("coloretto.companion", isCompanion, FIRST);

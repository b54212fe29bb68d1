/** The player's preferences, stored on the device. */
import { readStorage, writeStorage } from "./storage.ts";
import { isLanguage, preferred, type Language } from "./languages.ts";

export const THEMES = ["auto", "light", "dark"] as const;
export const CARD_STYLES = ["illustrated", "plain"] as const;
export const SPEEDS = ["off", "fast", "normal", "slow"] as const;

export interface Preferences {
  language: Language;
  theme: (typeof THEMES)[number];
  cardStyle: (typeof CARD_STYLES)[number];
  /** Of sounds, in percent; 0 for none. */
  volume: number;
  haptics: boolean;
  /** Whether chat and reactions are shown, and mine can be sent. */
  chat: boolean;
  /** How fast cards move; devices that prefer reduced motion get none. */
  speed: (typeof SPEEDS)[number];
  confirmMoves: boolean;
  /** Whether rows and cards say what they are worth; on for new people. */
  pointsPreview: boolean;
  /** Whether the deck is where the left thumb is. */
  leftHanded: boolean;
  /** Whether a blunder against bots is asked about first. */
  teaching: boolean;
}

const KEY = "coloretto.settings";

export function defaults(languages: readonly string[]): Preferences {
  return {
    language: preferred(languages),
    theme: "auto",
    cardStyle: "illustrated",
    volume: 70,
    haptics: true,
    chat: true,
    speed: "normal",
    confirmMoves: false,
    pointsPreview: true,
    leftHanded: false,
    teaching: false,
  };
}

/** `sounds`: whether there were any, before they had a volume. */
type Stored = Partial<Record<keyof Preferences | "sounds", unknown>>;

/** The stored preferences, with defaults for missing and invalid ones. */
export function restore(stored: Stored, fallback: Preferences): Preferences {
  const language = stored.language;
  return {
    language: typeof language === "string" && isLanguage(language) ? language : fallback.language,
    theme: oneOf(THEMES, stored.theme, fallback.theme),
    cardStyle: oneOf(CARD_STYLES, stored.cardStyle, fallback.cardStyle),
    volume: volumeOf(stored, fallback.volume),
    haptics: yesOrNo(stored.haptics, fallback.haptics),
    chat: yesOrNo(stored.chat, fallback.chat),
    speed: oneOf(SPEEDS, stored.speed, fallback.speed),
    confirmMoves: yesOrNo(stored.confirmMoves, fallback.confirmMoves),
    pointsPreview: yesOrNo(stored.pointsPreview, fallback.pointsPreview),
    leftHanded: yesOrNo(stored.leftHanded, fallback.leftHanded),
    teaching: yesOrNo(stored.teaching, fallback.teaching),
  };
}

function volumeOf({ volume, sounds }: Stored, fallback: number): number {
  if (typeof volume === "number" && volume >= 0 && volume <= 100) return volume;
  return sounds === false ? 0 : fallback;
}

function yesOrNo(value: unknown, fallback: boolean): boolean {
  return typeof value === "boolean" ? value : fallback;
}

function oneOf<T>(known: readonly T[], value: unknown, fallback: T): T {
  return known.find((each) => each === value) ?? fallback;
}

export const settings: Preferences = $state(
  restore(readStorage(KEY, isObject) ?? {}, defaults(navigator.languages)),
);

function isObject(value: unknown): value is Stored {
  return typeof value === "object" && value !== null;
}

/** Change preferences and store them. */
export function changeSettings(changes: Partial<Preferences>): void {
  Object.assign(settings, changes);
  writeStorage(KEY, settings);
}

/** Set the page's theme; without one it follows the device. */
export function applyTheme(): void {
  const root = document.documentElement;
  if (settings.theme === "auto") delete root.dataset.theme;
  else root.dataset.theme = settings.theme;
}

const MILLISECONDS = { off: 0, fast: 160, normal: 320, slow: 620 } as const;

/** Milliseconds a card takes from place to place; 0 for no motion. */
export function animationDuration(): number {
  const prefersReduced =
    typeof matchMedia === "function" && matchMedia("(prefers-reduced-motion: reduce)").matches;
  return prefersReduced ? 0 : MILLISECONDS[settings.speed];
}

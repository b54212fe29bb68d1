/** What a player prefers, remembered on the device. */
import { keep, kept } from "./storage.ts";
import { isLanguage, preferred, type Language } from "./languages.ts";

export const THEMES = ["auto", "light", "dark"] as const;
export const CARD_STYLES = ["illustrated", "plain"] as const;
export const SPEEDS = ["off", "fast", "normal", "slow"] as const;

export interface Preferences {
  language: Language;
  theme: (typeof THEMES)[number];
  cardStyle: (typeof CARD_STYLES)[number];
  sounds: boolean;
  /** Of moving cards; a device that wants less motion gets none, whatever is set. */
  speed: (typeof SPEEDS)[number];
  confirmMoves: boolean;
}

const KEY = "coloretto.settings";

export function defaults(languages: readonly string[]): Preferences {
  return {
    language: preferred(languages),
    theme: "auto",
    cardStyle: "illustrated",
    sounds: true,
    speed: "normal",
    confirmMoves: false,
  };
}

type Kept = Partial<Record<keyof Preferences, unknown>>;

/** What was kept, as far as it makes sense still. */
export function restored(kept: Kept, otherwise: Preferences): Preferences {
  const language = kept.language;
  return {
    language: typeof language === "string" && isLanguage(language) ? language : otherwise.language,
    theme: oneOf(THEMES, kept.theme, otherwise.theme),
    cardStyle: oneOf(CARD_STYLES, kept.cardStyle, otherwise.cardStyle),
    sounds: typeof kept.sounds === "boolean" ? kept.sounds : otherwise.sounds,
    speed: oneOf(SPEEDS, kept.speed, otherwise.speed),
    confirmMoves: typeof kept.confirmMoves === "boolean" ? kept.confirmMoves : otherwise.confirmMoves,
  };
}

function oneOf<T>(known: readonly T[], value: unknown, otherwise: T): T {
  return known.find((each) => each === value) ?? otherwise;
}

export const settings: Preferences = $state(
  restored(kept(KEY, isObject) ?? {}, defaults(navigator.languages)),
);

function isObject(value: unknown): value is Kept {
  return typeof value === "object" && value !== null;
}

/** Change and remember. */
export function change(changes: Partial<Preferences>): void {
  Object.assign(settings, changes);
  keep(KEY, settings);
}

/** The screen in the colours that are set; without a word of ours it follows the device. */
export function applyTheme(): void {
  const root = document.documentElement;
  if (settings.theme === "auto") delete root.dataset.theme;
  else root.dataset.theme = settings.theme;
}

const MILLISECONDS = { off: 0, fast: 160, normal: 320, slow: 620 } as const;

/** How long a card takes from place to place; 0 for no motion at all. */
export function motion(): number {
  const wantsLess =
    typeof matchMedia === "function" && matchMedia("(prefers-reduced-motion: reduce)").matches;
  return wantsLess ? 0 : MILLISECONDS[settings.speed];
}

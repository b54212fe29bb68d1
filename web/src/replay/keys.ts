/** Keyboard shortcuts of a recorded game. */

export interface PlaybackControls {
  forward(): void;
  back(): void;
  jumpRound(by: 1 | -1): void;
  toggle(): void;
  go(step: number): void;
  readonly last: number;
}

const KEYS: Readonly<Record<string, (playback: PlaybackControls) => void>> = {
  ArrowRight: (playback) => playback.forward(),
  ArrowLeft: (playback) => playback.back(),
  PageUp: (playback) => playback.jumpRound(-1),
  PageDown: (playback) => playback.jumpRound(1),
  Home: (playback) => playback.go(0),
  End: (playback) => playback.go(playback.last),
  " ": (playback) => playback.toggle(),
};

/** Elements that use a key themselves: buttons, and what scrolls. */
const USED_BY: Readonly<Record<string, string>> = {
  " ": "button, a, summary",
  PageUp: "[tabindex='0']:not([role=slider])",
  PageDown: "[tabindex='0']:not([role=slider])",
  Home: "[tabindex='0']:not([role=slider])",
  End: "[tabindex='0']:not([role=slider])",
};

/** Goes to the next mistake, or to the one before; null in a game that is not reviewed. */
export type GoToMistake = ((by: 1 | -1) => void) | null;

/** Handle a key, unless the focused element uses it itself. */
export function handleKey(
  event: KeyboardEvent,
  playback: PlaybackControls,
  goToMistake: GoToMistake = null,
): void {
  if (event.ctrlKey || event.metaKey || event.altKey || isUsed(event)) return;
  const { key, shiftKey } = event;
  const act = shiftKey ? undefined : KEYS[key];
  const isMistakeKey = key.toLowerCase() === "m" && goToMistake !== null; // whatever the shift lock says
  if (!act && !isMistakeKey) return;
  event.preventDefault();
  act?.(playback);
  if (isMistakeKey) goToMistake(shiftKey ? -1 : 1);
}

function isUsed({ key, target }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest("dialog, select, textarea, input:not([type=range])")) return true;
  return target.closest(USED_BY[key] ?? "none") !== null;
}

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

/** Handle a key, unless the focused element uses it itself. */
export function handleKey(event: KeyboardEvent, playback: PlaybackControls): void {
  const act = KEYS[event.key];
  if (!act || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || isUsed(event)) return;
  event.preventDefault();
  act(playback);
}

function isUsed({ key, target }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest("dialog, select, textarea, input:not([type=range])")) return true;
  return target.closest(USED_BY[key] ?? "none") !== null;
}

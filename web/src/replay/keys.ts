/** The keys that walk through a recorded game. */

export interface Walker {
  forward(): void;
  back(): void;
  jump(by: 1 | -1): void;
  toggle(): void;
  go(step: number): void;
  readonly last: number;
}

const KEYS: Readonly<Record<string, (walker: Walker) => void>> = {
  ArrowRight: (walker) => walker.forward(),
  ArrowLeft: (walker) => walker.back(),
  PageUp: (walker) => walker.jump(-1),
  PageDown: (walker) => walker.jump(1),
  Home: (walker) => walker.go(0),
  End: (walker) => walker.go(walker.last),
  " ": (walker) => walker.toggle(),
};

/** Who else uses a key: what is pressed, what scrolls. */
const KEEPERS: Readonly<Record<string, string>> = {
  " ": "button, a, summary",
  PageUp: "[tabindex='0']",
  PageDown: "[tabindex='0']",
  Home: "[tabindex='0']",
  End: "[tabindex='0']",
};

/** Do what a key is for, unless what has the focus wants it for itself. */
export function keyPressed(event: KeyboardEvent, walker: Walker): void {
  const act = KEYS[event.key];
  if (!act || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || isWanted(event)) return;
  event.preventDefault();
  act(walker);
}

function isWanted({ key, target }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest("dialog, select, textarea, input:not([type=range])")) return true;
  return target.closest(KEEPERS[key] ?? "none") !== null;
}

/**
 * Keyboard shortcuts at a table: D draws, 1 to 5 choose rows, arrows move the focus between choices; H, P and L read
 * out the cards, the points and the last move; ? asks for advice and R opens the reactions where there are some.
 */

export interface KeyTarget {
  draw(): void;
  chooseRow(row: number): void;
  cancel(): void;
  readOut?(what: Readable): void;
  ask?(): void;
  react?: (() => void) | undefined;
}

export type Readable = "cards" | "points" | "last-move";

const READABLE: Readonly<Record<string, Readable>> = { h: "cards", p: "points", l: "last-move" };
const CHOICES = "[data-row][aria-disabled='false']:enabled, .pile[aria-disabled='false']:enabled";

export function handleKey(event: KeyboardEvent, target: KeyTarget): void {
  if (event.ctrlKey || event.metaKey || event.altKey || isUsed(event)) return;
  const row = /^[1-5]$/.test(event.key) ? Number(event.key) - 1 : null;
  const readable = READABLE[event.key.toLowerCase()];
  if (row !== null) target.chooseRow(row);
  else if (event.key === "d" || event.key === "D") target.draw();
  else if (readable && target.readOut) target.readOut(readable);
  else if (event.key === "?" && target.ask) target.ask();
  else if (event.key.toLowerCase() === "r" && target.react) target.react();
  else if (event.key === "Escape") target.cancel();
  else if (event.key === "ArrowRight" || event.key === "ArrowDown") moveFocus(1);
  else if (event.key === "ArrowLeft" || event.key === "ArrowUp") moveFocus(-1);
  else return;
  event.preventDefault();
}

/** Whether the key belongs to something else: a field, a dialog, or the log, which arrows scroll. */
function isUsed({ key, target }: KeyboardEvent): boolean {
  const fields = "input, textarea, select, dialog";
  const others = key.startsWith("Arrow") ? `${fields}, .log` : fields;
  const isInside = target instanceof Element && target.closest(others) !== null;
  return isInside || document.querySelector("dialog[open]") !== null;
}

/**
 * When there is something to choose: the focus goes there if it is on the board or nowhere, never from elsewhere. In a new turn
 * it leaves a row that could be taken, too: whoever has just put a card there would take it by a second Enter.
 */
export function focusFirstChoice(isNewTurn: boolean): void {
  const now = document.activeElement;
  const isFree = now === null || now === document.body || now.id === "main" || now.closest(".board") !== null;
  if (isFree && (isNewTurn || !now?.matches(CHOICES))) choices()[0]?.focus({ preventScroll: true });
}

function choices(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(CHOICES)];
}

/** For a control that is about to disappear: the focus goes to the board, where the next choice is. */
export function focusBoard(): void {
  (choices()[0] ?? document.querySelector<HTMLElement>(".board button:enabled"))?.focus({
    preventScroll: true,
  });
}

function moveFocus(by: number): void {
  const all = choices();
  if (all.length === 0) return;
  const at = all.indexOf(document.activeElement as HTMLElement);
  const next = at < 0 ? (by > 0 ? 0 : all.length - 1) : (at + by + all.length) % all.length;
  all[next]?.focus();
}

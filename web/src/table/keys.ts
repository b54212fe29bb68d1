/** Keyboard shortcuts at a table: D draws, 1 to 5 choose rows, arrows move the focus between choices. */

export interface KeyTarget {
  draw(): void;
  chooseRow(row: number): void;
  cancel(): void;
}

const CHOICES = "[data-row]:not(:disabled), .pile:not(:disabled)";

export function handleKey(event: KeyboardEvent, target: KeyTarget): void {
  if (event.ctrlKey || event.metaKey || event.altKey || isUsed(event.target)) return;
  const row = /^[1-5]$/.test(event.key) ? Number(event.key) - 1 : null;
  if (row !== null) target.chooseRow(row);
  else if (event.key === "d" || event.key === "D") target.draw();
  else if (event.key === "Escape") target.cancel();
  else if (event.key === "ArrowRight" || event.key === "ArrowDown") moveFocus(1);
  else if (event.key === "ArrowLeft" || event.key === "ArrowUp") moveFocus(-1);
  else return;
  event.preventDefault();
}

/** Whether the key belongs to something else: a field, a dialog, a scrolling log. */
function isUsed(target: EventTarget | null): boolean {
  const isInside =
    target instanceof Element && target.closest("input, textarea, select, dialog, .log") !== null;
  return isInside || document.querySelector("dialog[open]") !== null;
}

function moveFocus(by: number): void {
  const choices = [...document.querySelectorAll<HTMLElement>(CHOICES)];
  if (choices.length === 0) return;
  const at = choices.indexOf(document.activeElement as HTMLElement);
  const next = at < 0 ? (by > 0 ? 0 : choices.length - 1) : (at + by + choices.length) % choices.length;
  choices[next]?.focus();
}

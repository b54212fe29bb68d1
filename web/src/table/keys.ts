/** The table by keyboard alone: D draws, 1 to 5 are the rows, arrows go from one choice to the next. */

export interface Keys {
  draw(): void;
  chooseRow(row: number): void;
  cancel(): void;
}

const CHOICES = "[data-row]:not(:disabled), .pile:not(:disabled)";

export function keyPressed(event: KeyboardEvent, keys: Keys): void {
  if (event.ctrlKey || event.metaKey || event.altKey || isBusy(event.target)) return;
  const row = /^[1-5]$/.test(event.key) ? Number(event.key) - 1 : null;
  if (row !== null) keys.chooseRow(row);
  else if (event.key === "d" || event.key === "D") keys.draw();
  else if (event.key === "Escape") keys.cancel();
  else if (event.key === "ArrowRight" || event.key === "ArrowDown") go(1);
  else if (event.key === "ArrowLeft" || event.key === "ArrowUp") go(-1);
  else return;
  event.preventDefault();
}

/** Somebody writes or looks at something else. */
function isBusy(target: EventTarget | null): boolean {
  const isScrolled =
    target instanceof Element && target.closest("input, textarea, select, dialog, .log") !== null;
  return isScrolled || document.querySelector("dialog[open]") !== null;
}

function go(by: number): void {
  const choices = [...document.querySelectorAll<HTMLElement>(CHOICES)];
  if (choices.length === 0) return;
  const at = choices.indexOf(document.activeElement as HTMLElement);
  const next = at < 0 ? (by > 0 ? 0 : choices.length - 1) : (at + by + choices.length) % choices.length;
  choices[next]?.focus();
}

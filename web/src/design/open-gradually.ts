/**
 * Opening a dialog frame by frame.
 *
 * A modal dialog makes all the page below it inert, which styles each of its elements again, in one frame. Where that
 * would make a movement stutter, a dialog opens as a popover instead, after the page became inert part by part.
 */

import { overFrames } from "../app/frames.ts";
import { partsOfPage, setInert } from "./inert-parts.ts";
import { takeMessagesInto, type Opener } from "./open-dialog.ts";

/** How many elements of the page become inert in a frame. */
const AT_ONCE = 250;

export const openGradually: Opener = (dialog, { opened, close }) => {
  const inert: HTMLElement[] = [];
  const controller = new AbortController();
  let hide = (): void => undefined;
  let takeMessagesHome = (): void => undefined;

  function makeInert(parts: readonly HTMLElement[]): void {
    setInert(parts, true);
    inert.push(...parts);
  }

  function show(): void {
    showAbove(dialog);
    hide = () => dialog.hidePopover();
    closeLikeModal(dialog, close, controller.signal);
  }

  /** What had the focus, and what is added to the page from now on. */
  function makeRestInert(): void {
    makeInert(partsOfPage(Infinity).flat());
  }

  function takeRest(): void {
    takeMessagesHome = takeMessagesInto(dialog);
    makeRestInert();
    watchAround(dialog, makeRestInert, controller.signal);
  }

  const steps = [...partsOfPage(AT_ONCE).map((parts) => () => makeInert(parts)), show, takeRest, opened];
  const stop = overFrames(steps.length, (number) => steps[number - 1]!());

  return () => {
    stop();
    controller.abort();
    setInert(inert, false);
    takeMessagesHome();
    hide();
  };
};

function showAbove(dialog: HTMLDialogElement): void {
  dialog.popover = "manual";
  dialog.ariaModal = "true";
  dialog.setAttribute("closedby", "closerequest");
  dialog.show(); // first, so that it remembers what has the focus now
  dialog.showPopover();
}

/** As modal dialogs do by themselves: with Escape, the gesture to go back, and a click beside it. */
function closeLikeModal(dialog: HTMLDialogElement, close: () => void, signal: AbortSignal): void {
  const isTopmost = (): boolean => document.querySelector("dialog:modal") === null;

  function closeFor(event: Event): void {
    if (event.defaultPrevented || !event.cancelable || !isTopmost()) return;
    event.preventDefault();
    close();
  }

  dialog.addEventListener("cancel", (event) => event.target === dialog && closeFor(event), { signal });
  window.addEventListener("keydown", (event) => event.key === "Escape" && closeFor(event), { signal });
  window.addEventListener(
    "click",
    ({ target }) => {
      const isBeside = target instanceof Node && target.isConnected && !dialog.contains(target);
      if (isBeside && isTopmost()) close();
    },
    { signal },
  );
}

/** Calls when something is added to the elements around the dialog, which are not inert. */
function watchAround(dialog: HTMLElement, added: () => void, signal: AbortSignal): void {
  const observer = new MutationObserver(added);
  for (let around = dialog.parentElement; around !== null; around = around.parentElement) {
    observer.observe(around, { childList: true });
  }
  signal.addEventListener("abort", () => observer.disconnect());
}

/** A finger that rests on something: it wants to know about it, not to choose it. */
import type { Attachment } from "svelte/attachments";

/** Milliseconds after which a touch is a long press. */
export const LONG_PRESS = 400;
/** Pixels; a finger that goes further drags or scrolls. */
const MAX_DISTANCE = 7;

/** Calls `onchange` with true while a finger rests on an element, then with false. The click after it does nothing. */
export function longPress(onchange: (isPressed: boolean) => void): Attachment<HTMLElement> {
  return (element) => {
    const all = new AbortController();
    let isPressed = false;

    const begin = (start: PointerEvent): void => {
      isPressed = false;
      if (start.pointerType !== "touch" || !start.isPrimary) return;
      const touch = new AbortController();
      const timer = setTimeout(() => onchange((isPressed = true)), LONG_PRESS);
      const end = (): void => {
        clearTimeout(timer);
        touch.abort();
        if (isPressed) onchange(false);
      };
      const move = (event: PointerEvent): void => {
        if (Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) > MAX_DISTANCE) end();
      };
      const { signal } = touch;
      window.addEventListener("pointermove", move, { signal });
      window.addEventListener("pointerup", end, { signal });
      window.addEventListener("pointercancel", end, { signal });
      all.signal.addEventListener("abort", end, { signal });
    };
    const swallow = (event: Event): void => {
      if (!isPressed) return;
      event.preventDefault();
      event.stopPropagation();
    };
    const { signal } = all;
    element.addEventListener("pointerdown", begin, { signal });
    element.addEventListener("click", swallow, { signal, capture: true });
    element.addEventListener("contextmenu", swallow, { signal });
    return () => all.abort();
  };
}

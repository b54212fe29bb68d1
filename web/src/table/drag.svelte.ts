/** Cards that follow a finger or a mouse. */
import type { Attachment } from "svelte/attachments";
import type { Face } from "../cards/kinds.ts";

export interface Dragged {
  readonly cards: readonly Face[];
  /** `drawn`, or the row that is dragged. */
  readonly source: "drawn" | number;
  readonly width: number;
  readonly x: number;
  readonly y: number;
}

/** What is dragged, or nothing; and what may be done where it is dropped. */
export interface DragWish {
  cards(): readonly Face[];
  readonly source: "drawn" | number;
  isAllowed(): boolean;
  /** Told while it is moved, with the element under the pointer. */
  over(element: Element | null): void;
  /** Told at the end: whether it was dropped on something. */
  drop(element: Element | null, at: DOMRect): boolean;
}

const BEGINS = 7; // pixels; less is a tap

export class Drag {
  now: Dragged | null = $state.raw(null);
  /** A drag has just ended: the click that the browser sends after it means nothing. */
  #endedAt = -Infinity;

  get hasJustEnded(): boolean {
    return performance.now() - this.#endedAt < 80;
  }

  /** Put it on what can be dragged. */
  attach(wish: DragWish): Attachment<HTMLElement> {
    return (element) => {
      const down = (event: PointerEvent): void => this.#begin(event, element, wish);
      element.addEventListener("pointerdown", down);
      return () => element.removeEventListener("pointerdown", down);
    };
  }

  /** The dropped card has begun to fly by itself. */
  release(): void {
    this.now = null;
  }

  #begin(start: PointerEvent, element: HTMLElement, wish: DragWish): void {
    if (start.button !== 0 || !start.isPrimary || !wish.isAllowed()) return;
    const card = element.querySelector("svg")?.getBoundingClientRect();
    const width = card?.width ?? 60;
    const stop = new AbortController();
    const options = { signal: stop.signal };
    const move = (event: PointerEvent): void => {
      const far = Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) > BEGINS;
      if (this.now === null && !far) return;
      event.preventDefault();
      this.now = { cards: wish.cards(), source: wish.source, width, x: event.clientX, y: event.clientY };
      wish.over(elementAt(event));
    };
    const end = (event: PointerEvent, isDropped: boolean): void => {
      stop.abort();
      wish.over(null);
      if (this.now === null) return;
      this.#endedAt = performance.now();
      const at = new DOMRect(event.clientX - width / 2, event.clientY - width * 0.7, width, width * 1.4);
      if (!isDropped || !wish.drop(elementAt(event), at)) this.now = null;
    };
    window.addEventListener("pointermove", move, options);
    window.addEventListener("pointerup", (event) => end(event, true), options);
    window.addEventListener("pointercancel", (event) => end(event, false), options);
  }
}

function elementAt(event: PointerEvent): Element | null {
  return document.elementFromPoint(event.clientX, event.clientY);
}

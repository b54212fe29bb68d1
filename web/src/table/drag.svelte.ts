/** Cards that follow a finger or a mouse. */
import type { Attachment } from "svelte/attachments";
import type { CardFace } from "../cards/kinds.ts";

export interface DraggedCards {
  readonly cards: readonly CardFace[];
  /** The drawn card, or the row that is dragged. */
  readonly source: "drawn" | number;
  readonly width: number;
  readonly x: number;
  readonly y: number;
}

/** Something that can be dragged. */
export interface Draggable {
  cards(): readonly CardFace[];
  readonly source: "drawn" | number;
  isAllowed(): boolean;
  /** Called on every move with the element under the pointer, and with null at the end. */
  over(element: Element | null): void;
  /** Called at the end; returns whether the drop was accepted. */
  drop(element: Element | null, at: DOMRect): boolean;
}

/** Pixels; a shorter way is a tap. */
const MIN_DISTANCE = 7;
/** Milliseconds in which the browser may send a click after a drag. */
const CLICK_DELAY = 80;

export class Drag {
  current: DraggedCards | null = $state.raw(null);
  #endedAt = -Infinity;

  /** Whether a click comes from the end of a drag and is to be ignored. */
  get hasJustEnded(): boolean {
    return performance.now() - this.#endedAt < CLICK_DELAY;
  }

  attach(draggable: Draggable): Attachment<HTMLElement> {
    return (element) => {
      const down = (event: PointerEvent): void => this.#begin(event, element, draggable);
      element.addEventListener("pointerdown", down);
      return () => element.removeEventListener("pointerdown", down);
    };
  }

  /** Show nothing under the pointer any more: the animation takes over. */
  release(): void {
    this.current = null;
  }

  #begin(start: PointerEvent, element: HTMLElement, draggable: Draggable): void {
    if (start.button !== 0 || !start.isPrimary || !draggable.isAllowed()) return;
    const width = element.querySelector("svg")?.getBoundingClientRect().width ?? 60;
    const stop = new AbortController();
    const options = { signal: stop.signal };
    const move = (event: PointerEvent): void => {
      const distance = Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY);
      if (this.current === null && distance <= MIN_DISTANCE) return;
      event.preventDefault();
      const { clientX: x, clientY: y } = event;
      this.current = { cards: draggable.cards(), source: draggable.source, width, x, y };
      draggable.over(elementAt(event));
    };
    const end = (event: PointerEvent, isDropped: boolean): void => {
      stop.abort();
      draggable.over(null);
      if (this.current === null) return;
      this.#endedAt = performance.now();
      const at = new DOMRect(event.clientX - width / 2, event.clientY - width * 0.7, width, width * 1.4);
      if (!isDropped || !draggable.drop(elementAt(event), at)) this.current = null;
    };
    window.addEventListener("pointermove", move, options);
    window.addEventListener("pointerup", (event) => end(event, true), options);
    window.addEventListener("pointercancel", (event) => end(event, false), options);
  }
}

function elementAt(event: PointerEvent): Element | null {
  return document.elementFromPoint(event.clientX, event.clientY);
}

/** Dragging on the board: the drawn card onto a row, or a row onto my own cards. */
import type { Attachment } from "svelte/attachments";
import type { TableGame } from "./game.svelte.ts";

export class BoardDrag {
  readonly #game: TableGame;
  /** Makes the drawn card draggable. */
  readonly drawn: Attachment<HTMLElement>;
  /** The row under the dragged card. */
  target: number | null = $state.raw(null);

  constructor(game: TableGame) {
    this.#game = game;
    this.drawn = game.drag.attach({
      source: "drawn",
      cards: () => (game.board.drawn ? [game.board.drawn] : []),
      isAllowed: () => game.choices.rows.includes("place"),
      over: (element) => (this.target = this.#rowAt(element)),
      drop: (element, at) => this.#place(this.#rowAt(element), at),
    });
  }

  get source(): "drawn" | number | null {
    return this.#game.drag.current?.source ?? null;
  }

  /** Makes a row draggable. */
  row(row: number): Attachment<HTMLElement> {
    const game = this.#game;
    return game.drag.attach({
      source: row,
      cards: () => game.board.rows[row]?.cards ?? [],
      isAllowed: () => game.choices.rows[row] === "take",
      over: () => undefined,
      drop: (element, at) => {
        const isOverMine = element?.closest("[data-mine]") != null;
        if (isOverMine) game.drop({ kind: "take", row }, at);
        return isOverMine;
      },
    });
  }

  #place(row: number | null, at: DOMRect): boolean {
    if (row !== null) this.#game.drop({ kind: "place", row }, at);
    return row !== null;
  }

  /** The row at an element, if the drawn card can be placed there. */
  #rowAt(element: Element | null): number | null {
    const row = element?.closest<HTMLElement>("[data-row]")?.dataset.row;
    return row !== undefined && this.#game.choices.rows[Number(row)] === "place" ? Number(row) : null;
  }
}

// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from "vitest";
import { focusBoard, focusFirstChoice, handleKey } from "./keys.ts";

const keys = { draw: vi.fn(), chooseRow: vi.fn(), cancel: vi.fn(), readOut: vi.fn(), react: vi.fn() };

function press(key: string, target: Element = document.body, more: KeyboardEventInit = {}): KeyboardEvent {
  const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more });
  target.addEventListener("keydown", (each) => handleKey(each as KeyboardEvent, keys), { once: true });
  target.dispatchEvent(event);
  return event;
}

beforeEach(() => {
  vi.clearAllMocks();
  document.body.innerHTML = `
    <main id="main" tabindex="-1"></main><div class="board">
      <button class="pile" aria-disabled="false"></button><button data-row="0" aria-disabled="true"></button>
      <button data-row="1" aria-disabled="false"></button>
    </div><input /><div class="log" tabindex="0"></div>`;
});

describe("the table by keyboard", () => {
  test("D draws, digits choose rows, Escape cancels", () => {
    for (const key of ["d", "D", "1", "5", "Escape"]) expect(press(key).defaultPrevented).toBe(true);
    expect(keys.draw).toHaveBeenCalledTimes(2);
    expect(keys.chooseRow.mock.calls).toEqual([[0], [4]]);
    expect(keys.cancel).toHaveBeenCalledOnce();
  });

  test("arrows move the focus around the choices and skip what is disabled", () => {
    const focused = (): string => (document.activeElement as HTMLElement).dataset.row ?? "pile";
    const seen = ["ArrowRight", "ArrowRight", "ArrowRight", "ArrowLeft"].map((key) => {
      press(key);
      return focused();
    });
    expect(seen).toEqual(["pile", "1", "pile", "1"]);
  });

  test("R opens the reactions, but not from a field", () => {
    for (const key of ["r", "R"]) expect(press(key).defaultPrevented).toBe(true);
    press("r", document.querySelector("input")!);
    expect(keys.react).toHaveBeenCalledTimes(2);
  });

  test("in the log, arrows scroll and all other keys work as elsewhere", () => {
    const log = document.querySelector(".log")!;
    for (const key of ["d", "1", "h", "r", "Escape"]) expect(press(key, log).defaultPrevented).toBe(true);
    for (const key of ["ArrowDown", "ArrowUp"]) expect(press(key, log).defaultPrevented).toBe(false);
  });

  test("H, P and L read out cards, points and the last move", () => {
    for (const key of ["h", "P", "l"]) press(key);
    expect(keys.readOut.mock.calls.flat()).toEqual(["cards", "points", "last-move"]);
  });

  test("my turn takes the focus from the board and from nowhere, not from a field", () => {
    const at = (): Element | null => document.activeElement;
    focusFirstChoice(true);
    expect(at()?.className).toBe("pile");
    document.querySelector<HTMLElement>("[data-row='0']")!.focus();
    focusFirstChoice(true);
    expect(at()?.className).toBe("pile");
    document.querySelector("input")!.focus();
    focusFirstChoice(true);
    expect(at()?.tagName).toBe("INPUT");
    focusBoard();
    expect(at()?.className).toBe("pile");
  });

  test("a choice that has the focus keeps it within a turn", () => {
    const row = document.querySelector<HTMLElement>("[data-row='1']")!;
    row.focus();
    focusFirstChoice(false);
    expect(document.activeElement).toBe(row);
  });

  test("a new turn begins at the deck, so that a second Enter does not take the row", () => {
    document.querySelector<HTMLElement>("[data-row='1']")!.focus();
    focusFirstChoice(true);
    expect(document.activeElement?.className).toBe("pile");
  });

  test("keys in a text field are not shortcuts", () => {
    press("d", document.querySelector("input")!);
    expect(keys.draw).not.toHaveBeenCalled();
  });

  test("shortcuts of the browser stay its own", () => {
    expect(press("d", document.body, { ctrlKey: true }).defaultPrevented).toBe(false);
    expect(press("6").defaultPrevented).toBe(false);
  });
});

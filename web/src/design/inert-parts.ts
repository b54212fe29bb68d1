/** The page in parts that can become inert one after the other: see `open-gradually.ts`. */

/** What a part never holds: while the dialog is not there yet, it would lose the focus or not be heard. */
const NEEDED = ":focus, [data-live], dialog";

/** Parts of the page, in groups of not many more than so many elements. */
export function partsOfPage(size: number): HTMLElement[][] {
  const groups: HTMLElement[][] = [];
  let room = 0;
  for (const part of partsOf(document.body, size)) {
    if (room <= 0) {
      groups.push([]);
      room = size;
    }
    groups.at(-1)!.push(part);
    room -= count(part);
  }
  return groups;
}

function partsOf(root: Element, size: number): HTMLElement[] {
  return [...root.children].flatMap((child) => {
    if (!(child instanceof HTMLElement) || child.inert || child.matches(NEEDED)) return [];
    const isPart = count(child) <= size && child.querySelector(NEEDED) === null;
    return isPart ? [child] : partsOf(child, size);
  });
}

function count(element: Element): number {
  return 1 + element.getElementsByTagName("*").length;
}

export function setInert(parts: readonly HTMLElement[], isInert: boolean): void {
  for (const part of parts) part.inert = isInert;
}

/**
 * What is wrong with where things lie: they overlap, leave their seat, the window or their place on the page, are too small for a
 * finger, leave too much of the table unused, a part of the table is seen only after scrolling, or a line of a name ends with the
 * dot between name and level.
 * `least` is the least width and height of a target, `most` the largest unused share of a table at which one plays or solves,
 * `mayScroll` whether the table may be higher than the window.
 */
({ least, most, mayScroll }) => {
  const CONTROLS = "button, a[href], input, select, textarea, summary";
  const PIECES = "[data-row], [data-seat], button, [data-place=drawn] svg, .prompt p";
  const CELL = 4;
  const problems = [];
  const top = document.querySelector("dialog[open]") ?? document.querySelector("main");
  const table = top.querySelector(".layout");

  const isShown = (element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    !element.closest(".visually-hidden") &&
    element.getBoundingClientRect().width > 1;
  const shown = (selector, within) => [...within.querySelectorAll(selector)].filter(isShown);
  const named = (element) => {
    const text = (element.ariaLabel ?? element.textContent).trim().replace(/\s+/g, " ").slice(0, 30);
    return `${element.localName}.${element.classList[0] ?? ""} "${text}"`;
  };
  const isRelated = (one, other) => one.contains(other) || other.contains(one);
  /** The drawn card lies on the deck, on purpose. */
  const isOnDeck = (one, other) =>
    [one, other].some((each) => each.matches(".pile")) && [one, other].some((each) => each.localName === "svg");
  const overlap = (one, other) => {
    const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
    return Math.min(
      Math.min(a.right, b.right) - Math.max(a.left, b.left),
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top),
    );
  };

  const pieces = table ? shown(PIECES, table) : [];
  pieces.forEach((one, index) => {
    for (const other of pieces.slice(index + 1))
      if (!isRelated(one, other) && !isOnDeck(one, other) && isInOtherSeat(one, other) && overlap(one, other) > 2)
        problems.push(`${named(one)} and ${named(other)} overlap`);
  });

  for (const hint of table ? shown(".preview", table) : []) {
    const { left, right, top: upper } = hint.getBoundingClientRect();
    if (left < 0 || right > innerWidth || upper < 0) problems.push(`${named(hint)} leaves the window`);
  }

  /** What follows a table on the page begins below it. */
  const over = table ? heightOver(table.closest(".table")) : 0;
  if (over > 1) problems.push(`the table is ${Math.round(over)} px taller than its place`);

  function heightOver(element) {
    return element.getBoundingClientRect().bottom - element.parentElement.getBoundingClientRect().bottom;
  }

  const below = table && !mayScroll ? heightBelow(table) : 0;
  if (below > 1) problems.push(`${Math.round(below)} px of the table lie below what one sees of it`);

  /** How much of an element is not seen before one scrolls. */
  function heightBelow(element) {
    const scroller = scrollerOf(element);
    scroller.scrollTop = 0;
    const isPage = scroller === document.scrollingElement;
    const port = isPage ? innerHeight : scroller.getBoundingClientRect().bottom;
    return element.getBoundingClientRect().bottom - port;
  }

  function scrollerOf(element) {
    const { overflowY, display } = getComputedStyle(element);
    if (element === document.documentElement) return document.scrollingElement;
    return overflowY === "auto" && display !== "contents" ? element : scrollerOf(element.parentElement);
  }

  for (const seat of shown("[data-seat]", top)) {
    const edge = seat.getBoundingClientRect();
    const cards = shown(".slot, .tally", seat).filter((each) => each.childElementCount > 0);
    const outside = cards.filter((each) => {
      const box = each.getBoundingClientRect();
      return box.bottom > edge.bottom + 1 || box.right > edge.right + 1 || box.left < edge.left - 1;
    });
    if (outside.length > 0) problems.push(`${outside.length} cards or numbers leave ${named(seat)}`);
  }

  for (const name of shown("[data-seat] .name", top))
    if (endsLineWithDot(name)) problems.push(`a line of ${named(name)} ends with a dot`);

  function endsLineWithDot(name) {
    const letters = [...lettersOf(name)].filter(({ letter }) => letter.trim() !== "");
    return letters.some(({ letter, top }, index) => letter === "·" && letters[index + 1]?.top > top + 2);
  }

  function* lettersOf(element) {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (texts.nextNode())
      for (let at = 0; at < texts.currentNode.length; at++) {
        range.setStart(texts.currentNode, at);
        range.setEnd(texts.currentNode, at + 1);
        yield { letter: range.toString(), top: range.getBoundingClientRect().top };
      }
  }

  /** What lies in a seat is its own affair; the menu lies in mine. */
  function isInOtherSeat(one, other) {
    const seatOf = (element) => element.closest(".mine") ?? element.closest("[data-seat]");
    return seatOf(one) === null || seatOf(one) !== seatOf(other);
  }

  /** Whether a point is in the window, and a tap there reaches the control. */
  const reaches = (element, x, y) => {
    const hit = document.elementFromPoint(x, y);
    return hit !== null && (isRelated(element, hit) || element.labels?.[0]?.contains(hit) === true);
  };

  /** How far from a point taps reach the control, in steps of this direction. */
  const reach = (element, x, y, dx, dy) => {
    let steps = 0;
    while (steps < least && reaches(element, x + dx * (steps + 1), y + dy * (steps + 1))) steps += 1;
    return steps;
  };

  /** Whether the target is large enough: its box, or what around its middle leads to it. */
  const isLarge = (element) => {
    const { width, height } = element.getBoundingClientRect();
    if (width >= least - 0.5 && height >= least - 0.5) return true;
    element.scrollIntoView({ block: "center" });
    const box = element.getBoundingClientRect();
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    if (!reaches(element, x, y)) return true; // it lies under a dialog
    const across = reach(element, x, y, -1, 0) + reach(element, x, y, 1, 0);
    const down = reach(element, x, y, 0, -1) + reach(element, x, y, 0, 1);
    return Math.max(box.width, across) >= least - 2 && Math.max(box.height, down) >= least - 2;
  };
  /** A link in a sentence is as tall as its line. */
  const isInText = (element) => element.localName === "a" && getComputedStyle(element).display === "inline";
  for (const control of shown(CONTROLS, table ?? top)) {
    if (isInText(control) || isLarge(control)) continue;
    const { width, height } = control.getBoundingClientRect();
    problems.push(`${named(control)} is ${Math.round(width)} × ${Math.round(height)} px`);
  }

  if (table?.querySelector("[data-row]:enabled")) {
    const share = unused(table.getBoundingClientRect(), shown(`${PIECES}, p, svg`, table));
    if (share > most) problems.push(`${Math.round(100 * share)} % of the table is unused`);
  }

  /** The share of an area that nothing covers. */
  function unused(area, covers) {
    const [columns, lines] = [Math.ceil(area.width / CELL), Math.ceil(area.height / CELL)];
    const cells = new Uint8Array(columns * lines);
    for (const each of covers) {
      const box = each.getBoundingClientRect();
      const from = Math.max(0, Math.floor((box.left - area.left) / CELL));
      const to = Math.min(columns, Math.ceil((box.right - area.left) / CELL));
      const end = Math.min(lines, Math.ceil((box.bottom - area.top) / CELL));
      for (let line = Math.max(0, Math.floor((box.top - area.top) / CELL)); line < end; line++)
        cells.fill(1, line * columns + from, Math.max(line * columns + from, line * columns + to));
    }
    return cells.filter((cell) => cell === 0).length / cells.length;
  }

  return problems;
}

/** What is wrong with the texts on the screen: they leave it, or are cut off. `people` are names that may be. */
(people) => {
  const problems = [];
  const width = document.documentElement.clientWidth;
  const whole = document.scrollingElement.scrollWidth;
  if (whole > width) problems.push(`it is ${whole} px wide`);

  const isClipped = (element) =>
    element !== null && (getComputedStyle(element).clipPath === "inset(50%)" || isClipped(element.parentElement));
  const isShown = (element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    !element.closest(".visually-hidden, .skip, [aria-hidden=true], script, option, dialog:not([open])") &&
    !isClipped(element);
  const isWiderThan = (box, edge) => box.right > edge.right + 1 || box.left < edge.left - 1;
  const isTallerThan = (box, edge) => box.bottom > edge.bottom + 2 || box.top < edge.top - 2;

  /** The first thing around a text that does not have room for it. */
  const tooSmall = (box, around) => {
    if (around === null || around === document.body) return null;
    const edge = around.getBoundingClientRect();
    const isButton = around.matches("button, a, summary, label, select");
    const cuts = !["visible", "auto", "scroll"].includes(getComputedStyle(around).overflowX);
    if (cuts && isWiderThan(box, edge)) return around;
    if (isButton) return isWiderThan(box, edge) || isTallerThan(box, edge) ? around : null;
    return tooSmall(box, around.parentElement);
  };

  /** Whether more than one sees is there: then some of it may lie under something just now. */
  const canScroll = (element) => {
    if (element === null) return false;
    const isScroller = element === document.scrollingElement || getComputedStyle(element).overflowY === "auto";
    return (isScroller && element.scrollHeight > element.clientHeight) || canScroll(element.parentElement);
  };

  /** What lies on the middle of a text; an input that is not to be seen makes all of its label its own. */
  const onTop = (box, parent) => {
    if (canScroll(parent) || document.querySelector("dialog[open]")) return null;
    const found = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
    const isMine = found === null || found.contains(parent) || parent.contains(found);
    return isMine || found.matches("input") ? null : found;
  };

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.data.trim();
    if (!text || people.includes(text) || !isShown(node.parentElement)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    if (box.width === 0) continue;
    if (isWiderThan(box, { left: 0, right: width })) problems.push(`"${text}" leaves the screen`);
    const around = tooSmall(box, node.parentElement);
    if (around) problems.push(`"${text}" is cut off in ${around.localName}.${around.className}`);
    const over = onTop(box, node.parentElement);
    if (over) problems.push(`"${text}" lies under ${over.localName}.${over.className}`);
  }
  return problems;
}

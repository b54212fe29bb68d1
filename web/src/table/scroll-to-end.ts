/** Pixels from the end at which the reader still counts as there. */
const NEAR = 60;

/** Keeps the end of an element visible while it grows, unless the reader has scrolled up. */
export function scrollToEnd(element: HTMLElement): () => void {
  let isAtEnd = true;
  let before = 0;

  /** More may have been added before this is called: only moving up means that the reader has scrolled. */
  function scrolled(): void {
    const hasMovedUp = element.scrollTop < before;
    before = element.scrollTop;
    const distance = element.scrollHeight - element.scrollTop - element.clientHeight;
    isAtEnd = distance < NEAR || (isAtEnd && !hasMovedUp);
  }

  const observer = new ResizeObserver(() => {
    if (isAtEnd) element.scrollTop = element.scrollHeight;
  });
  element.addEventListener("scroll", scrolled);
  observer.observe(element);
  observer.observe(element.firstElementChild!);
  return () => {
    observer.disconnect();
    element.removeEventListener("scroll", scrolled);
  };
}

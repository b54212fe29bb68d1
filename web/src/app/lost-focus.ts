/** While it watches, the focus goes to the main part of the page when what had it is removed, never to the body. */
export function keepFocus(main: HTMLElement): () => void {
  let focused: EventTarget | null = null;
  const remember = ({ target }: FocusEvent): void => {
    focused = target;
  };
  const observer = new MutationObserver(() => {
    if (document.activeElement !== document.body || !isRemoved(focused)) return;
    main.focus({ preventScroll: true });
  });
  document.addEventListener("focusin", remember);
  observer.observe(main, { childList: true, subtree: true });
  return () => {
    document.removeEventListener("focusin", remember);
    observer.disconnect();
  };
}

function isRemoved(target: EventTarget | null): boolean {
  return target instanceof Element && !target.isConnected;
}

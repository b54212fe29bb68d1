/** Messages must be seen and heard while a modal dialog is open, outside of which everything is inert. */

/** Moves the elements with messages (`data-live`) into a dialog; returns how to move them back. */
export function takeMessagesInto(dialog: Element): () => void {
  const messages = [...document.querySelectorAll("[data-live]")];
  const homes = messages.map(({ parentElement }) => parentElement);
  dialog.append(...messages);
  return () => messages.forEach((message, index) => homes[index]?.append(message));
}

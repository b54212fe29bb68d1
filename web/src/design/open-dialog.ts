/** How dialogs open above everything else. */

export interface DialogEvents {
  opened: () => void;
  close: () => void;
}

/** A way to open a dialog; it returns what gives the page back before the dialog is closed. */
export type Opener = (dialog: HTMLDialogElement, events: DialogEvents) => () => void;

export const openModal: Opener = (dialog, { opened }) => {
  if (!dialog.open) dialog.showModal();
  opened();
  return takeMessagesInto(dialog);
};

/** Moves the elements with messages (`data-live`) into a dialog, outside of which they would not be seen or heard. */
export function takeMessagesInto(dialog: Element): () => void {
  const messages = [...document.querySelectorAll("[data-live]")];
  const homes = messages.map(({ parentElement }) => parentElement);
  dialog.append(...messages);
  return () => messages.forEach((message, index) => homes[index]?.append(message));
}

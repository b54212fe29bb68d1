/** Short messages at the bottom of the screen that disappear by themselves, or when they are tapped. */

export interface Toast {
  id: number;
  text: string;
  tone: "calm" | "danger";
}

const SECONDS = 5;

export const toasts: Toast[] = $state([]);
let last = 0;

export function toast(text: string, tone: Toast["tone"] = "calm"): void {
  const id = add(text, tone);
  setTimeout(() => dismiss(id), SECONDS * 1000);
}

/** A warning that stays until it is tapped; returns how to take it back. */
export function warn(text: string): () => void {
  const id = add(text, "danger");
  return () => dismiss(id);
}

function add(text: string, tone: Toast["tone"]): number {
  const id = ++last;
  toasts.push({ id, text, tone });
  return id;
}

export function dismiss(id: number): void {
  const index = toasts.findIndex((each) => each.id === id);
  if (index >= 0) toasts.splice(index, 1);
}

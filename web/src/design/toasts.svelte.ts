/** Short messages at the bottom of the screen that disappear by themselves. */

export interface Toast {
  id: number;
  text: string;
  tone: "calm" | "danger";
}

const SECONDS = 5;

export const toasts: Toast[] = $state([]);
let last = 0;

export function toast(text: string, tone: Toast["tone"] = "calm"): void {
  const id = ++last;
  toasts.push({ id, text, tone });
  setTimeout(() => dismiss(id), SECONDS * 1000);
}

export function dismiss(id: number): void {
  const index = toasts.findIndex((each) => each.id === id);
  if (index >= 0) toasts.splice(index, 1);
}

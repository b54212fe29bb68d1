/** Short notes at the foot of the screen that go away by themselves. */

export interface Toast {
  id: number;
  text: string;
  tone: "calm" | "danger";
}

const SECONDS = 5;

export const toasts: Toast[] = $state([]);
let last = 0;

/** Tell something that asks for nothing. */
export function toast(text: string, tone: Toast["tone"] = "calm"): void {
  const id = ++last;
  toasts.push({ id, text, tone });
  setTimeout(() => dismiss(id), SECONDS * 1000);
}

export function dismiss(id: number): void {
  const index = toasts.findIndex((each) => each.id === id);
  if (index >= 0) toasts.splice(index, 1);
}

/** Small things kept on the device. */

/** What was kept under a name, if it can still be used. */
export function kept<T>(key: string, isRight: (value: unknown) => value is T): T | null {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? "null");
    return isRight(value) ? value : null;
  } catch {
    return null; // a device that keeps nothing, or something else under this name
  }
}

export function keep(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // a private window may refuse; then it holds until the window closes
  }
}

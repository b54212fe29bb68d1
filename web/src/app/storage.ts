/** JSON values in the browser's local storage. */

/** The stored value, or null if there is none or it is not valid (any more). */
export function readStorage<T>(key: string, isValid: (value: unknown) => value is T): T | null {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? "null");
    return isValid(value) ? value : null;
  } catch {
    return null; // storage is blocked, or the text is not JSON
  }
}

export function writeStorage(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // a private window may refuse: the value then lasts until the window closes
  }
}

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

/** False if a private window or a full device refuses: the value then lasts until the window closes. */
export function writeStorage(key: string, value: unknown): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

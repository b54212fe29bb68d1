/** A value of the screen that stays on this device. */
import { readStorage, writeStorage } from "../app/storage.ts";

export class Stored<T> {
  readonly #key: string;
  #value: T;
  #isKept = $state(true);

  constructor(key: string, isValid: (value: unknown) => value is T, first: T) {
    this.#key = key;
    this.#value = $state.raw(readStorage(key, isValid) ?? first);
    // Other tabs may change it, too.
    addEventListener("storage", (event) => {
      if (event.key === key) this.#value = readStorage(key, isValid) ?? first;
    });
  }

  get value(): T {
    return this.#value;
  }

  /** False if the value is lost with the page, because the browser stores nothing more. */
  get isKept(): boolean {
    return this.#isKept;
  }

  set(value: T): void {
    this.#value = value;
    this.#isKept = writeStorage(this.#key, value);
  }

  change(changes: Partial<T>): void {
    this.set({ ...this.#value, ...changes });
  }
}

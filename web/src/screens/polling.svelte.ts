/** What is asked for again and again while somebody looks. */

const EVERY = 5_000;

export interface Polled<T> {
  readonly value: T | null;
  readonly error: unknown;
}

/** For use while a component is made: it ends with the component. */
export function polled<T>(ask: () => Promise<T>): Polled<T> {
  let value: T | null = $state.raw(null);
  let error: unknown = $state.raw(null);

  async function look(): Promise<void> {
    if (document.visibilityState === "hidden") return;
    try {
      value = await ask();
      error = null;
    } catch (failure) {
      error = failure;
    }
  }

  $effect(() => {
    void look();
    const timer = setInterval(() => void look(), EVERY);
    const again = (): void => void look();
    document.addEventListener("visibilitychange", again);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", again);
    };
  });

  return {
    get value() {
      return value;
    },
    get error() {
      return error;
    },
  };
}

/** Data that is requested again and again while the page is visible. */

const INTERVAL = 5_000;

export interface Poll<T> {
  readonly value: T | null;
  readonly error: unknown;
}

/** Call it while a component is initialised; polling ends with the component. */
export function poll<T>(request: () => Promise<T>): Poll<T> {
  let value: T | null = $state.raw(null);
  let error: unknown = $state.raw(null);

  async function refresh(): Promise<void> {
    if (document.visibilityState === "hidden") return;
    try {
      value = await request();
      error = null;
    } catch (failure) {
      error = failure;
    }
  }

  $effect(() => {
    void refresh();
    const timer = setInterval(() => void refresh(), INTERVAL);
    const onVisibilityChange = (): void => void refresh();
    document.addEventListener("visibilitychange", onVisibilityChange);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", onVisibilityChange);
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

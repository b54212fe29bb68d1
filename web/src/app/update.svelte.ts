/** Whether the server has another build of this client than the one that runs. */
import { SITE } from "../site.ts";

const CHECK_EVERY = 30 * 60_000;

let isWanted = $state(false);

/** Whether the page should be loaded again. */
export function isUpdateAvailable(): boolean {
  return isWanted;
}

export function dismissUpdate(): void {
  isWanted = false;
}

/** The start page names the main file of the latest build; file names change with their content. */
export async function checkForUpdate(): Promise<void> {
  const own = mainFile();
  if (own === null) return;
  try {
    const response = await fetch(SITE.base, { cache: "no-cache", headers: { accept: "text/html" } });
    if (response.ok) isWanted = !(await response.text()).includes(own);
  } catch {
    // offline: the next check will tell
  }
}

/** Check when the page is shown or online again, and regularly; returns how to stop. */
export function watchForUpdates(): () => void {
  const check = (): void => {
    if (document.visibilityState === "visible") void checkForUpdate();
  };
  const timer = setInterval(check, CHECK_EVERY);
  addEventListener("online", check);
  document.addEventListener("visibilitychange", check);
  return () => {
    clearInterval(timer);
    removeEventListener("online", check);
    document.removeEventListener("visibilitychange", check);
  };
}

/** The file of the script that started this page, like `assets/index-abc.js`; null in development. */
export function mainFile(): string | null {
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src*="/assets/"]');
  return script && /assets\/[^/]+$/.exec(script.src)![0];
}

/** Whether this app works without a network: all of its files are cached by its service worker. */
import { fileAt, SITE } from "../site.ts";
import { mainFile } from "./update.svelte.ts";

/** `insecure`: browsers have service workers only over https, and on the computer that serves the page. */
export type Offline = "preparing" | "ready" | "failed" | "insecure" | "unsupported";

let state = $state.raw<Offline>("preparing");

export function offlineState(): Offline {
  return state;
}

/** Have all files cached, if this browser can do that, and again by the worker of a later version. */
export async function prepareOffline(): Promise<void> {
  if (!isSecureContext) state = "insecure";
  else if (!("serviceWorker" in navigator)) state = "unsupported";
  else {
    const workers = navigator.serviceWorker;
    workers.addEventListener("controllerchange", () => void cacheFiles(workers.controller));
    try {
      await workers.register(fileAt(SITE.hasServer ? "sw.js" : "sw.js?no-server"));
      await cacheFiles((await workers.ready).active);
    } catch {
      state = "failed"; // the app works with a network
    }
  }
}

/** The worker that was asked last. */
let asked: ServiceWorker | null = null;

async function cacheFiles(worker: ServiceWorker | null): Promise<void> {
  if (worker === asked) return;
  asked = worker;
  const isCached = await new Promise<boolean>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data === true);
    worker?.postMessage(mainFile(), [port2]);
  });
  state = isCached ? "ready" : "failed";
}

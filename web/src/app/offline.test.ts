// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { eventually } from "./eventually.ts";
import { offlineState, prepareOffline } from "./offline.svelte.ts";

type Answer = (port: MessagePort) => void;

function workerThat(answer: Answer): Partial<ServiceWorkerContainer> {
  const active = { postMessage: (_: unknown, [port]: MessagePort[]) => answer(port!) };
  return {
    addEventListener: () => undefined,
    register: vi.fn(() => Promise.resolve({} as ServiceWorkerRegistration)),
    ready: Promise.resolve({ active } as unknown as ServiceWorkerRegistration),
  };
}

function given(secure: boolean, serviceWorker?: Partial<ServiceWorkerContainer>): void {
  vi.stubGlobal("isSecureContext", secure);
  vi.stubGlobal("navigator", serviceWorker ? { serviceWorker } : {});
}

beforeEach(() => (document.head.innerHTML = '<script type="module" src="/assets/index-a.js"></script>'));
afterEach(() => vi.unstubAllGlobals());

test("plain http has no offline mode, and the app knows why", async () => {
  given(false);
  await prepareOffline();
  expect(offlineState()).toBe("insecure");
});

test("a browser without service workers has no offline mode", async () => {
  given(true);
  await prepareOffline();
  expect(offlineState()).toBe("unsupported");
});

test.each([
  [true, "ready"],
  [false, "failed"],
])("when the worker answers %s, offline mode is %s", async (isCached, expected) => {
  const workers = workerThat((port) => port.postMessage(isCached));
  given(true, workers);
  await prepareOffline();
  expect(offlineState()).toBe(expected);
  expect(workers.register).toHaveBeenCalledWith("/sw.js");
});

test("a worker that cannot be registered is no error of the app", async () => {
  given(true, { addEventListener: () => undefined, register: () => Promise.reject(new Error("blocked")) });
  await prepareOffline();
  expect(offlineState()).toBe("failed");
});

test("the worker of a later version is asked to cache its files as well", async () => {
  let takeOver: () => void = () => undefined;
  const later = { postMessage: vi.fn((_: unknown, [port]: MessagePort[]) => port!.postMessage(true)) };
  given(true, {
    ...workerThat((port) => port.postMessage(false)),
    controller: later as unknown as ServiceWorker,
    addEventListener: (_: string, listener: unknown) => (takeOver = listener as () => void),
  });
  await prepareOffline();
  expect(offlineState()).toBe("failed");
  takeOver();
  await eventually(() => expect(offlineState()).toBe("ready"));
  expect(later.postMessage.mock.calls[0]![0]).toBe("assets/index-a.js");
});

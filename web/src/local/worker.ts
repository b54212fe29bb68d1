/** The worker that hosts this device's tables. */
import { Refusal } from "../api/refusal.ts";
import { loadEngine, loadNetworkFor } from "../engine/load.ts";
import { IndexedDbStore } from "./indexed-db.ts";
import { LocalHost } from "./local-host.ts";
import { LocalService, type Ready } from "./local-service.ts";
import type { Call, FromWorker } from "./protocol.ts";
import { SafeStore } from "./safe-store.ts";

interface Announcement {
  readonly table: string;
  readonly version: number;
}

const post = (message: FromWorker): void => postMessage(message);

async function start(): Promise<Ready> {
  const opening = SafeStore.open(
    () => IndexedDbStore.open(indexedDB),
    (problem) => post({ problem }),
  );
  const [engine, store] = await Promise.all([loadEngine(), opening]);
  const otherTabs = new BroadcastChannel("coloretto-tables");
  const prepare: Ready["prepare"] = (level, ruleSet) =>
    loadNetworkFor(engine, level, ruleSet).catch((error: unknown) => {
      throw new Refusal("offline", String(error));
    });
  const host = new LocalHost({
    engine,
    store,
    prepare,
    announce: (table, version) => otherTabs.postMessage({ table, version } satisfies Announcement),
    now: () => Date.now() / 1000,
    randomBytes: (count) => crypto.getRandomValues(new Uint8Array(count)),
    later: (milliseconds, call) => {
      const timer = setTimeout(call, milliseconds);
      return () => clearTimeout(timer);
    },
  });
  otherTabs.onmessage = ({ data: { table, version } }: MessageEvent<Announcement>) =>
    void host.onAnnounced(table, version);
  return { engine, host, prepare };
}

const service = new LocalService(start(), post);
addEventListener("message", ({ data }: MessageEvent<Call>) => void service.handle(data));

/** Load the engine and its networks, once each. */
import fast from "./engine.wasm?url";
import withoutSimd from "./engine-without-simd.wasm?url";
import { WasmEngine } from "./engine.ts";
import falling from "./networks/falling.bin?url";
import rising from "./networks/rising.bin?url";
import twoPlayers from "./networks/two-players.bin?url";
import type { Engine, NetworkName, RuleSet } from "./types.ts";

const NETWORKS: Readonly<Record<NetworkName, string>> = { "two-players": twoPlayers, rising, falling };

/** A module with one function that uses SIMD. */
const SIMD = new Uint8Array([
  0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 10, 1, 8, 0, 65, 0, 253, 15, 253, 98,
  11,
]);

/** Whether this browser can run the engine at all. */
export function canRunEngine(): boolean {
  return typeof WebAssembly === "object" && typeof BigInt === "function";
}

let engine: Promise<Engine> | undefined;

export function loadEngine(): Promise<Engine> {
  engine ??= load().catch((error: unknown) => {
    engine = undefined; // the network may be back the next time
    throw error;
  });
  return engine;
}

async function load(): Promise<Engine> {
  const content = await bytesOf(WebAssembly.validate(SIMD) ? fast : withoutSimd);
  return new WasmEngine(await WebAssembly.compile(content));
}

/** Make sure that a level can play by a rule set. */
export async function loadNetworkFor(loaded: Engine, level: string, ruleSet: RuleSet): Promise<void> {
  const name = loaded.networkOf(level, ruleSet);
  if (name !== null && !loaded.hasNetwork(name))
    loaded.loadNetwork(name, new Uint8Array(await bytesOf(NETWORKS[name])));
}

async function bytesOf(url: string): Promise<ArrayBuffer> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status} ${response.statusText}`);
  return response.arrayBuffer();
}

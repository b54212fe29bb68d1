/** The engine in Node, for tests: its files are read, not fetched. */
import { readFileSync } from "node:fs";
import { WasmEngine } from "../engine/engine.ts";
import type { Engine, NetworkName } from "../engine/types.ts";

const NETWORKS: readonly NetworkName[] = ["two-players", "rising", "falling"];

export async function nodeEngine(): Promise<Engine> {
  const engine = new WasmEngine(await WebAssembly.compile(fileOf("engine.wasm")));
  for (const name of NETWORKS) engine.loadNetwork(name, fileOf(`networks/${name}.bin`));
  return engine;
}

function fileOf(name: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(readFileSync(new URL(`../engine/${name}`, import.meta.url)));
}

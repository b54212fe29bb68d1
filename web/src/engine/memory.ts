/** The module's memory. Everything is allocated once: a page plays thousands of games in the same buffers. */
import type { Exports } from "./layout.ts";

const PAGE = 65_536;
const ALIGNMENT = 16;

export class Memory {
  readonly #memory: WebAssembly.Memory;
  #end: number;

  constructor(exports: Exports) {
    this.#memory = exports.memory;
    this.#end = Number(exports.__heap_base.value);
  }

  /** Reserve bytes, zeros at first; their address. */
  allocate(bytes: number): number {
    const address = Math.ceil(this.#end / ALIGNMENT) * ALIGNMENT;
    this.#end = address + bytes;
    const missing = this.#end - this.#memory.buffer.byteLength;
    if (missing > 0) this.#memory.grow(Math.ceil(missing / PAGE));
    return address;
  }

  /** The bytes at an address; to be used at once, as allocating may move the memory. */
  bytes(address: number, length: number): Uint8Array {
    return new Uint8Array(this.#memory.buffer, address, length);
  }

  signed(address: number, length: number): Int8Array {
    return new Int8Array(this.#memory.buffer, address, length);
  }

  shorts(address: number, length: number): Int16Array {
    return new Int16Array(this.#memory.buffer, address, length);
  }

  words(address: number, length: number): Uint32Array {
    return new Uint32Array(this.#memory.buffer, address, length);
  }

  doubles(address: number, length: number): Float64Array {
    return new Float64Array(this.#memory.buffer, address, length);
  }
}

/** QR codes of short texts: bytes, error correction level M, versions 1 to 10, as in ISO/IEC 18004. */
import { correction } from "./reed-solomon.ts";
import { dataModules, placed, type Matrix } from "./qr-modules.ts";

/** At level M, by version: correction codewords in each block, and the number of blocks. */
const BLOCKS: readonly (readonly [number, number])[] = [
  [10, 1],
  [16, 1],
  [26, 1],
  [18, 2],
  [24, 2],
  [16, 4],
  [18, 4],
  [22, 4],
  [22, 5],
  [26, 5],
];
const BYTES_MODE = 0b0100;
const PADDING = [0xec, 0x11];

/** The dark modules of the code of a text; null if the text is too long. */
export function qrCode(text: string, mask?: number): Matrix | null {
  const bytes = [...new TextEncoder().encode(text)];
  const index = BLOCKS.findIndex((_, at) => bytes.length + headerBytes(at + 1) <= dataCodewords(at + 1));
  if (index < 0) return null;
  const version = index + 1;
  return placed(version, interleaved(version, dataOf(bytes, version)), mask);
}

/** The mode and the length of the text, rounded up to bytes. */
function headerBytes(version: number): number {
  return version < 10 ? 2 : 3;
}

function dataCodewords(version: number): number {
  const [each, blocks] = BLOCKS[version - 1]!;
  return Math.floor(dataModules(version) / 8) - each * blocks;
}

/** The bytes of a text with mode, length and padding. */
function dataOf(bytes: readonly number[], version: number): number[] {
  const bits = [...binary(BYTES_MODE, 4), ...binary(bytes.length, version < 10 ? 8 : 16)];
  for (const byte of bytes) bits.push(...binary(byte, 8));
  const room = 8 * dataCodewords(version);
  bits.push(...binary(0, Math.min(4, room - bits.length)));
  while (bits.length % 8 > 0) bits.push(0);
  const data = Array.from({ length: bits.length / 8 }, (_, at) => number(bits.slice(8 * at, 8 * at + 8)));
  while (data.length < room / 8) data.push(PADDING[(data.length - bits.length / 8) % 2]!);
  return data;
}

function binary(value: number, length: number): number[] {
  return Array.from({ length }, (_, place) => (value >> (length - 1 - place)) & 1);
}

function number(bits: readonly number[]): number {
  return bits.reduce((value, bit) => 2 * value + bit, 0);
}

/** The codewords of all blocks in turn: first those of the data, then those of the correction. */
function interleaved(version: number, data: readonly number[]): number[] {
  const [count, blocks] = BLOCKS[version - 1]!;
  const short = Math.floor(data.length / blocks);
  const long = data.length % blocks;
  let begin = 0;
  const parts = Array.from({ length: blocks }, (_, block) => {
    const length = short + Number(block >= blocks - long);
    begin += length;
    return data.slice(begin - length, begin);
  });
  const corrections = parts.map((part) => correction(part, count));
  return [...inTurn(parts, short + 1), ...inTurn(corrections, count)];
}

function inTurn(blocks: readonly (readonly number[])[], length: number): number[] {
  return Array.from({ length }, (_, place) =>
    blocks.flatMap((block) => block.slice(place, place + 1)),
  ).flat();
}

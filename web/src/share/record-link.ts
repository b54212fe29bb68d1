/**
 * Records in the fragments of links: `#r=1d.BASE64URL`. See docs/formats.md.
 *
 * A fragment is never sent to a server. What comes back from one may have been written by anybody: it is bounded
 * before and while it is decompressed, and it is only text until the engine has replayed it.
 */
import { fromBase64Url, toBase64Url } from "./base64url.ts";

/** Characters of a fragment. A game of five takes about 1,500. */
export const MAX_FRAGMENT = 16_384;
/** Bytes of a record without comments. A game of five takes about 2,500. */
export const MAX_BYTES = 65_536;
/** No game has that many: 76 cards are drawn, and every row that is taken has one of them. */
export const MAX_MOVES = 200;

/** Why a link is not opened. */
export type LinkProblem = "damaged" | "unknown-version" | "too-large" | "old-browser";

export interface RecordLink {
  readonly text: string;
  /** The step at which the replay begins; 0 unless the link says otherwise. */
  readonly step: number;
  /** Whether the review is open. */
  readonly isReviewed: boolean;
}

export type OpenedLink = RecordLink | { readonly problem: LinkProblem };

const START = "#r=";
const DEFLATED = "1d";
const PLAIN = "1t";
const REVIEWED = "&review";
/** Bytes that are decompressed at once, so that little is expanded before the limit is noticed. */
const PIECE = 256;
/** JSON does not travel in links. */
const TITLE = "coloretto record ";
const TURN = /^ *\d+\. /;

export function isRecordLink(fragment: string): boolean {
  return fragment.startsWith(START);
}

/** The fragment for a record, and where its replay begins; null if it would be too long. */
export async function fragmentOf(record: string, step = 0, isReviewed = false): Promise<string | null> {
  const bytes = new TextEncoder().encode(withoutComments(record));
  const packed =
    typeof CompressionStream === "undefined"
      ? `${PLAIN}.${toBase64Url(bytes)}`
      : `${DEFLATED}.${toBase64Url(await deflated(bytes))}`;
  const fragment = `${START}${packed}${step > 0 ? `&step=${step}` : ""}${isReviewed ? REVIEWED : ""}`;
  return bytes.length > MAX_BYTES || fragment.length > MAX_FRAGMENT ? null : fragment;
}

/** The text in a fragment. It never throws, and takes bounded time and space. */
export async function openFragment(fragment: string): Promise<OpenedLink> {
  if (fragment.length > MAX_FRAGMENT) return { problem: "too-large" };
  const [, packing, content = "", step = "0", reviewed] =
    /^#r=(\d+[a-z])\.([\w-]+)(?:&step=(\d{1,3}))?(&review)?$/.exec(fragment) ?? [];
  if (packing === undefined) return { problem: "damaged" };
  if (packing !== DEFLATED && packing !== PLAIN) return { problem: "unknown-version" };
  const bytes = fromBase64Url(content);
  if (bytes === null) return { problem: "damaged" };
  if (packing === DEFLATED && typeof DecompressionStream === "undefined") return { problem: "old-browser" };
  const unpacked = packing === PLAIN ? bytes : await inflated(bytes);
  if (!(unpacked instanceof Uint8Array)) return { problem: unpacked };
  const text = textOf(unpacked);
  if (!text?.startsWith(TITLE)) return { problem: "damaged" };
  if (movesIn(text) > MAX_MOVES) return { problem: "too-large" };
  return { text, step: Number(step), isReviewed: reviewed !== undefined };
}

/** Readers of records skip comments. */
function withoutComments(record: string): string {
  return record.replaceAll(/^#.*\n/gm, "");
}

function movesIn(text: string): number {
  return text.split("\n").filter((line) => TURN.test(line)).length;
}

function textOf(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

async function deflated(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const stream = piecesOf(bytes).pipeThrough(new CompressionStream("deflate-raw"));
  return joined(await chunksOf(stream, Infinity));
}

async function inflated(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array | LinkProblem> {
  try {
    const stream = piecesOf(bytes).pipeThrough(new DecompressionStream("deflate-raw"));
    const chunks = await chunksOf(stream, MAX_BYTES);
    return sizeOf(chunks) > MAX_BYTES ? "too-large" : joined(chunks);
  } catch {
    return "damaged";
  }
}

function piecesOf(bytes: Uint8Array<ArrayBuffer>): ReadableStream<Uint8Array<ArrayBuffer>> {
  let begin = 0;
  return new ReadableStream({
    pull(controller) {
      if (begin < bytes.length) controller.enqueue(bytes.subarray(begin, begin + PIECE));
      else controller.close();
      begin += PIECE;
    },
  });
}

/** What a stream contains; reading ends when that is more than `most` bytes. */
async function chunksOf(stream: ReadableStream<Uint8Array>, most: number): Promise<Uint8Array[]> {
  const reader = stream.getReader();
  const chunks: Uint8Array[] = [];
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    chunks.push(next.value);
    if (sizeOf(chunks) > most) {
      reader.cancel().catch(() => undefined); // what follows is not wanted, and may be damaged
      break;
    }
  }
  return chunks;
}

function sizeOf(chunks: readonly Uint8Array[]): number {
  return chunks.reduce((size, chunk) => size + chunk.length, 0);
}

function joined(chunks: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(sizeOf(chunks));
  let end = 0;
  for (const chunk of chunks) {
    all.set(chunk, end);
    end += chunk.length;
  }
  return all;
}

/** The patterns and signs of the seven colours. */
import type { Colour } from "./kinds.ts";

export interface Tile {
  width: number;
  height: number;
  turn?: number;
  /** A filled shape, or a line where `pen` says how thick. */
  path: string;
  pen?: number;
}

/** The pattern of each colour: rings, stripes, zigzag, dots, leaves, checks, scales. */
export const TILES: Record<Colour, Tile> = {
  a: { width: 15, height: 15, path: "M2.9 7.5a4.6 4.6 0 1 0 9.2 0 4.6 4.6 0 1 0-9.2 0", pen: 2.6 },
  b: { width: 11, height: 11, turn: 8, path: "M0 0h5v11H0z" },
  c: { width: 14, height: 11, path: "M-2 1l2 2 7 6 7-6 2-2", pen: 3.6 },
  d: {
    width: 13,
    height: 13,
    path: "M.4 3.3a2.9 2.9 0 1 0 5.8 0 2.9 2.9 0 1 0-5.8 0M6.9 9.800a2.9 2.9 0 1 0 5.8 0 2.9 2.9 0 1 0-5.8 0",
  },
  e: { width: 17, height: 17, path: "M2 11C2 5 6 2 12 2c0 6-4 9-10 9zM10 17c0-4 2-6 6-6 0 4-2 6-6 6z" },
  f: { width: 13, height: 13, turn: 45, path: "M0 0h6.5v13H13V6.5H0z" },
  g: {
    width: 13,
    height: 11,
    path: "M0 0a6.5 6.5 0 0 0 13 0M-6.5 5.5a6.5 6.5 0 0 0 13 0 6.5 6.5 0 0 0 13 0",
    pen: 2,
  },
};

/** One large sign for each colour, around the middle of 60 x 60: the same motif as its pattern. */
export const SIGNS: Record<Colour, { path: string; pen?: number }> = {
  a: { path: "M-19 0a19 19 0 1 0 38 0 19 19 0 1 0-38 0", pen: 12 },
  b: { path: "M-25-25h13v50h-13zM-6.5-25h13v50h-13zM12-25h13v50H12z" },
  c: { path: "M-27-8l13.5-12 13.5 12L13.5-20 27-8M-27 16L-13.5 4 0 16 13.5 4 27 16", pen: 10 },
  d: { path: "M-25 0a25 25 0 1 0 50 0 25 25 0 1 0-50 0" },
  e: { path: "M-24 25c-6-30 14-50 48-50 4 34-14 52-40 46l22-28-30 28z" },
  f: { path: "M0-30L15-15 0 0-15-15zM0 0l15 15L0 30-15 15zM-15-15L0 0-15 15-30 0zM15-15L30 0 15 15 0 0z" },
  g: { path: "M-26-18a13 13 0 0 0 26 0 13 13 0 0 0 26 0M-26 4a13 13 0 0 0 26 0 13 13 0 0 0 26 0", pen: 9 },
};

/** A star with five points around the middle, 30 from it. */
export const STAR =
  "M0-30l8.8 18.1 19.7 2.7-14.4 13.9 3.5 19.600L0 15l-17.6 9.3 3.5-19.600L-28.5-9.200l19.7-2.700z";

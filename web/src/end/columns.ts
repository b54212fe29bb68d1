/** The columns of the end scene: what everybody's points are made of, in the order in which they are counted. */
import type { Sheet } from "../api/messages.ts";
import { COLOURS, isColour, type Colour } from "../cards/kinds.ts";

/** What is counted together: a colour, or the +2 cards. */
type Part = Colour | "+";

export interface Segment {
  readonly part: Part;
  readonly points: number;
  /** The points between the ground and where it begins. */
  readonly from: number;
  /** It is shown from this step on. */
  readonly step: number;
}

export interface Column {
  /** From the ground up. */
  readonly gains: readonly Segment[];
  /** From the ground down; their points are positive here. */
  readonly losses: readonly Segment[];
}

export interface EndScene {
  readonly columns: readonly Column[];
  /** After this many steps everything is counted. */
  readonly steps: number;
  /** The tallest column, above and below the ground. */
  readonly most: number;
  readonly least: number;
}

const PARTS: readonly Part[] = [...COLOURS, "+"];

/** Colour by colour, then the +2 cards, and at last everything that costs points. */
export function sceneOf(sheets: readonly Sheet[]): EndScene {
  const counted = PARTS.filter((part) => sheets.some((sheet) => gainOf(sheet, part) > 0));
  const columns = sheets.map((sheet) => columnOf(sheet, counted));
  const hasLosses = columns.some(({ losses }) => losses.length > 0);
  return {
    columns,
    steps: counted.length + Number(hasLosses),
    most: Math.max(1, ...columns.map(({ gains }) => sum(gains))),
    least: Math.max(0, ...columns.map(({ losses }) => sum(losses))),
  };
}

function columnOf(sheet: Sheet, counted: readonly Part[]): Column {
  const gains = counted.map((part, index) => ({ part, points: gainOf(sheet, part), step: index + 1 }));
  const losses = sheet.minus.flatMap(({ colour, points }) =>
    isColour(colour) ? [{ part: colour, points: -points, step: counted.length + 1 }] : [],
  );
  return { gains: stacked(gains), losses: stacked(losses) };
}

function gainOf(sheet: Sheet, part: Part): number {
  if (part === "+") return sheet.plus_two_points;
  return sheet.plus.find(({ colour }) => colour === part)?.points ?? 0;
}

function stacked(segments: readonly Omit<Segment, "from">[]): Segment[] {
  let from = 0;
  return segments
    .filter(({ points }) => points > 0)
    .map((segment) => {
      from += segment.points;
      return { ...segment, from: from - segment.points };
    });
}

function sum(segments: readonly Segment[]): number {
  return segments.reduce((points, segment) => points + segment.points, 0);
}

/** The points above the ground at a step. */
export function heightAt({ gains }: Column, step: number): number {
  return sum(gains.filter((segment) => segment.step <= step));
}

/** The points counted at a step. */
export function totalAt(column: Column, step: number): number {
  return heightAt(column, step) - sum(column.losses.filter((segment) => segment.step <= step));
}

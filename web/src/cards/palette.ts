/**
 * The colours of the cards, the same in light and dark themes.
 * Grounds that look alike to colour-blind eyes differ in lightness; patterns and marks always differ.
 */
import { isColour, type Colour, type Kind } from "./kinds.ts";

export interface Inks {
  ground: string;
  /** The pattern on the ground: quieter than the one on the skin. */
  echo: string;
  skin: string;
  marks: string;
  belly: string;
  /** Outlines and the letters of the mark: 7:1 on the paper. */
  deep: string;
  /** The sign on a plain card: 4.5:1 on the ground. */
  sign: string;
}

export const PAPER = "#fffaf0";
export const BARK = "#5d4126";

export const INKS: Record<Colour, Inks> = {
  a: {
    ground: "#85e9f0",
    echo: "#69d7e0",
    skin: "#17a2b3",
    marks: "#0b7484",
    belly: "#c9f6f6",
    deep: "#075a68",
    sign: "#064852",
  },
  b: {
    ground: "#2738ac",
    echo: "#3547c2",
    skin: "#8aa2ff",
    marks: "#3f53d6",
    belly: "#c9d4ff",
    deep: "#10186f",
    sign: "#ffffff",
  },
  c: {
    ground: "#a3101f",
    echo: "#b82433",
    skin: "#ff8f7d",
    marks: "#c42333",
    belly: "#ffd0c4",
    deep: "#63040d",
    sign: "#ffffff",
  },
  d: {
    ground: "#ffdf3c",
    echo: "#f5ca1f",
    skin: "#f0930f",
    marks: "#b75f00",
    belly: "#fff3b0",
    deep: "#7a4100",
    sign: "#5c3000",
  },
  e: {
    ground: "#43b061",
    echo: "#57bf73",
    skin: "#b2efa0",
    marks: "#3a9c55",
    belly: "#e2fbd6",
    deep: "#0b4f29",
    sign: "#06331a",
  },
  f: {
    ground: "#d24fcb",
    echo: "#dd66d7",
    skin: "#ffc2f4",
    marks: "#c548be",
    belly: "#ffe6fb",
    deep: "#6a0f65",
    sign: "#2b0529",
  },
  g: {
    ground: "#6b666a",
    echo: "#7a7579",
    skin: "#d6d0cb",
    marks: "#86807f",
    belly: "#f4f0eb",
    deep: "#2c2927",
    sign: "#ffffff",
  },
};

/** Cards without a colour. */
export const JOKER_GROUND = "#fff1d6";
export const GOLD = "#f6c945";
export const GOLD_DEEP = "#7a5200";
export const GOLDEN_GROUND = "#3b2411";
export const PLUS_TWO_GROUND = "#ecd9b4";
export const PLUS_TWO_INK = "#5b3a12";
export const NIGHT = "#35215a";
export const BACK = "#2f5b47";

const CHIPS: Partial<Record<Kind, readonly [ground: string, sign: string]>> = {
  "+": [PLUS_TWO_GROUND, PLUS_TWO_INK],
  j: [JOKER_GROUND, "#33271d"],
  J: [GOLDEN_GROUND, GOLD],
};

/** The ground and the sign of a card that is too small for more. */
export function chipInks(kind: Kind): readonly [ground: string, sign: string] {
  return isColour(kind) ? [INKS[kind].ground, INKS[kind].sign] : CHIPS[kind]!;
}

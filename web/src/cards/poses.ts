/** The seven chameleons, each in its own pose on a card of 100 x 140. */
import type { Colour } from "./kinds.ts";

export interface Pose {
  /** Filled: the trunk, and the head with its casque. */
  readonly body: string;
  /** Lines. */
  readonly tail: string;
  readonly legs: string;
  /** The legs on the other side. */
  readonly farLegs: string;
  readonly branch: string;
  /** A lighter patch. */
  readonly belly: string;
  readonly eye: readonly [x: number, y: number];
  /** How the head is turned around the eye. */
  readonly head: string;
  readonly tongue?: string;
}

/** The mouth and the ridge of the casque, around the eye of a head that looks right. */
export const FEATURES = "M17.5 10.5c-6 .8-11 2.700-16.500 2.500M-15-22c4 6 9 9.500 16 12";

/** With a hole, which shines. */
export const PUPIL =
  "M-4.4 0a4.4 4.4 0 1 0 8.8 0 4.4 4.4 0 1 0-8.8 0M.2-1.9a1.4 1.4 0 1 0 2.8 0 1.4 1.4 0 1 0-2.8 0";

export const POSES: Record<Colour, Pose> = {
  // walks along a branch
  a: {
    body: "M58 60C44 54 20 66 14 92L24 99C36 106 56 106 70 92zM91 82C88 72 78 65 71 57 65 50 59 47 57 50 55 54 57 64 54 65L53 88 69 99C79 97 91 92 91 82z",
    tail: "M17 92C8 101 6 118 16 125s22 2 22-9-14-12-16-3 6 8 8 4",
    legs: "M57 97c3 6 7 9 5.500 15l6 .5M38 98c-3 5 2 9 4 14.500l6 .3",
    farLegs: "M67 93c5 7 7 12 6 18l6-.5M29 98c0 6 2 9 5 14",
    branch: "M106 112C84 111 66 116 46 116c-6 0-10-1-14 0",
    belly: "M24 99.500C36 95 58 99 72 91.500l8-3.500c-6 8-12 13-20 15-12 2.500-25-.5-36-3.500z",
    eye: [73, 74],
    head: "",
  },
  // climbs a trunk
  b: {
    body: "M38 54C24 70 22 96 34 112L46 116C58 106 66 84 62 58zM68 41C59 37 47 41 36 41 27 42 21 44 22 48 24 52 33 56 32 59L50 74 68 69C73 59 76 47 68 41z",
    tail: "M40 111C40 124 28 130 19 127S8 112 17 109s14 7 8 10",
    legs: "M58 76c8 0 12-6 20-7M50 102c10 2 16 1 25 6",
    farLegs: "M62 70c8-4 10-8 17-10M56 106c8 4 14 6 18 10",
    branch: "M84-5C78 40 88 90 79 145",
    belly: "M60 62C64 84 58 104 47 115.500 53 104 56 80 52 66z",
    eye: [51, 50],
    head: "rotate(-52)",
  },
  // shoots its tongue
  c: {
    body: "M38 68C22 72 12 90 15 108L30 114C46 112 60 102 64 86zM69 69C61 62 49 62 39 59 30 57 23 57 23 61 24 65 31 73 29 75L41 95 61 95C68 88 75 77 69 69z",
    tail: "M18 104C7 112 10 127 22 127s18-12 9-15-11 6-6 8",
    legs: "M50 100c4 4 10 3 12 9l7-2M30 110c0 4 5 5 8 8",
    farLegs: "M58 94c6 4 12 3 13 11l6-3",
    branch: "M106 97C80 110 60 113 28 122",
    belly: "M30 113C42 104 56 100 64 88c-2 14-18 26-34 25z",
    eye: [50, 72],
    head: "rotate(-34)",
    tongue: "M64 68C72 62 78 52 82 38a2 2 0 1 0-.1 0",
  },
  // hangs upside down
  d: {
    body: "M54 88C42 96 20 88 12 66L24 56C38 50 60 52 70 66zM90 76C87 86 77 93 70 101 64 108 58 111 56 108 54 104 56 94 53 93L52 70 68 59C78 61 90 66 90 76z",
    tail: "M14 66C8 80 10 104 22 110s22-8 13-15-14 4-9 8",
    legs: "M58 60c3-6 7-8 5.500-16l6 0M36 58c-3-6 2-8 3-14l6 0",
    farLegs: "M67 64c5-7 6-10 5-18l6 0M27 58c0-5 2-8 4-13",
    branch: "M-5 44C30 38 60 46 106 40",
    belly: "M24 56C38 50 60 52 74 66c-16-2-34-8-50-10z",
    eye: [72, 84],
    head: "scale(1 -1)",
  },
  // sits upright
  e: {
    body: "M70 60C82 76 80 100 64 109L40 109C32 98 32 78 44 62zM32 71C35 61 45 54 52 46 58 39 64 36 66 39 68 43 66 53 69 54L70 77 54 88C44 86 32 81 32 71z",
    tail: "M60 105C70 113 74 126 64 131s-18-6-10-11 12 3 8 6",
    legs: "M46 92c-6 6-10 8-9 16l-6 1M62 97c-6 2-8 6-8 11l-7 1",
    farLegs: "M44 85c-8 2-12 6-16 13",
    branch: "M-6 113C30 109 60 115 106 111",
    belly: "M42 66C34 80 34 98 41 108.500 48 101 50 78 42 66z",
    eye: [50, 63],
    head: "scale(-1 1)",
  },
  // climbs down
  f: {
    body: "M74 88C76 68 62 46 44 40L33 50C32 70 42 92 56 104zM69 117C76 109 76 97 79 87 81 78 81 71 77 71 73 72 65 79 63 77L43 89 43 109C50 116 61 123 69 117z",
    tail: "M44 45C54 36 70 31 82 38s8 24-2 22-5-12 1-10",
    legs: "M46 86c-6 0-9 5-16 3M38 62c-6-1-8 3-14 0",
    farLegs: "M52 96c-6 3-8 6-14 6",
    branch: "M4 34C24 70 30 100 62 146",
    belly: "M33 52C34 72 44 92 57 103 48 88 42 70 40 54z",
    eye: [66, 98],
    head: "rotate(56)",
  },
  // lounges on a branch
  g: {
    body: "M34 65C46 53 72 57 88 75L86 87C70 95 46 93 26 89zM11 85C12 75 21 66 26 57 31 49 36 45 39 48 41 51 41 61 44 62L49 84 35 98C25 98 12 95 11 85z",
    tail: "M84 81C92 87 90 103 86 113s-16 7-14-3 11-5 8 0",
    legs: "M46 88c-2 8 4 12 0 20l-5 2M68 89c-2 7 3 11 0 18l-5 2",
    farLegs: "M36 88c-3 6 0 10-3 15",
    branch: "M-5 94C20 90 60 96 106 91",
    belly: "M80 89C66 84 42 85 24 84 40 94 64 94 80 89z",
    eye: [27, 74],
    head: "scale(-1 1) rotate(10)",
  },
};

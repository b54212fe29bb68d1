/** The faces of players: heads of chameleons, described by what makes them different. */
import type { ReactionName } from "../api/messages.ts";
import { COLOURS, type Colour } from "../cards/kinds.ts";

export const EYES = ["wide", "soft", "sharp", "sly", "calm"] as const;
export const CRESTS = ["casque", "spikes", "horns", "frill", "fin"] as const;
export const MOUTHS = ["tongue", "smile", "smirk", "firm", "laugh", "round", "frown"] as const;

export interface Face {
  readonly colour: Colour;
  readonly eyes: (typeof EYES)[number];
  readonly crest: (typeof CRESTS)[number];
  readonly mouth: (typeof MOUTHS)[number];
  readonly hasGlasses?: boolean;
}

/** How the bots of a level look at the world: the weakest stares at everything, the strongest has seen it all. */
const TEMPERS: Readonly<Record<string, Omit<Face, "colour" | "crest">>> = {
  easy: { eyes: "wide", mouth: "tongue" },
  medium: { eyes: "soft", mouth: "smile" },
  hard: { eyes: "sharp", mouth: "firm" },
  expert: { eyes: "sly", mouth: "smirk", hasGlasses: true },
  master: { eyes: "calm", mouth: "smile" },
  grandmaster: { eyes: "calm", mouth: "firm", hasGlasses: true },
};
/** For bots whose level is not known here. */
const ORDINARY: Omit<Face, "colour" | "crest"> = { eyes: "soft", mouth: "firm" };

/** The bot with this number, from 0, among those of its level. */
export function faceOfBot(level: string, number: number): Face {
  const first = Math.max(0, Object.keys(TEMPERS).indexOf(level));
  const crest = CRESTS[(first + number) % CRESTS.length]!;
  const colour = COLOURS[(2 + 3 * first + 2 * number) % COLOURS.length]!;
  return { ...(TEMPERS[level] ?? ORDINARY), colour, crest };
}

/** The faces that people can choose from. */
export const AVATARS: readonly Face[] = [
  { colour: "e", eyes: "soft", crest: "casque", mouth: "smile" },
  { colour: "c", eyes: "sharp", crest: "spikes", mouth: "smirk" },
  { colour: "d", eyes: "wide", crest: "fin", mouth: "smile" },
  { colour: "a", eyes: "calm", crest: "frill", mouth: "smile" },
  { colour: "b", eyes: "sly", crest: "horns", mouth: "smirk" },
  { colour: "f", eyes: "soft", crest: "frill", mouth: "tongue" },
  { colour: "g", eyes: "soft", crest: "casque", mouth: "firm", hasGlasses: true },
  { colour: "a", eyes: "wide", crest: "spikes", mouth: "tongue" },
  { colour: "f", eyes: "sly", crest: "fin", mouth: "smile", hasGlasses: true },
  { colour: "d", eyes: "sharp", crest: "horns", mouth: "firm" },
  { colour: "e", eyes: "calm", crest: "spikes", mouth: "smirk", hasGlasses: true },
  { colour: "b", eyes: "wide", crest: "fin", mouth: "smile" },
];

/**
 * The number of the face of a person who has not chosen one: the same for the same name, which is all that a replay knows of
 * them, or the next in a colour that nobody at the table has, or the next that is free.
 */
export function avatarOfPerson(
  name: string,
  taken: ReadonlySet<number>,
  colours: ReadonlySet<Colour> = new Set(),
): number {
  const sum = Array.from(name).reduce((hash, letter) => (31 * hash + letter.codePointAt(0)!) % 1_000_003, 7);
  const numbers = AVATARS.map((_, step) => (sum + step) % AVATARS.length);
  const free = numbers.filter((number) => !taken.has(number));
  return free.find((number) => !colours.has(AVATARS[number]!.colour)) ?? free[0] ?? numbers[0]!;
}

const MOODS: Readonly<Record<ReactionName, Pick<Face, "eyes" | "mouth">>> = {
  hello: { eyes: "wide", mouth: "smile" },
  bravo: { eyes: "wide", mouth: "laugh" },
  thanks: { eyes: "calm", mouth: "smile" },
  laugh: { eyes: "calm", mouth: "laugh" },
  surprised: { eyes: "wide", mouth: "round" },
  oops: { eyes: "sly", mouth: "frown" },
};

/** A face with the expression of a reaction. */
export function faceShowing(face: Face, reaction: ReactionName): Face {
  return { ...face, ...MOODS[reaction] };
}

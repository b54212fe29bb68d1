/** The sounds of the game: cards, wood, and bars of wood that ring. */
import { settings } from "../app/settings.svelte.ts";
import { playVoice, type Noise, type Tone } from "./voices.ts";

type Voices = readonly (Tone | Noise)[];

/** A card that slides over another one. */
const slide = (at: number, loud = 0.5): Voices => [
  { band: 2400, to: 5200, at, lasts: 0.13, loud, attack: 0.05 },
  { band: 7000, at: at + 0.1, lasts: 0.03, loud: 0.5 * loud },
];

/** A card that is put down on wood: the click of paper, and the board below it. */
const knock = (at: number, loud = 1): Voices => [
  { band: 3200, at, lasts: 0.035, loud: 0.7 * loud },
  { pitch: 310, to: 170, at, lasts: 0.09, loud },
  { band: 420, at, lasts: 0.07, loud: 0.8 * loud, narrow: 3 },
];

/** A bar of a marimba, with its overtone. */
const bar = (pitch: number, at: number, loud = 0.6): Voices => [
  { pitch, at, lasts: 0.6, loud },
  { pitch: 3.93 * pitch, at, lasts: 0.11, loud: 0.25 * loud },
  { band: 1500, at, lasts: 0.02, loud: 0.3 * loud },
];

const SOUNDS = {
  draw: slide(0),
  place: [...slide(0, 0.2), ...knock(0.07)],
  take: [...slide(0), ...slide(0.08, 0.4), ...slide(0.16, 0.4), ...knock(0.28, 0.6)],
  turn: [...bar(587, 0), ...bar(880, 0.11)],
  "last-round": [...bar(392, 0), ...bar(330, 0.2), ...bar(262, 0.4, 0.8)],
  win: [...bar(523, 0), ...bar(659, 0.12), ...bar(784, 0.24), ...bar(1047, 0.36, 0.8)],
  end: [...bar(523, 0), ...bar(392, 0.18)],
  chat: [...bar(988, 0, 0.25)],
} as const satisfies Record<string, Voices>;

export type Sound = keyof typeof SOUNDS;

/** How loud everything is at full volume. */
const LOUDEST = 0.3;

let output: GainNode | null = null;

/** Play a sound, unless the volume is 0 or the browser does not allow any before the first touch. */
export function playSound(name: Sound): void {
  if (settings.volume === 0 || typeof AudioContext === "undefined" || !hasUserActivation()) return;
  const { context, gain } = (output ??= newOutput(new AudioContext()));
  if (context instanceof AudioContext && context.state === "suspended") void context.resume();
  gain.value = LOUDEST * (settings.volume / 100) ** 2; // as loudness is heard
  for (const voice of SOUNDS[name]) playVoice(output, voice);
}

function newOutput(context: AudioContext): GainNode {
  const gain = context.createGain();
  gain.connect(context.destination);
  return gain;
}

/** Vibrations and pauses in milliseconds, for what the player should not miss. */
const VIBRATIONS: Partial<Record<Sound, number[]>> = {
  turn: [30],
  "last-round": [60, 80, 60],
  win: [40, 60, 40, 60, 120],
  end: [90],
};

export const canVibrate = (): boolean => "vibrate" in navigator;

/** Let the device vibrate with a sound, if it can and the player wants that. */
export function vibrate(name: Sound): void {
  const pattern = VIBRATIONS[name];
  if (pattern && settings.haptics && canVibrate() && hasUserActivation()) navigator.vibrate(pattern);
}

/** Whether the user has interacted with the page; false in browsers that cannot tell. */
function hasUserActivation(): boolean {
  return "userActivation" in navigator && navigator.userActivation.hasBeenActive;
}

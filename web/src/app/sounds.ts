/** Sounds, synthesised on the device: no files are loaded. */
import { settings } from "./settings.svelte.ts";

/** A note: pitch in hertz, start and length in seconds, volume from 0 to 1. */
interface Note {
  readonly pitch: number;
  readonly at?: number;
  readonly lasts?: number;
  readonly loud?: number;
  readonly wave?: OscillatorType;
  /** The pitch it slides to. */
  readonly to?: number;
}

const SOUNDS = {
  draw: [{ pitch: 520, to: 760, lasts: 0.09, loud: 0.5, wave: "triangle" }],
  place: [{ pitch: 240, to: 160, lasts: 0.08, loud: 0.9, wave: "triangle" }],
  take: [
    { pitch: 300, lasts: 0.08, wave: "triangle" },
    { pitch: 400, at: 0.06, lasts: 0.08, wave: "triangle" },
    { pitch: 500, at: 0.12, lasts: 0.12, wave: "triangle" },
  ],
  turn: [
    { pitch: 660, lasts: 0.14 },
    { pitch: 880, at: 0.1, lasts: 0.22 },
  ],
  "last-round": [
    { pitch: 392, lasts: 0.28 },
    { pitch: 370, at: 0.2, lasts: 0.28 },
    { pitch: 349, at: 0.4, lasts: 0.5 },
  ],
  win: [
    { pitch: 523, lasts: 0.2 },
    { pitch: 659, at: 0.12, lasts: 0.2 },
    { pitch: 784, at: 0.24, lasts: 0.2 },
    { pitch: 1047, at: 0.36, lasts: 0.5 },
  ],
  end: [
    { pitch: 523, lasts: 0.2 },
    { pitch: 392, at: 0.16, lasts: 0.4 },
  ],
  chat: [{ pitch: 990, lasts: 0.07, loud: 0.4 }],
} as const satisfies Record<string, readonly Note[]>;

export type Sound = keyof typeof SOUNDS;

const LOUDEST = 0.12;
let context: AudioContext | null = null;

/** Play a sound, unless sounds are off or the browser does not allow any before the first touch. */
export function playSound(name: Sound): void {
  if (!settings.sounds || typeof AudioContext === "undefined" || !hasUserActivation()) return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  for (const note of SOUNDS[name] as readonly Note[]) playNote(context, note);
}

/** Whether the user has interacted with the page; false in browsers that cannot tell. */
function hasUserActivation(): boolean {
  return "userActivation" in navigator && navigator.userActivation.hasBeenActive;
}

function playNote(audio: AudioContext, note: Note): void {
  const begin = audio.currentTime + (note.at ?? 0);
  const end = begin + (note.lasts ?? 0.1);
  const oscillator = audio.createOscillator();
  const volume = audio.createGain();
  oscillator.type = note.wave ?? "sine";
  oscillator.frequency.setValueAtTime(note.pitch, begin);
  if (note.to !== undefined) oscillator.frequency.exponentialRampToValueAtTime(note.to, end);
  volume.gain.setValueAtTime(0, begin);
  volume.gain.linearRampToValueAtTime(LOUDEST * (note.loud ?? 0.7), begin + 0.01);
  volume.gain.exponentialRampToValueAtTime(0.0001, end);
  oscillator.connect(volume).connect(audio.destination);
  oscillator.start(begin);
  oscillator.stop(end + 0.02);
}

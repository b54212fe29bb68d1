/** Small sounds, made on the device: no file is loaded. */
import { settings } from "./settings.svelte.ts";

/** A note: its pitch in hertz, when it begins and how long it sounds in seconds, how loud it is. */
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

/** Play a sound, unless the player wants none; a device that cannot, or may not before a first touch, stays silent. */
export function sound(name: Sound): void {
  if (!settings.sounds || typeof AudioContext === "undefined" || !hasBeenTouched()) return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  for (const note of SOUNDS[name] as readonly Note[]) playNote(context, note);
}

/** Browsers play nothing before the first touch; those that cannot tell are left alone. */
function hasBeenTouched(): boolean {
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

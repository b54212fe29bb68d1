/** What sounds are made of, synthesised on the device: tones that die away, and bursts of filtered noise. */

interface Voice {
  /** Seconds until it begins, and how long it lasts. */
  readonly at?: number;
  readonly lasts: number;
  /** From 0 to 1. */
  readonly loud: number;
  /** Seconds until it is loudest: short for a blow, long for something that slides. */
  readonly attack?: number;
}

/** Something that rings: wood, a bar, a string. */
export interface Tone extends Voice {
  /** In hertz, and what it slides to. */
  readonly pitch: number;
  readonly to?: number;
}

/** Something that rustles or clicks: paper, the first moment of a blow. */
export interface Noise extends Voice {
  /** The middle of what is heard, in hertz, and what it slides to. */
  readonly band: number;
  readonly to?: number;
  /** How narrow the band is. */
  readonly narrow?: number;
}

const SILENCE = 0.0001;
const ATTACK = 0.003;
const NOISE_SECONDS = 0.5;

let noise: AudioBuffer | null = null;

/** Play it through this node. */
export function playVoice(output: AudioNode, voice: Tone | Noise): void {
  const { context } = output;
  const begin = context.currentTime + (voice.at ?? 0);
  const end = begin + voice.lasts;
  const source = "pitch" in voice ? tone(context, voice, begin, end) : rustle(context, voice, begin, end);
  const envelope = context.createGain();
  envelope.gain.setValueAtTime(SILENCE, begin);
  envelope.gain.exponentialRampToValueAtTime(voice.loud, begin + (voice.attack ?? ATTACK));
  envelope.gain.exponentialRampToValueAtTime(SILENCE, end);
  source.connect(envelope).connect(output);
}

function tone(context: BaseAudioContext, { pitch, to }: Tone, begin: number, end: number): AudioNode {
  const oscillator = context.createOscillator();
  slide(oscillator.frequency, pitch, to, begin, end);
  oscillator.start(begin);
  oscillator.stop(end);
  return oscillator;
}

function rustle(
  context: BaseAudioContext,
  { band, to, narrow }: Noise,
  begin: number,
  end: number,
): AudioNode {
  const source = context.createBufferSource();
  source.buffer = noise ??= whiteNoise(context);
  const filter = context.createBiquadFilter();
  filter.type = "bandpass";
  filter.Q.value = narrow ?? 1;
  slide(filter.frequency, band, to, begin, end);
  source.start(begin, Math.random() * (NOISE_SECONDS / 2)); // no two are quite alike
  source.stop(end);
  return source.connect(filter);
}

function slide(value: AudioParam, from: number, to: number | undefined, begin: number, end: number): void {
  value.setValueAtTime(from, begin);
  if (to !== undefined) value.exponentialRampToValueAtTime(to, end);
}

function whiteNoise(context: BaseAudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, NOISE_SECONDS * context.sampleRate, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index += 1) samples[index] = 2 * Math.random() - 1;
  return buffer;
}

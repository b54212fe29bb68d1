// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { changeSettings } from "../app/settings.svelte.ts";

/** An audio context that counts what is started. */
function fakeAudio(): { started: number; loudness: () => number; Context: unknown } {
  const param = (): object => ({
    value: 0,
    setValueAtTime: () => undefined,
    exponentialRampToValueAtTime: () => undefined,
  });
  const gains: { gain: { value: number } }[] = [];
  const audio = { started: 0, loudness: () => gains[0]!.gain.value, Context: {} as unknown };
  const node = (more: object): object => ({
    connect: (next: object) => next,
    start: () => (audio.started += 1),
    stop: () => undefined,
    ...more,
  });
  audio.Context = class {
    readonly state = "running";
    readonly currentTime = 0;
    readonly sampleRate = 100;
    readonly destination = {};
    createGain(): object {
      gains.push(node({ context: this, gain: param() }) as (typeof gains)[number]);
      return gains.at(-1)!;
    }
    createOscillator = (): object => node({ frequency: param() });
    createBiquadFilter = (): object => node({ frequency: param(), Q: param() });
    createBufferSource = (): object => node({});
    createBuffer = (): object => ({ getChannelData: () => new Float32Array(50) });
  };
  return audio;
}

let audio: ReturnType<typeof fakeAudio>;
const shake = vi.fn<(pattern: number[]) => boolean>();

async function load(isActive = true): Promise<typeof import("./sounds.ts")> {
  audio = fakeAudio();
  vi.stubGlobal("AudioContext", audio.Context);
  Object.assign(navigator, { userActivation: { hasBeenActive: isActive }, vibrate: shake });
  return import("./sounds.ts");
}

beforeEach(() => {
  vi.resetModules();
  shake.mockReset();
  changeSettings({ volume: 50, haptics: true });
});
afterEach(() => void vi.unstubAllGlobals());

test("a card on wood is several voices", async () => {
  const { playSound } = await load();
  playSound("place");
  expect(audio.started).toBeGreaterThan(2);
});

test("the volume is how loud it is", async () => {
  const { playSound } = await load();
  playSound("turn");
  const half = audio.loudness();
  const { changeSettings: change } = await import("../app/settings.svelte.ts");
  change({ volume: 100 });
  playSound("turn");
  expect(audio.loudness()).toBeCloseTo(4 * half);
});

test("at volume 0, and before the first touch, nothing is heard or felt", async () => {
  const { playSound, vibrate } = await load(false);
  playSound("turn");
  vibrate("turn");
  const { changeSettings: change } = await import("../app/settings.svelte.ts");
  Object.assign(navigator, { userActivation: { hasBeenActive: true } });
  change({ volume: 0 });
  playSound("turn");
  expect(audio.started).toBe(0);
  expect(shake).not.toHaveBeenCalled();
});

test("my turn is felt, a drawn card is not", async () => {
  const { vibrate } = await load();
  vibrate("draw");
  expect(shake).not.toHaveBeenCalled();
  vibrate("turn");
  expect(shake).toHaveBeenCalledOnce();
});

test("vibrations can be switched off", async () => {
  const { vibrate } = await load();
  const { changeSettings: change } = await import("../app/settings.svelte.ts");
  change({ haptics: false });
  vibrate("turn");
  expect(shake).not.toHaveBeenCalled();
});

// Tests of the sound effects in a browser: each is audible, short, and different from the others.

import { beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { settings } from '../storage/storage.ts';
import { SCORES } from './instruments.ts';
import { gainOf, sound, type Sound, SOUNDS } from './sound.ts';

const RATE = 22_050;
const SECONDS = 2;

/** The rendered samples of a sound. */
async function render(name: Sound, step = 0): Promise<Float32Array> {
  const audio = new OfflineAudioContext(1, RATE * SECONDS, RATE);
  SCORES[name](audio.destination, step);
  return (await audio.startRendering()).getChannelData(0);
}

const peakOf = (samples: Float32Array): number =>
  samples.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0);
const lengthOf = (samples: Float32Array): number =>
  samples.findLastIndex((sample) => Math.abs(sample) > 0.002) / RATE;
const energyOf = (samples: Float32Array): number =>
  samples.reduce((sum, sample) => sum + Math.abs(sample), 0) / RATE;
/** How often the wave crosses zero: a rough measure of pitch. */
const brightnessOf = (samples: Float32Array): number =>
  samples.filter((sample, i) => sample * (samples[i - 1] ?? 0) < 0).length / lengthOf(samples);

const ENDINGS: readonly Sound[] = ['win', 'loss', 'tie'];

test.each(SOUNDS)('%s is audible, does not clip, and is short', async (name) => {
  const samples = await render(name);
  expect(peakOf(samples)).toBeGreaterThan(0.02);
  expect(peakOf(samples)).toBeLessThan(1);
  expect(lengthOf(samples)).toBeLessThan(ENDINGS.includes(name) ? 1.8 : 0.8);
});

test('no two sounds are alike', async () => {
  const measured = await Promise.all(
    SOUNDS.map(async (name) => {
      const samples = await render(name);
      return { name, features: [lengthOf(samples) * 3, energyOf(samples), brightnessOf(samples) / 4000] };
    }),
  );
  for (const one of measured) {
    for (const other of measured) {
      if (one.name >= other.name) continue;
      const ratios = one.features.map((feature, i) => Math.abs(Math.log(feature / (other.features[i] ?? 1))));
      expect(Math.max(...ratios), `${one.name} and ${other.name}`).toBeGreaterThan(0.15);
    }
  }
});

test('counting rises in pitch', async () => {
  const pitches = await Promise.all([0, 3, 6].map(async (step) => brightnessOf(await render('count', step))));
  expect(pitches).toEqual([...pitches].toSorted((a, b) => a - b));
  expect(pitches[2]).toBeGreaterThan((pitches[0] ?? 0) * 1.5);
});

test('the slider starts low and reaches silence', () => {
  expect(gainOf(0)).toBe(0);
  expect(gainOf(settings.volume.peek())).toBeLessThan(0.25);
  expect(gainOf(100)).toBe(1);
});

beforeEach(() => {
  settings.sound.value = true;
  vi.unstubAllGlobals();
});

test('without audio nothing is thrown, and with sound off none is opened', async () => {
  let opened = 0;
  vi.stubGlobal(
    'AudioContext',
    class {
      constructor() {
        opened += 1;
        throw new Error('no audio device');
      }
    },
  );
  await userEvent.click(document.body);
  settings.sound.value = false;
  sound('card');
  settings.sound.value = true;
  sound('card');
  await expect.poll(() => opened).toBe(1);
});

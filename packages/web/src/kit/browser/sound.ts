// Sound effects: quiet, synthesized on the device, and silent until the reader has touched the page.

import { settings } from '../storage/storage.ts';

/** One for each thing that happens at a table. */
export const SOUNDS = [
  'deal',
  'take',
  'gift',
  'card',
  'turn',
  'theirs',
  'yourTurn',
  'count',
  'win',
  'loss',
  'tie',
] as const;
export type Sound = (typeof SOUNDS)[number];

/** A sound that could not start within this many milliseconds comes too late to be understood. */
const LATE = 400;

type Output = { readonly audio: AudioContext; readonly volume: GainNode };
let output: Output | undefined;

/** `step` raises the pitch of a sound that is repeated, such as counting. */
export function sound(name: Sound, step = 0): void {
  if (settings.sound.peek()) void play(name, step);
}

/** Failures are ignored: sound is optional. */
async function play(name: Sound, step: number): Promise<void> {
  try {
    // Browsers block audio before the first interaction, and would play what was held back all at once.
    if (!navigator.userActivation.hasBeenActive) return;
    const asked = performance.now();
    const { SCORES } = await import('./instruments.ts');
    const { audio, volume } = (output ??= open());
    if (audio.state !== 'running') await audio.resume();
    if (performance.now() - asked > LATE) return;
    volume.gain.value = gainOf(settings.volume.peek());
    SCORES[name](volume, step);
  } catch {
    // No sound is not an error.
  }
}

function open(): Output {
  const audio = new AudioContext();
  const volume = new GainNode(audio);
  volume.connect(audio.destination);
  return { audio, volume };
}

/** Loudness is heard as a power of the amplitude, so the slider is squared. */
export const gainOf = (percent: number): number => (percent / 100) ** 2;

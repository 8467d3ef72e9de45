// Small sounds: a card on the table, a card turned, the end. Silent unless switched on.

import { settings } from '../storage/storage.ts';

export type Sound = 'card' | 'turn' | 'end';

let context: AudioContext | undefined;

export function sound(name: Sound): void {
  if (settings.sound.peek()) void play(name);
}

/** A device without sound is no trouble to the game. */
async function play(name: Sound): Promise<void> {
  try {
    const { SCORES } = await import('./instruments.ts');
    context ??= new AudioContext();
    // A browser keeps silent until somebody has touched the page.
    await context.resume();
    SCORES[name](context);
  } catch {
    // Nothing is heard, and nothing is lost.
  }
}

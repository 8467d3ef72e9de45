// Sound effects: a card placed, a card turned, the end. Off by default.

import { settings } from '../storage/storage.ts';

export type Sound = 'card' | 'turn' | 'end';

let context: AudioContext | undefined;

export function sound(name: Sound): void {
  if (settings.sound.peek()) void play(name);
}

/** Failures are ignored: sound is optional. */
async function play(name: Sound): Promise<void> {
  try {
    const { SCORES } = await import('./instruments.ts');
    context ??= new AudioContext();
    // Browsers block audio until the user has interacted with the page.
    await context.resume();
    SCORES[name](context);
  } catch {
    // No sound is not an error.
  }
}

// Renders screens in a language, for tests.

import type { Language } from '@wagons/rules';
import { AREAS } from '@wagons/words/areas';
import type { ComponentChild } from 'preact';
import { render } from 'preact';
import { vi } from 'vitest';
import { loadSpeech, speak as say } from '../src/kit/speech/speech.ts';

/** Waits with a long timeout, for busy machines. */
export const until = async (isSo: () => boolean | Promise<boolean>): Promise<void> => {
  await vi.waitUntil(isSo, { timeout: 30_000 });
};

/** Waits until the page shows these sentences; it keeps the previous language until the words are loaded. */
export const hear = (...sentences: readonly string[]): Promise<void> =>
  until(() => sentences.every((one) => document.body.textContent.includes(one)));

/** Switches the language. A component may read every area of words: the table of routes has its own test. */
export async function speak(language: Language): Promise<void> {
  say(await loadSpeech(language, 'a test', AREAS));
}

/** Renders something in place of the previous content, and waits until it has loaded. */
export async function show(what: ComponentChild, sign: string): Promise<void> {
  render(what, document.body);
  await until(() => document.querySelector(sign) !== null);
}

export const leave = (): void => render(undefined, document.body);

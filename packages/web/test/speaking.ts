// A page that speaks a language, for tests of what it shows.

import { signal } from '@preact/signals';
import type { Language } from '@wagons/rules';
import type { ComponentChild } from 'preact';
import { render } from 'preact';
import { vi } from 'vitest';
import { followLanguage, speech } from '../src/kit/speech/speech.ts';

/** A machine that is busy with something else may take its time. */
export const until = async (isSo: () => boolean | Promise<boolean>): Promise<void> => {
  await vi.waitUntil(isSo, { timeout: 30_000 });
};

/** Waits until the page says all this: it goes on in the language before until the words of this one are there. */
export const hear = (...sentences: readonly string[]): Promise<void> =>
  until(() => sentences.every((one) => document.body.textContent.includes(one)));

const chosen = signal<Language | undefined>('en');
let isFollowed = false;

/** Speaks a language from now on. */
export async function speak(language: Language): Promise<void> {
  chosen.value = language;
  if (!isFollowed) followLanguage(chosen);
  isFollowed = true;
  await until(() => speech.value?.words.language === language);
}

/** Shows something on the page, in place of what was there, and waits for what it shows once it has loaded. */
export async function show(what: ComponentChild, sign: string): Promise<void> {
  render(what, document.body);
  await until(() => document.querySelector(sign) !== null);
}

export const leave = (): void => render(undefined, document.body);

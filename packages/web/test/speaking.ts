// Renders screens in a language, for tests.

import { signal } from '@preact/signals';
import type { Language } from '@wagons/rules';
import type { ComponentChild } from 'preact';
import { render } from 'preact';
import { vi } from 'vitest';
import { followLanguage, speech } from '../src/kit/speech/speech.ts';

/** Waits with a long timeout, for busy machines. */
export const until = async (isSo: () => boolean | Promise<boolean>): Promise<void> => {
  await vi.waitUntil(isSo, { timeout: 30_000 });
};

/** Waits until the page shows these sentences; it keeps the previous language until the words are loaded. */
export const hear = (...sentences: readonly string[]): Promise<void> =>
  until(() => sentences.every((one) => document.body.textContent.includes(one)));

const chosen = signal<Language | undefined>('en');
let isFollowed = false;

/** Switches the language. */
export async function speak(language: Language): Promise<void> {
  chosen.value = language;
  if (!isFollowed) followLanguage(chosen);
  isFollowed = true;
  await until(() => speech.value?.words.language === language);
}

/** Renders something in place of the previous content, and waits until it has loaded. */
export async function show(what: ComponentChild, sign: string): Promise<void> {
  render(what, document.body);
  await until(() => document.querySelector(sign) !== null);
}

export const leave = (): void => render(undefined, document.body);

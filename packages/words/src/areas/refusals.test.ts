// Tests of the sentences with which the server refuses, in all languages alike.

import { NAME_LENGTH, REFUSAL_NAMES, TEXT_LENGTH } from '@wagons/protocol';
import { LANGUAGES } from '@wagons/rules';
import { describe, expect, it } from 'vitest';
import { loadServerRefusals } from './refusals.ts';

const every = await Promise.all(
  LANGUAGES.map(async (language) => ({ language, words: await loadServerRefusals(language) })),
);

describe.each(every)('the refusals in $language', ({ words }) => {
  it('say one whole sentence for each code, in the order of the protocol', () => {
    expect(Object.keys(words)).toEqual(REFUSAL_NAMES);
    for (const sentence of Object.values(words)) expect(sentence).toMatch(/^\p{Lu}.*\.$/u);
  });

  it('never say the same for two reasons', () => {
    expect(new Set(Object.values(words)).size).toBe(REFUSAL_NAMES.length);
  });

  it('name the limits that hold', () => {
    expect(words.badName).toContain(String(NAME_LENGTH));
    expect(words.badText).toContain(String(TEXT_LENGTH));
  });
});

// Tests of ready-made lines of chat.

import { phraseIn, PHRASE_NAMES, PHRASES } from '@wagons/protocol/codes';
import { readText } from '@wagons/protocol';
import { loadArea } from '@wagons/words/areas';
import { expect, it } from 'vitest';

it('ready-made lines travel as the English texts, which the server stores unchanged', async () => {
  const { heading: _, ...said } = (await loadArea('online', 'en')).table.chat.phrases;
  expect(said).toEqual(PHRASES);
  for (const name of PHRASE_NAMES) {
    expect(readText(PHRASES[name])).toBe(PHRASES[name]);
    expect(phraseIn(PHRASES[name])).toBe(name);
  }
  expect(phraseIn('toString')).toBeUndefined();
});

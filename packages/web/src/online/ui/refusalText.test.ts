// Tests of the sentences for refusals, known and unknown.

import { loadArea } from '@wagons/words/areas';
import { expect, it } from 'vitest';
import { refusalText } from './refusalText.ts';

it('has a sentence for every refusal of the server', async () => {
  const words = await loadArea('refusals', 'en');
  expect(refusalText(words, 'conflict')).toBe(words.conflict);
  expect(refusalText(words, 'notOnSundays')).toBe(words.unknownProto);
});

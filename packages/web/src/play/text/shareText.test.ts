// Tests of the text that goes along with a link to a game.

import { loadArea } from '@wagons/words/areas';
import { expect, test } from 'vitest';
import { shareText } from './shareText.ts';

const { end } = await loadArea('app', 'en');
const totals = { first: 31, second: 35 };

test('the player who shares comes first, each with their own points', () => {
  const names = { first: 'Mabel (level 2)', second: 'You' };
  expect(shareText(end, totals, { names, reader: 'second' })).toBe(
    'Circle the Wagons: You 35, Mabel (level 2) 31',
  );
});

test('two people on one device keep their order', () => {
  const names = { first: 'Ann', second: 'Bo' };
  expect(shareText(end, totals, { names, reader: undefined })).toBe('Circle the Wagons: Ann 31, Bo 35');
});

// Tests of the tokens of people.

import { expect, test } from 'vitest';
import { tokenOf } from './token.ts';

const names = { first: 'Ann', second: 'Ann' };

test.each(['first', 'second', undefined] as const)('two players have two tokens, reader: %s', (reader) => {
  const tokens = (['first', 'second'] as const).map((seat) => tokenOf({ names, reader }, seat));
  expect(new Set(tokens).size).toBe(2);
  expect(tokens).toContain('wagon');
});

test('an opponent keeps the same token from either seat, and others have other ones', () => {
  const rival = (name: string) =>
    tokenOf({ names: { first: 'You', second: name }, reader: 'first' }, 'second');
  expect(tokenOf({ names: { first: 'Bo', second: 'You' }, reader: 'second' }, 'first')).toBe(rival('Bo'));
  expect(new Set(['Ann', 'Bo', 'Cy', 'Drover 85', 'Ida'].map(rival)).size).toBeGreaterThan(1);
});

// Tests of reading hints of other nodes: valid, damaged, and from a newer version.

import { expect, it } from 'vitest';
import type { BusHint } from '../ports/bus.ts';
import { readHint } from './redisBus.ts';

const HINTS: readonly BusHint[] = [
  { about: 'table', table: 'a' },
  { about: 'table', table: 'a', news: 'event' },
  { about: 'games', player: 'b', table: 'a' },
  { about: 'lobby' },
  { about: 'lobby', host: 'b' },
  { about: 'presence', node: 'n', nth: 3, table: 'a', first: true, second: false, watching: 2 },
  { about: 'presence', node: 'n', nth: 3, table: 'a', first: true, second: false, watching: 2, asks: true },
  { about: 'player', player: 'b' },
  { about: 'merged', player: 'b', guest: 'b', account: 'c' },
  { about: 'signedOut', player: 'b' },
];
const sent = (hint: unknown, from: unknown = 'there'): string => JSON.stringify({ from, hint });

it.each(HINTS)('reads a hint of another node: %j', (hint) => {
  expect(readHint(sent(hint), 'here')).toEqual(hint);
  expect(readHint(sent({ ...hint, since: 'a later version' }), 'here')).toEqual(hint);
});

it('ignores its own hints', () => {
  expect(readHint(sent(HINTS[0], 'here'), 'here')).toBeUndefined();
});

it.each([
  '',
  'null',
  '{}',
  sent(undefined),
  sent({ about: 'weather' }),
  sent({ about: 'table' }),
  sent({ about: 'games', player: 'b', table: ['a'] }),
  sent({ about: 'presence', node: 'n', nth: 3, table: 'a', first: 1, second: false, watching: 2 }),
  sent({ about: 'signedOut', player: { id: 'b' } }),
  sent({ about: 'lobby' }, 7),
])('ignores what is no hint: %s', (text) => {
  expect(readHint(text, 'here')).toBeUndefined();
});

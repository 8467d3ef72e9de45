// Tests of the ids of tables.

import { GAME_ID } from '@wagons/protocol';
import { expect, it } from 'vitest';
import { realRandom } from '../real.ts';
import { newGameId } from './gameId.ts';

const idAt = (time: string) =>
  newGameId({ random: realRandom, clock: { now: () => Date.parse(time), after: () => () => undefined } });

it('ids are a version, the second, and 128 random bits', () => {
  const id = idAt('2026-11-19T04:00:00.999Z');
  expect(id).toMatch(GAME_ID);
  expect(id).toMatch(/^1[0-9a-v]{7}[\w-]{22}$/);
  expect(Number.parseInt(id.slice(1, 8), 32) * 1000).toBe(Date.parse('2026-11-19T04:00:00Z'));
  const many = new Set(Array.from({ length: 1000 }, () => idAt('2026-11-19T04:00:00Z')));
  expect(many.size).toBe(1000);
});

it('ids sort by time, in the order of bytes and in that of languages', () => {
  const ids = [
    '2001-09-09T01:46:40Z',
    '2026-12-31T23:59:59Z',
    '2027-01-01T00:00:00Z',
    '2999-01-01T00:00:00Z',
  ].map(idAt);
  expect(ids.toSorted()).toEqual(ids);
  for (const language of ['en', 'da', 'tr'])
    expect(ids.toSorted(new Intl.Collator(language).compare)).toEqual(ids);
});

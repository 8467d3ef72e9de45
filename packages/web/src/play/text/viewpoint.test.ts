// Tests of who is called what at a table.

import { loadArea } from '@wagons/words/areas';
import { expect, test } from 'vitest';
import type { SeatPlayer } from '../store/seatPlayers.ts';
import { viewpointOf, ownSeat } from './viewpoint.ts';

const web = await loadArea('web', 'en');
const person: SeatPlayer = { kind: 'person' };
const bot = (level: 3 | 5): SeatPlayer => ({ kind: 'bot', level });

test('against the computer one is “you”, and sees one’s own town large', () => {
  const viewpoint = viewpointOf({ first: bot(3), second: person }, web);
  expect(viewpoint.names).toEqual({ first: 'Amos', second: 'You' });
  expect(viewpoint.parties).toEqual({ first: { name: 'Amos' }, second: 'you' });
  expect(ownSeat(viewpoint, 'first')).toBe('second');
});

test('two players go by their seats, and the moving one has the large town', () => {
  const viewpoint = viewpointOf({ first: person, second: person }, web);
  expect(viewpoint.names).toEqual({ first: 'First player', second: 'Second player' });
  expect(viewpoint.short).toEqual({ first: '1st', second: '2nd' });
  expect(ownSeat(viewpoint, 'second')).toBe('second');
});

test('two people go by the names they gave, and who gave none by the seat', () => {
  const viewpoint = viewpointOf({ first: { ...person, name: 'Ida' }, second: person }, web);
  expect(viewpoint.names).toEqual({ first: 'Ida', second: 'Second player' });
  expect(viewpoint.short).toEqual({ first: 'Ida', second: '2nd' });
  expect(viewpoint.parties).toEqual({ first: { name: 'Ida' }, second: 'second' });
});

test('two computers go by their names, or by their seats when they are alike; the towns stay where they are', () => {
  const viewpoint = viewpointOf({ first: bot(3), second: bot(5) }, web);
  expect(viewpoint.names).toEqual({ first: 'Amos', second: 'Inés' });
  expect(viewpoint.parties).toEqual({ first: { name: 'Amos' }, second: { name: 'Inés' } });
  expect(ownSeat(viewpoint, 'second')).toBe('first');
  const twins = viewpointOf({ first: bot(3), second: bot(3) }, web);
  expect([twins.names.first, twins.parties.first]).toEqual(['First player', 'first']);
});

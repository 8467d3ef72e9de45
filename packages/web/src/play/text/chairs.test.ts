// Tests of who is called what at a table.

import { loadWebWords } from '@wagons/words/web';
import { expect, test } from 'vitest';
import type { Sitter } from '../store/sitters.ts';
import { chairsOf, ownSeat } from './chairs.ts';

const web = await loadWebWords('en');
const person: Sitter = { kind: 'person' };
const bot = (level: 3 | 5): Sitter => ({ kind: 'bot', level });

test('against the computer one is “you”, and sees one’s own town large', () => {
  const chairs = chairsOf({ first: bot(3), second: person }, web);
  expect(chairs.names).toEqual({ first: 'Amos', second: 'You' });
  expect(chairs.parties).toEqual({ first: { name: 'Amos' }, second: 'you' });
  expect(ownSeat(chairs, 'first')).toBe('second');
});

test('two players go by their seats, and the moving one has the large town', () => {
  const chairs = chairsOf({ first: person, second: person }, web);
  expect(chairs.names).toEqual({ first: 'First player', second: 'Second player' });
  expect(chairs.short).toEqual({ first: '1st', second: '2nd' });
  expect(ownSeat(chairs, 'second')).toBe('second');
});

test('two people go by the names they gave, and who gave none by the seat', () => {
  const chairs = chairsOf({ first: { ...person, name: 'Ida' }, second: person }, web);
  expect(chairs.names).toEqual({ first: 'Ida', second: 'Second player' });
  expect(chairs.short).toEqual({ first: 'Ida', second: '2nd' });
  expect(chairs.parties).toEqual({ first: { name: 'Ida' }, second: 'second' });
});

test('two computers go by their names, or by their seats when they are alike; the towns stay where they are', () => {
  const chairs = chairsOf({ first: bot(3), second: bot(5) }, web);
  expect(chairs.names).toEqual({ first: 'Amos', second: 'Inés' });
  expect(chairs.parties).toEqual({ first: { name: 'Amos' }, second: { name: 'Inés' } });
  expect(ownSeat(chairs, 'second')).toBe('first');
  const twins = chairsOf({ first: bot(3), second: bot(3) }, web);
  expect([twins.names.first, twins.parties.first]).toEqual(['First player', 'first']);
});

import { newGame } from '@wagons/rules';
import { expect, test } from 'vitest';
import { baseDeck } from '../../../../rules/test/table.ts';
import type { Story } from '../../play/end/story.ts';
import type { Sitter } from '../../play/store/sitters.ts';
import { planRetry } from './planRetry.ts';

// The second player chooses the starting card.
const position = newGame('try', baseDeck());
const sittersFor = (players: Pick<Story, 'sitters' | 'chairs'>) => planRetry(position, players).sitters;
const ada: Sitter = { kind: 'person', name: 'Ada' };
const ben: Sitter = { kind: 'person', name: 'Ben' };
const bot = (level: 1 | 2 | 5): Sitter => ({ kind: 'bot', level });
const person: Sitter = { kind: 'person' };
const chairs: Story['chairs'] = {
  reader: undefined,
  isWatched: false,
  names: { first: '', second: '' },
  short: { first: '', second: '' },
  parties: { first: 'first', second: 'second' },
};

test('those who played on this device play again, with their names', () => {
  for (const sitters of [
    { first: ada, second: ben },
    { first: bot(5), second: ada },
  ])
    expect(sittersFor({ sitters, chairs })).toEqual(sitters);
});

test('a friendly computer takes the place of an opponent who was online', () => {
  const online = { ...chairs, reader: 'first' } as const;
  expect(sittersFor({ sitters: undefined, chairs: online })).toEqual({
    first: person,
    second: bot(2),
  });
});

test('readers of a game they did not play take the side to move', () => {
  expect(sittersFor({ sitters: undefined, chairs })).toEqual({ first: bot(2), second: person });
  const watched = { ...chairs, isWatched: true, levels: { first: 5, second: 1 } } as const;
  expect(sittersFor({ sitters: { first: bot(5), second: bot(1) }, chairs: watched })).toEqual({
    first: bot(5),
    second: person,
  });
});

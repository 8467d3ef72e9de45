import { newGame } from '@wagons/rules';
import { expect, test } from 'vitest';
import { baseDeck } from '../../../../rules/test/table.ts';
import type { GamePlayers } from '../../play/end/gamePlayers.ts';
import type { SeatPlayer } from '../../play/store/seatPlayers.ts';
import { isOwnTask, planRetry } from './planRetry.ts';

// The second player chooses the starting card.
const position = newGame('try', baseDeck());
const playersFor = (players: Pick<GamePlayers, 'players' | 'viewpoint'>) =>
  planRetry(position, players, { of: 'code', at: 0, lost: 5 }).players;
const ada: SeatPlayer = { kind: 'person', name: 'Ada' };
const ben: SeatPlayer = { kind: 'person', name: 'Ben' };
const bot = (level: 1 | 2 | 5): SeatPlayer => ({ kind: 'bot', level });
const person: SeatPlayer = { kind: 'person' };
const viewpoint: GamePlayers['viewpoint'] = {
  reader: undefined,
  isWatched: false,
  names: { first: '', second: '' },
  short: { first: '', second: '' },
  parties: { first: 'first', second: 'second' },
};

test('those who played on this device play again, with their names', () => {
  for (const players of [
    { first: ada, second: ben },
    { first: bot(5), second: ada },
  ])
    expect(playersFor({ players, viewpoint })).toEqual(players);
});

test('a friendly computer takes the place of an opponent who was online', () => {
  const online = { ...viewpoint, reader: 'first' } as const;
  expect(playersFor({ players: undefined, viewpoint: online })).toEqual({
    first: person,
    second: bot(2),
  });
});

test('readers of a game they did not play take the side to move', () => {
  expect(playersFor({ players: undefined, viewpoint })).toEqual({ first: bot(2), second: person });
  const watched = { ...viewpoint, isWatched: true, levels: { first: 5, second: 1 } } as const;
  expect(playersFor({ players: { first: bot(5), second: bot(1) }, viewpoint: watched })).toEqual({
    first: bot(5),
    second: person,
  });
});

test('a retry is practice, and is offered only where a person would make the move', () => {
  const practice = { of: 'code', at: 0, lost: 5 };
  expect(planRetry(position, { players: undefined, viewpoint }, practice).practice).toEqual(practice);
  // The second player chooses the starting card.
  expect(isOwnTask(position, { players: { first: ada, second: bot(5) }, viewpoint })).toBe(false);
  expect(isOwnTask(position, { players: { first: bot(5), second: ada }, viewpoint })).toBe(true);
  expect(isOwnTask(position, { players: undefined, viewpoint })).toBe(true);
});

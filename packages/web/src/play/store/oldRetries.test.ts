import { type Game, mustPlay, legalMoves, newGame, undo } from '@wagons/rules';
import { makeCode } from '@wagons/rules/notation';
import { expect, test } from 'vitest';
import { baseDeck } from '../../../../rules/test/table.ts';
import { wholeGame } from '../../../test/wholeGame.ts';
import type { KeptGame } from './keptGame.ts';
import { findOldRetries } from './oldRetries.ts';

const deck = baseDeck();
const whole = wholeGame('lost', deck);

const kept = (id: string, game: Game, more: Partial<KeptGame> = {}): KeptGame => ({
  id,
  deck: deck.hash,
  code: makeCode(game),
  pending: [],
  players: { first: { kind: 'person' }, second: { kind: 'bot', level: 1 } },
  started: 2,
  changed: 3,
  takeBacks: [],
  totals: { first: 20, second: 30 },
  revision: 1,
  writerTab: '',
  from: '',
  ...more,
});
const original = kept('original', whole, { started: 1, seed: 'lost' });

/** The ids and first moves of the retries among games. */
function retriesIn(games: ReadonlyArray<readonly [KeptGame, Game]>) {
  const found = findOldRetries(
    games.map(([one]) => one),
    ({ id }) => games.find(([one]) => one.id === id)?.[1],
  );
  return [...found].map(([id, { of, at }]) => [id, of, at]);
}

/** Another game from its position after some moves. */
function playedOn(moves: number): Game {
  let game = undo(whole, whole.moves.length - moves);
  const next = whole.moves[moves];
  const other = legalMoves(game).find((move) => JSON.stringify(move) !== JSON.stringify(next));
  if (other) game = mustPlay(game, other);
  return game;
}

test('a game without a seed that begins like an older one of the same players was a retry', () => {
  const retry = playedOn(9);
  expect(
    retriesIn([
      [kept('retry', retry), retry],
      [original, whole],
    ]),
  ).toEqual([['retry', original.code, 9]]);
});

test('whatever may have been a game of its own keeps counting', () => {
  const retry = playedOn(9);
  const others: ReadonlyArray<readonly [KeptGame, Game]> = [
    [kept('seeded', retry, { seed: 'lost' }), retry],
    [
      kept('swapped', retry, { players: { first: { kind: 'bot', level: 1 }, second: { kind: 'person' } } }),
      retry,
    ],
    [kept('same opening', playedOn(2)), playedOn(2)],
    [kept('another deal', newGame('other', deck)), newGame('other', deck)],
    [kept('older', retry, { started: 0 }), retry],
    [kept('known', retry, { practice: { of: original.code, at: 9 } }), retry],
  ];
  expect(retriesIn([...others, [original, whole]])).toEqual([]);
});

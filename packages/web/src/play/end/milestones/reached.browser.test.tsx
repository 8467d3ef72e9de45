// Tests of the milestones that one of many stored games reached.

import { type BySeat, type Game, outcome, score, type Seat } from '@wagons/rules';
import { afterEach, beforeEach, expect, test } from 'vitest';
import exported from '../../../../test/exports/printedDeck.json' with { type: 'json' };
import { clearStorage } from '../../../../test/clearStorage.ts';
import { leave, show, speak } from '../../../../test/speaking.ts';
import { wholeGame } from '../../../../test/wholeGame.ts';
import { store } from '../../../kit/storage/storage.ts';
import { games, printedDeck } from '../../local/library.ts';
import type { SeatPlayer } from '../../store/seatPlayers.ts';
import { importGames } from '../../store/transfer.ts';
import { useReached } from './useReached.ts';

beforeEach(async () => {
  await speak('en');
  clearStorage();
  games.refresh();
});
afterEach(() => {
  leave();
  clearStorage();
});

const Found = ({ id }: { readonly id: string }) => <output>{useReached(id).join(' ')}</output>;

async function reachedBy(id: string): Promise<string> {
  await show(<Found id={id} />, 'output');
  const found = document.querySelector('output')?.textContent ?? '';
  leave();
  return found;
}

test('each milestone of the statistics belongs to one game', async () => {
  importGames(store, games, JSON.stringify(exported));
  const found: string[] = [];
  for (const { id } of games.list.value) found.push(await reachedBy(id));
  expect(found.join(' ').split(' ').filter(Boolean).toSorted()).toEqual([
    '1',
    '2',
    '5',
    'bothSeats',
    'byTen',
  ]);
});

/** Stores a game as a win against level 8, in the order of `at`. */
function keepWin(at: number, game: Game, seat: Seat): string {
  const id = `win${at}`;
  const { first, second } = score(game);
  const totals = { first: first.total, second: second.total };
  const bot: SeatPlayer = { kind: 'bot', level: 8 };
  const players: BySeat<SeatPlayer> = { first: bot, second: bot, [seat]: { kind: 'person' } };
  const kept = {
    id,
    players,
    started: at,
    changed: at,
    takeBacks: [],
    totals,
    revision: 1,
    writerTab: '',
    from: '',
  };
  games.save(kept, game, []);
  return id;
}

/** Won games in which every printed card was a scoring card; the last one completes them. */
function everyCard(): ReadonlyArray<{ readonly game: Game; readonly seat: Seat }> {
  const seen = new Set<string>();
  const found: Array<{ readonly game: Game; readonly seat: Seat }> = [];
  for (let n = 0; seen.size < printedDeck.cards.length; n++) {
    const game = wholeGame(`cards ${n}`, printedDeck);
    const winner = outcome(score(game));
    if (winner === 'draw' || game.deal.center.every((card) => seen.has(card))) continue;
    for (const card of game.deal.center) seen.add(card);
    found.push({ game, seat: winner });
  }
  return found;
}

test('the game that completes the scoring cards is found among many', async () => {
  const ids = everyCard().map(({ game, seat }, at) => keepWin(at, game, seat));
  await show(<Found id={ids.at(-1) ?? ''} />, 'output');
  await expect.poll(() => document.querySelector('output')?.textContent).toMatch(/allCards$/);
});

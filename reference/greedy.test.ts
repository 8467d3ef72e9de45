import { readFileSync } from 'node:fs';
import { makeBot } from '@wagons/ai';
import { type Game, legalMoves, type Move, newGame, play } from '@wagons/rules';
import { dice } from '@wagons/rules/deal';
import { makeCode, parseCode } from '@wagons/rules/notation';
import { describe, expect, it } from 'vitest';
import { builtInDecks, frontierDeck, playBoth, said } from './agree.ts';
import * as naive from './naive.ts';

const records = readFileSync(new URL('../records/greedy.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => {
    const [seed = '', code = ''] = line.split(' ');
    const game = parseCode(code, builtInDecks);
    if (!game.ok) throw new Error(`records/greedy.txt: the code of ${seed} is ${game.error.what}`);
    return { seed, code, game: game.value };
  });
const greedy = makeBot('greedy', dice('unused'));

describe('greedy games', () => {
  it('both engines agree after every move of more than a hundred games', { timeout: 300_000 }, () => {
    expect(records.length).toBeGreaterThanOrEqual(100);
    for (const { seed, code, game } of records) {
      const again = playBoth(seed, (now) => game.moves[now.moves.length] ?? never(), 'everyMove', game.deck);
      expect(makeCode(again)).toBe(code);
    }
  });

  it('match the recorded games', { timeout: 300_000 }, () => {
    for (const { seed, code, game } of records.slice(0, 2)) {
      expect(makeCode(playBoth(seed, greedy, 'atTheEnd', game.deck))).toBe(code);
    }
  });

  it('both engines agree after every move of twenty Frontier games', { timeout: 300_000 }, () => {
    for (let i = 0; i < 20; i++) {
      const { moves } = playBoth(`greedy frontier/${i}`, greedy, 'everyMove', frontierDeck);
      expect(moves.length).toBeGreaterThan(16);
    }
  });
});

describe('the greedy bot matches a naive implementation', () => {
  /** Greedy once more, on the naive engine, with nothing shared and nothing saved. */
  const naiveMargin = (
    game: naive.NaiveGame,
    center: readonly string[],
    seat: 'first' | 'second',
  ): number => {
    const { first, second } = naive.tally(center, naive.townsOf(game));
    return seat === 'first' ? first.total - second.total : second.total - first.total;
  };
  const best = <T>(choices: readonly T[], value: (choice: T) => number): T => {
    const values = choices.map(value);
    return choices[values.indexOf(Math.max(...values))] ?? never();
  };
  const lay = (game: naive.NaiveGame, center: readonly string[]): naive.NaiveMove => {
    const seat = naive.seatToMove(game) ?? never();
    return best(naive.legalMoves(game), (move) => naiveMargin(naive.apply(game, move), center, seat));
  };
  const afterDraft = (
    game: naive.NaiveGame,
    move: naive.NaiveMove,
    center: readonly string[],
  ): naive.NaiveGame => {
    let now = naive.apply(game, move);
    while (naive.legalMoves(now)[0]?.type === 'place') now = naive.apply(now, lay(now, center));
    return now;
  };
  const naiveGreedy = (game: naive.NaiveGame, center: readonly string[]): naive.NaiveMove => {
    const moves = naive.legalMoves(game);
    const seat = naive.seatToMove(game) ?? never();
    if (moves[0]?.type === 'place') return lay(game, center);
    const draftValue = (now: naive.NaiveGame, by: 'first' | 'second') => (move: naive.NaiveMove) =>
      naiveMargin(afterDraft(now, move, center), center, by);
    if (moves[0]?.type === 'draft') return best(moves, draftValue(game, seat));
    return best(moves, (start) => {
      const named = naive.apply(game, start);
      return -Math.max(...naive.legalMoves(named).map(draftValue(named, 'first')));
    });
  };

  it.each(builtInDecks)('near the end of random games with $name.en', { timeout: 300_000 }, (deck) => {
    let asked = 0;
    for (let i = 0; i < 20; i++) {
      const random = makeBot('random', dice(`greedy twin ${i}`));
      let game: Game = newGame(`greedy twin ${i}`, deck);
      let twin = naive.newGame(game.deal);
      while (game.phase !== 'over') {
        if (game.circle.length <= 3 && game.phase !== 'pickStart') {
          expect(said(greedy(game)), `greedy twin ${i}, after ${game.moves.length} moves`).toEqual(
            naiveGreedy(twin, game.deal.center),
          );
          asked++;
        }
        const move = random(game);
        game = playedOn(game, move);
        twin = naive.apply(twin, said(move));
      }
    }
    expect(asked).toBeGreaterThan(50);
  });
});

function playedOn(game: Game, move: Move): Game {
  const next = play(game, move);
  if (!next.ok)
    throw new Error(`${JSON.stringify(move)} is refused among ${legalMoves(game).length} legal moves`);
  return next.value;
}

function never(): never {
  throw new Error('There is always a move before the end.');
}

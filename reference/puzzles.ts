// Answers puzzles the naive way: tries everything on the naive engine.

import type { CardId, Game, Seat } from '@wagons/rules';
import { makeCell } from '@wagons/rules/notation';
import * as naive from './naive.ts';

/** The best result, the best below it, and every answer that reaches the best, as indices of legal moves. */
export type NaiveBest = {
  readonly best: number;
  readonly next: number;
  readonly answers: readonly (readonly number[])[];
};

/** A position as the naive engine sees it. */
function naiveGame({ deal, towns, circle }: Game, drafter: Seat): naive.NaiveGame {
  const written = (seat: Seat) =>
    towns[seat].map((placement) => ({ ...placement, cell: makeCell(placement.cell) }));
  return {
    center: deal.center,
    started: true,
    circle,
    drafter,
    queue: [],
    towns: { first: written('first'), second: written('second') },
  };
}

/** The highest own tally after placing the cards in order, the other town as it is. */
export function naiveBest(game: Game, seat: Seat, cards: readonly CardId[]): NaiveBest {
  const totals: Array<readonly [number, readonly number[]]> = [];
  const queue = cards.map((card) => ({ seat, card }));
  const tryAll = (now: naive.NaiveGame, path: readonly number[]): void => {
    if (now.queue.length === 0) {
      totals.push([naive.tally(now.center, naive.townsOf(now))[seat].total, path]);
      return;
    }
    for (const [i, move] of naive.legalMoves(now).entries()) tryAll(naive.apply(now, move), [...path, i]);
  };
  tryAll({ ...naiveGame(game, seat), circle: [], queue }, []);
  return bestOf(totals);
}

/** The drafting player's best final margin, for each turn: a draft and its placement. */
export function naiveDuel(game: Game & { readonly phase: 'draft' }): NaiveBest {
  const margin = (now: naive.NaiveGame): number => {
    const { first, second } = naive.tally(now.center, naive.townsOf(now));
    return game.seat === 'first' ? first.total - second.total : second.total - first.total;
  };
  const value = (now: naive.NaiveGame): number => {
    const seat = naive.seatToMove(now);
    if (seat === undefined) return margin(now);
    const values = naive.legalMoves(now).map((move) => value(naive.apply(now, move)));
    return seat === game.seat ? Math.max(...values) : Math.min(...values);
  };
  const start = naiveGame(game, game.seat);
  const totals = naive.legalMoves(start).flatMap((draft, card) => {
    const drafted = naive.apply(start, draft);
    return naive
      .legalMoves(drafted)
      .map((move, spot) => [value(naive.apply(drafted, move)), [card, spot]] as const);
  });
  return bestOf(totals);
}

function bestOf(totals: ReadonlyArray<readonly [number, readonly number[]]>): NaiveBest {
  const best = totals.reduce((most, [total]) => Math.max(most, total), -Infinity);
  const next = totals.reduce((most, [total]) => (total < best ? Math.max(most, total) : most), -Infinity);
  return { best, next, answers: totals.filter(([total]) => total === best).map(([, path]) => path) };
}

// The choices at a position, each valued by searching the rest of the draft as far as a reach goes.

import { type CardId, type Game, type Move, opponent, ROTATIONS, type Seat } from '@wagons/rules';
import type { Spending } from '../budget.ts';
import { rotationOf, xOf, yOf } from '../kernel/spot.ts';
import { codesIn, setTown } from '../kernel/table.ts';
import type { KernelTown } from '../kernel/town.ts';
import { type Course, DraftSearch } from './drafts.ts';
import type { Judge } from './judge.ts';
import { bestSpots, TownTrie } from './trie.ts';

/** How far to look: so many cards of the circle ahead, so many towns a node, so many placements tried. */
export type Reach = { readonly horizon: number; readonly width: number; readonly placements: number };

/** A move and the margin it leads to for the seat that makes it, as far as was looked. */
export type Candidate = { readonly move: Move; readonly value: number };

/**
 * `best` values the best candidate exactly and the others only as no better; `all` values each exactly, which takes
 * longer.
 */
export type Care = 'best' | 'all';

/** A position made ready for searching. */
export type Prepared = {
  readonly game: Exclude<Game, { readonly phase: 'over' }>;
  readonly judge: Judge;
  readonly towns: Readonly<Record<Seat, KernelTown>>;
};

export const prepare = (game: Prepared['game'], judge: Judge): Prepared => ({
  game,
  judge,
  towns: { first: setTown(game.deck, game.towns.first), second: setTown(game.deck, game.towns.second) },
});

/** The candidates at a position in the order they were tried; undefined when the budget ran out before the last. */
export function candidates(
  at: Prepared,
  reach: Reach,
  care: Care,
  spending: Spending,
): Candidate[] | undefined {
  const { game } = at;
  switch (game.phase) {
    case 'pickStart':
      return starts(at, game, reach, care, spending);
    case 'draft':
      return drafts(at, game, reach, care, spending);
    case 'place':
      return placements(at, game, reach, care, spending);
  }
}

type Phase<P> = Extract<Prepared['game'], { readonly phase: P }>;

function makeTrie(
  { game, judge, towns }: Prepared,
  seat: Seat,
  queue: readonly CardId[],
  reach: Reach,
  spending: Spending,
): TownTrie {
  const rivalFace = judge.face(towns[opponent(seat)]);
  return new TownTrie(
    { judge, town: towns[seat], queue: queue.map(codesIn(game.deck)), rivalFace },
    reach.width,
    spending,
  );
}

/** Values choices one after the other for a seat; each search need only show whether it beats the best so far. */
function valueEach<T>(
  choices: readonly T[],
  seat: Seat,
  care: Care,
  moveOf: (choice: T) => Move,
  search: (choice: T, alpha: number, beta: number) => number | undefined,
): Candidate[] | undefined {
  const found: Candidate[] = [];
  let best = -Infinity;
  for (const choice of choices) {
    const bound = care === 'all' ? -Infinity : best;
    const margin = seat === 'first' ? search(choice, bound, Infinity) : search(choice, -Infinity, -bound);
    if (margin === undefined) return undefined;
    const value = seat === 'first' ? margin : -margin;
    found.push({ move: moveOf(choice), value });
    best = Math.max(best, value);
  }
  return found;
}

function starts(at: Prepared, { circle }: Phase<'pickStart'>, reach: Reach, care: Care, spending: Spending) {
  return valueEach(
    [...circle.entries()],
    'second',
    care,
    ([, card]) => ({ type: 'pickStart', card }),
    ([place], alpha, beta) => {
      const queue = [...circle.slice(place), ...circle.slice(0, place)].slice(0, reach.horizon);
      const tries = {
        first: makeTrie(at, 'first', queue, reach, spending),
        second: makeTrie(at, 'second', queue, reach, spending),
      };
      const course: Course = { length: queue.length, promised: [], drafter: 'first' };
      return new DraftSearch(at.judge, tries, course, spending).value(alpha, beta);
    },
  );
}

function drafts(
  at: Prepared,
  { circle, seat }: Phase<'draft'>,
  reach: Reach,
  care: Care,
  spending: Spending,
) {
  const queue = circle.slice(0, reach.horizon);
  const tries = {
    first: makeTrie(at, 'first', queue, reach, spending),
    second: makeTrie(at, 'second', queue, reach, spending),
  };
  const search = new DraftSearch(
    at.judge,
    tries,
    { length: queue.length, promised: [], drafter: seat },
    spending,
  );
  return valueEach(
    [...queue.entries()],
    seat,
    care,
    ([, card]) => ({ type: 'draft', card }),
    ([skips], alpha, beta) => search.after(skips, alpha, beta),
  );
}

function placements(at: Prepared, game: Phase<'place'>, reach: Reach, care: Care, spending: Spending) {
  const { judge, towns } = at;
  const { seat, circle } = game;
  const rival = opponent(seat);
  const [{ card }, ...rest] = game.held;
  const codes = codesIn(game.deck)(card);
  const queue = [...rest.map((held) => held.card), ...circle.slice(0, reach.horizon)];
  const course: Course = {
    length: queue.length,
    promised: rest.map((held) => held.seat),
    drafter: opponent(game.drafter),
  };
  // The rival's towns do not depend on where we lay: one trie serves all our placements.
  const rivalTrie = makeTrie(at, rival, queue, reach, spending);
  spending.spend();
  return valueEach(
    bestSpots({ judge, town: towns[seat], rivalFace: judge.face(towns[rival]) }, codes, reach.placements),
    seat,
    care,
    (spot) => ({
      type: 'place',
      card,
      cell: { x: xOf(spot), y: yOf(spot) },
      rotation: ROTATIONS[rotationOf(spot)] ?? 'upright',
    }),
    (spot, alpha, beta) => {
      towns[seat].place(codes, rotationOf(spot), xOf(spot), yOf(spot));
      const own = makeTrie(at, seat, queue, reach, spending);
      const tries = seat === 'first' ? { first: own, second: rivalTrie } : { first: rivalTrie, second: own };
      const value = new DraftSearch(judge, tries, course, spending).value(alpha, beta);
      towns[seat].undo();
      return value;
    },
  );
}

// Samples for the potential: towns of the same cards, described, and what the same further cards add to each.

import { KernelTown } from '@wagons/ai/kernel';
import {
  type BeamTown,
  describeTown,
  type EvaluationContext,
  keyOf,
  Position,
  makeEvaluator,
  placeAll,
  SearchCache,
  Spending,
  TownTrie,
  type UnfinishedGame,
} from '@wagons/ai/search';
import type { Dice } from '@wagons/rules/deal';
import { cardOf } from '@wagons/rules/deck';
import type { Bonus } from '@wagons/rules/scoring';

/**
 * Towns of the same cards: the numbers that describe each, its points, and what further cards add. Numbers and gains are
 * relative to their means.
 */
export type Sample = {
  readonly numbers: readonly Float64Array[];
  readonly points: readonly number[];
  readonly gains: readonly number[];
};

const SAMPLES = 10;
const SIBLINGS = 8;
const SIBLING_WIDTH = 24;
const FEWEST_CARDS = 6;

/** Samples from a deal that hasn't begun. */
export function samplesOf(game: UnfinishedGame, roll: Dice, width: number): Sample[] {
  const evaluator = makeEvaluator(game.deck, game.deal.center);
  if (!evaluator) return [];
  const position = new Position(game, evaluator, new SearchCache());
  const { circle } = position;
  const bonuses = game.deal.center.map((card) => cardOf(game.deck, card).bonus);
  const context = position.contextOf('first', SIBLING_WIDTH);
  const start = roll(circle.length);
  const wide = new TownTrie({ ...context, circle }, SIBLING_WIDTH, { towns: 0 });
  const spending = new Spending({});
  return Array.from({ length: SAMPLES }, () => {
    const size = FEWEST_CARDS + roll(4);
    const cards = someOf(circle.length, size, roll);
    const now = 1 + roll(size - 2) + 1;
    const keyNow = keyOf(setOf(cards.slice(0, now)), start);
    const towns = [...wide.beam(keyNow, spending)];
    const siblings = Array.from({ length: Math.min(SIBLINGS, towns.length) }, () =>
      towns.splice(roll(towns.length), 1),
    ).flat();
    const rest = cards.slice(now).map((q) => (q + start) % circle.length);
    return sampleOf(siblings, { context, bonuses, circle, rest, width });
  });
}

type Further = {
  readonly bonuses: readonly Bonus[];
  readonly context: EvaluationContext;
  readonly circle: Position['circle'];
  readonly rest: readonly number[];
  readonly width: number;
};

function sampleOf(siblings: readonly BeamTown[], { context, bonuses, circle, rest, width }: Further): Sample {
  const numbers: Float64Array[] = [];
  const points: number[] = [];
  const gains: number[] = [];
  for (const sibling of siblings) {
    const town = new KernelTown();
    placeAll(sibling, town, circle);
    numbers.push(describeTown(bonuses, town));
    points.push(sibling.rank);
    const trie = new TownTrie({ ...context, town, circle }, width, { towns: 0 });
    gains.push(bestWith(trie, rest) - sibling.rank);
  }
  const mean = (of: readonly number[]): number => of.reduce((sum, one) => sum + one, 0) / of.length;
  for (let i = 0; i < (numbers[0]?.length ?? 0); i++) {
    const middle = mean(numbers.map((row) => row[i]!));
    for (const row of numbers) row[i]! -= middle;
  }
  const middle = mean(gains);
  return { numbers, points, gains: gains.map((gain) => gain - middle) };
}

/** The points of the best town with further cards, in this order. */
function bestWith(trie: TownTrie, rest: readonly number[]): number {
  // Without a turn of the circle, the order of the cards is that of the bits.
  const from = rest[0] ?? 0;
  const size = 15;
  const set = rest.reduce((cards, card) => cards | (1 << ((card - from + size) % size)), 0);
  return Math.max(...trie.beam(keyOf(set, from), new Spending({})).map(({ rank }) => rank));
}

const setOf = (cards: readonly number[]): number => cards.reduce((set, card) => set | (1 << card), 0);

/** Some of the numbers from 0 to `count` − 1, in order. */
function someOf(count: number, size: number, roll: Dice): number[] {
  const all = Array.from({ length: count }, (_, i) => i);
  while (all.length > size) all.splice(roll(all.length), 1);
  return all;
}

import type { CardId } from '@wagons/rules';
import { describe, expect, it } from 'vitest';
import { deckFile } from '../../rules/test/table.ts';
import { makeEvaluator } from './search/evaluator.ts';
import { makeEndScoring } from './solver/bounds/scoring.ts';

/** Every choice of three cards for the center. */
const triplesOf = (cards: readonly CardId[]): ReadonlyArray<readonly [CardId, CardId, CardId]> =>
  cards.flatMap((a, i) =>
    cards.slice(i + 1).flatMap((b, j) => cards.slice(i + j + 2).map((c) => [a, b, c] as const)),
  );

describe.each(['base', 'frontier'])('for any three center cards of the deck %s', (name) => {
  const deck = deckFile(name);
  const triples = triplesOf(deck.cards.map(({ id }) => id));

  it('there are 816 choices', () => {
    expect(new Set(triples.map((center) => center.join())).size).toBe(816);
  });

  it('the search can evaluate towns independently of each other', () => {
    expect(triples.filter((center) => !makeEvaluator(deck, center))).toEqual([]);
  });

  it('no condition depends on both towns cell by cell', () => {
    expect(triples.filter((center) => makeEndScoring(deck, center).entangled)).toEqual([]);
  });
});

import type { CardId } from '@wagons/rules';
import { describe, expect, it } from 'vitest';
import { deckFile } from '../../rules/test/table.ts';
import { makeJudge } from './search/judge.ts';
import { makeStakes } from './solver/stakes.ts';

/** Every choice of three cards for the center. */
const triplesOf = (cards: readonly CardId[]): ReadonlyArray<readonly [CardId, CardId, CardId]> =>
  cards.flatMap((a, i) =>
    cards.slice(i + 1).flatMap((b, j) => cards.slice(i + j + 2).map((c) => [a, b, c] as const)),
  );

describe.each(['base', 'frontier'])('whatever lies in the center, of the deck %s', (name) => {
  const deck = deckFile(name);
  const triples = triplesOf(deck.cards.map(({ id }) => id));

  it('there are 816 choices', () => {
    expect(new Set(triples.map((center) => center.join())).size).toBe(816);
  });

  it('the search judges towns apart from each other', () => {
    expect(triples.filter((center) => !makeJudge(deck, center))).toEqual([]);
  });

  it('the solver need not look at both towns cell by cell', () => {
    expect(triples.filter((center) => makeStakes(deck, center).tangled)).toEqual([]);
  });
});

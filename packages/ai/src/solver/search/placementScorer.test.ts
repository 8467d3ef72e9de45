import { type Deck, type Game, legalMoves, mustPlay, newGame } from '@wagons/rules';
import { dice } from '@wagons/rules/deal';
import type { Bonus } from '@wagons/rules/scoring';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitraryBonus } from '../../../../rules/test/arbitraryBonus.ts';
import { baseDeck } from '../../../../rules/test/table.ts';

import { Spending } from '../../search/budget.ts';
import { codesIn, kernelTownOf } from '../../kernel/scoreboard.ts';
import { rotationOf, xOf, yOf } from '../../kernel/town/packedSpot.ts';
import { makeObjective, OWN_POINTS } from '../bounds/objective.ts';
import { makeEndScoring } from '../bounds/scoring.ts';
import { PlacementScorer } from './placementScorer.ts';

const base = baseDeck();

/** Every position of a random game. */
function* randomCourse(seed: string): Generator<Game> {
  const roll = dice(`trial ${seed}`);
  let game = newGame(seed, base);
  while (game.phase !== 'over') {
    yield game;
    const moves = legalMoves(game);
    game = mustPlay(game, moves[roll(moves.length)]!);
  }
}

const placing = Array.from({ length: 20 }, (_, i) => [...randomCourse(`${i}`)])
  .flat()
  .filter((game) => game.phase === 'place');

/** Expects that the scores of one card on one town are those of placing it on every spot. */
function expectExact(deck: Deck, { towns, seat, held: [{ card }] }: Game & { phase: 'place' }): void {
  const scoring = makeEndScoring(
    deck,
    deck.cards.slice(0, 3).map(({ id }) => id),
  );
  if (scoring.entangled) return;
  const scorer = new PlacementScorer(scoring, new Spending({}));
  const town = kernelTownOf(base, towns[seat]);
  const codes = codesIn(base)(card);
  const { comparison } = scoring;
  const rival = comparison?.features(kernelTownOf(base, towns[seat === 'first' ? 'second' : 'first']));
  const objective =
    comparison && rival ? makeObjective(1, comparison, (own) => comparison.lead(own, rival)) : OWN_POINTS;

  const { placements, ownPoints } = scorer.all(town, codes);
  const placed = placements.map((spot) => {
    town.place(codes, rotationOf(spot), xOf(spot), yOf(spot));
    const own = scorer.ownPoints(town);
    const value = own + scorer.comparedPoints(town, objective);
    town.undo();
    return { own, value };
  });
  expect(ownPoints).toEqual(placed.map(({ own }) => own));
  const values = placed.map(({ value }) => value);
  const most = Math.max(...values);
  const best = scorer.best(town, codes, objective);
  expect(best.points).toBe(most);
  expect(values[placements.indexOf(best.spot)]).toBe(most);
}

const withConditions = (bonuses: readonly Bonus[]): Deck => ({
  ...base,
  cards: base.cards.map((card, i) => ({ ...card, bonus: bonuses[i] ?? card.bonus })),
});

describe('the best placement found by sweeps', () => {
  it('is the best of all placements, for every condition of the base deck', () => {
    for (const [i, game] of placing.entries()) {
      const bonuses = [0, 5, 11].map((step) => base.cards[(i + step) % 18]!.bonus);
      expectExact(withConditions(bonuses), game);
    }
  });

  it('is the best of all placements, for any valid conditions', () => {
    fc.assert(
      fc.property(
        fc.tuple(arbitraryBonus, arbitraryBonus, arbitraryBonus),
        fc.constantFrom(...placing),
        (bonuses, game) => expectExact(withConditions(bonuses), game),
      ),
      { numRuns: 200 },
    );
  });
});

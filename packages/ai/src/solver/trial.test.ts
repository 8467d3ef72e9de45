import { type Deck, type Game, legalMoves, newGame } from '@wagons/rules';
import { dice } from '@wagons/rules/deal';
import type { Bonus } from '@wagons/rules/scoring';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitraryBonus } from '../../../rules/test/arbitraryBonus.ts';
import { baseDeck } from '../../../rules/test/table.ts';
import { playOn } from '../../test/games.ts';
import { Spending } from '../budget.ts';
import { codesIn, setTown } from '../kernel/table.ts';
import { ALONE, makeAim } from './aim.ts';
import { makeStakes } from './stakes.ts';
import { rotationOf, xOf, yOf } from '../kernel/spot.ts';
import { Trial } from './trial.ts';

const base = baseDeck();

/** Every position of a random game. */
function* randomCourse(seed: string): Generator<Game> {
  const roll = dice(`trial ${seed}`);
  let game = newGame(seed, base);
  while (game.phase !== 'over') {
    yield game;
    const moves = legalMoves(game);
    game = playOn(game, moves[roll(moves.length)]!);
  }
}

const placing = Array.from({ length: 20 }, (_, i) => [...randomCourse(`${i}`)])
  .flat()
  .filter((game) => game.phase === 'place');

/** Expects of one card on one town that the quick answer is that of trying every spot. */
function expectExact(deck: Deck, { towns, seat, held: [{ card }] }: Game & { phase: 'place' }): void {
  const stakes = makeStakes(
    deck,
    deck.cards.slice(0, 3).map(({ id }) => id),
  );
  if (stakes.tangled) return;
  const trial = new Trial(stakes, new Spending({}));
  const town = setTown(base, towns[seat]);
  const codes = codesIn(base)(card);
  const { across } = stakes;
  const rival = across?.face(setTown(base, towns[seat === 'first' ? 'second' : 'first']));
  const aim = across && rival ? makeAim(1, across, (own) => across.between(own, rival)) : ALONE;

  const { placements, alone } = trial.all(town, codes);
  const laid = placements.map((placed) => {
    town.place(codes, rotationOf(placed), xOf(placed), yOf(placed));
    const apart = trial.alone(town);
    const value = apart + trial.extra(town, aim);
    town.undo();
    return { apart, value };
  });
  expect(alone).toEqual(laid.map(({ apart }) => apart));
  const values = laid.map(({ value }) => value);
  const most = Math.max(...values);
  expect(trial.best(town, codes, aim)).toBe(most);
  expect(values[placements.indexOf(trial.found)]).toBe(most);
}

const withConditions = (bonuses: readonly Bonus[]): Deck => ({
  ...base,
  cards: base.cards.map((card, i) => ({ ...card, bonus: bonuses[i] ?? card.bonus })),
});

describe('the best placement, found with bounds', () => {
  it('is the best of all, for every condition of the base deck', () => {
    for (const [i, game] of placing.entries()) {
      const bonuses = [0, 5, 11].map((step) => base.cards[(i + step) % 18]!.bonus);
      expectExact(withConditions(bonuses), game);
    }
  });

  it('is the best of all, for any valid conditions', () => {
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

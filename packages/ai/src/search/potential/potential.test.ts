import type { CardId } from '@wagons/rules';
import { deal } from '@wagons/rules/deal';
import { cardOf } from '@wagons/rules/deck';
import { describe, expect, it } from 'vitest';
import { baseDeck, deckFile } from '../../../../rules/test/table.ts';
import { late } from '../../../test/games.ts';
import { codesIn, kernelTownOf } from '../../kernel/scoreboard.ts';
import { Grid } from '../../kernel/town/grid.ts';
import { KernelTown } from '../../kernel/town/town.ts';
import { makeEvaluator } from '../evaluator.ts';
import { BLOCK_SIZE, blockOf, describeTown, EVERY_GAME, shareMissing, weightsOf } from './potential.ts';
import { SHAPE_SIZE, shapeOf, shapeTables } from './shape.ts';
import { addShapeWorth } from './shapeSweep.ts';
import { WEIGHTS } from './weights.ts';

const decks = [baseDeck(), deckFile('frontier')];

describe('the shape of a town', () => {
  it('counts cells, open edges, pairs of neighbors, the box and its longer side', () => {
    const town = new KernelTown();
    const deck = baseDeck();
    town.place(codesIn(deck)('fortified'), 0, 0, 0);
    const shape = shapeOf(town);
    const sum = (from: number, count = 6): number =>
      shape.slice(from, from + count).reduce((a, b) => a + b, 0);
    // Four cells with a terrain and an icon each, two open edges each, four pairs of icons; one column and one row more
    // than a cell.
    expect([sum(0), sum(6), sum(12), sum(18), sum(30, 21)]).toEqual([4, 4, 8, 8, 4]);
    expect([...shape.slice(SHAPE_SIZE - 2)]).toEqual([2, 1]);
  });

  it('is swept as it is described, on every spot', () => {
    for (const deck of decks) {
      const weights = Float64Array.from({ length: SHAPE_SIZE }, (_, i) => ((i * 37) % 19) - 9);
      const worthOf = (town: KernelTown): number =>
        shapeOf(town).reduce((sum, value, i) => sum + value * weights[i]!, 0);
      const game = late('shape', 4, deck);
      const town = kernelTownOf(deck, game.towns.first);
      const card = codesIn(deck)(game.circle[0]!);
      const grid = new Grid();
      grid.show(town);
      grid.findSpots();
      const values = new Float64Array(2 * grid.spotCount);
      addShapeWorth(grid, card, shapeTables(weights), values);
      const now = worthOf(town);
      for (const [i, value] of values.entries()) {
        town.place(card, i & 1, grid.xs[i >> 1]!, grid.ys[i >> 1]!);
        expect(value).toBeCloseTo(worthOf(town) - now, 9);
        town.undo();
      }
    }
  });
});

/** Points plus potential of every placement, and the points, by an evaluator. */
function worths(center: readonly CardId[], deck = baseDeck(), withPotential = true): readonly number[][] {
  const evaluator = makeEvaluator(deck, center, { withPotential })!;
  const game = late('worths', 5, deck);
  const found: number[][] = [];
  const town = kernelTownOf(deck, game.towns.first);
  evaluator.tryCard(
    town,
    codesIn(deck)(game.circle[0]!),
    () => 0,
    (_x, _y, _rotation, points) => {
      found.push([points, evaluator.worth()]);
    },
  );
  return found;
}

describe('the potential', () => {
  it('is the sum of all blocks, up to a constant of the town', () => {
    const deck = baseDeck();
    const center = ['claim-jumpers', 'the-herd', 'circle-the-wagons'];
    const evaluator = makeEvaluator(deck, center, { withPotential: true })!;
    const game = late('worths', 5, deck);
    const town = kernelTownOf(deck, game.towns.first);
    const card = codesIn(deck)(game.circle[0]!);
    const bonuses = center.map((id) => cardOf(deck, id).bonus);
    const names = [EVERY_GAME, ...bonuses.map(blockOf)];
    const weights = names.flatMap((name) => [...weightsOf(name)]);
    const differences: number[] = [];
    const spots: (readonly [number, number, number, number])[] = [];
    evaluator.tryCard(
      town,
      card,
      () => 0,
      (x, y, rotation, points) => {
        spots.push([x, y, rotation, evaluator.worth() - points]);
      },
    );
    for (const [x, y, rotation, potential] of spots) {
      town.place(card, rotation, x, y);
      const row = describeTown(bonuses, town);
      differences.push(potential - row.reduce((sum, value, i) => sum + value * weights[i]!, 0));
      town.undo();
    }
    expect(Math.max(...differences) - Math.min(...differences)).toBeLessThan(1e-9);
  });

  it('tells towns of equal points apart, in both built-in decks, and only where it is wanted', () => {
    for (const deck of decks) {
      const { center } = deal('any', deck);
      const potentials = worths(center, deck).map(([points, worth]) => worth! - points!);
      expect(new Set(potentials).size).toBeGreaterThan(20);
      expect(worths(center, deck, false).every(([points, worth]) => points === worth)).toBe(true);
    }
  });

  it('has weights for every scoring card of the built-in decks, and none for an unknown one', () => {
    for (const { cards } of decks)
      for (const { bonus } of cards) expect(WEIGHTS[blockOf(bonus)]?.split(' ')).toHaveLength(2 * BLOCK_SIZE);
    expect(weightsOf('unknown').every((weight) => weight === 0)).toBe(true);
    expect(JSON.stringify(WEIGHTS).length).toBeLessThanOrEqual(20_000);
  });

  it('knows how many cards a town is short of', () => {
    expect([0, 4, 8, 12].map(shareMissing)).toEqual([1, 0.5, 0, 0]);
  });
});

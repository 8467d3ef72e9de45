import { newGame } from '@wagons/rules';
import { dice } from '@wagons/rules/deal';
import { describe, expect, it } from 'vitest';
import { baseDeck } from '../../reference/agree.ts';
import { judge } from './judge.ts';
import { NormalEquations, solveRidge } from './ridge.ts';
import { samplesOf } from './samples.ts';

describe('the regression', () => {
  it('finds the weights that made the targets, and smaller ones with a ridge', () => {
    const weights = [3, -2, 0.5];
    const equations = new NormalEquations(4);
    const roll = dice('rows');
    for (let i = 0; i < 40; i++) {
      const row = Float64Array.from(weights, () => roll(9) - 4);
      // The third column never appears.
      equations.add(
        [0, 1, 3],
        row,
        weights.reduce((sum, weight, k) => sum + weight * row[k]!, 0),
      );
    }
    const found = solveRidge(equations, 1e-6);
    for (const [k, column] of [0, 1, 3].entries()) expect(found[column]).toBeCloseTo(weights[k]!, 4);
    expect(found[2]).toBe(0);
    expect(Math.abs(solveRidge(equations, 1000)[0]!)).toBeLessThan(2);
  });
});

describe('the samples', () => {
  const game = newGame('samples', baseDeck);
  const make = () => (game.phase === 'over' ? [] : samplesOf(game, dice('samples'), 2));

  it('are the same for the same dice', () => {
    expect(make()).toEqual(make());
  });

  it('have gains and numbers around their means, and gains that differ', () => {
    const samples = make();
    for (const { numbers, gains, points } of samples) {
      expect(gains.reduce((sum, gain) => sum + gain, 0)).toBeCloseTo(0, 9);
      expect(numbers.reduce((sum, row) => sum + row[0]!, 0)).toBeCloseTo(0, 9);
      expect(points).toHaveLength(gains.length);
    }
    expect(samples.some(({ gains }) => Math.max(...gains) > Math.min(...gains))).toBe(true);
  });
});

describe('the judgment', () => {
  const sample = { numbers: [Float64Array.of(1), Float64Array.of(-1)], points: [0, 1], gains: [2, -2] };

  it('says what is explained, and what a choice loses', () => {
    expect(judge([{ sample, weights: [2] }])).toEqual({ explained: 1, byPoints: 3, byPotential: 0 });
    expect(judge([{ sample, weights: [0] }])).toEqual({ explained: 0, byPoints: 3, byPotential: 3 });
  });
});

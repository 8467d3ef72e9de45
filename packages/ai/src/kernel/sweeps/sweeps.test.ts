import type { Bonus } from '@wagons/rules/scoring';
import { describe, expect, it } from 'vitest';
import {
  cardOf,
  groupsByRules,
  pointsByRules,
  spotsOn,
  type TestSpot,
  townOf,
  withCard,
} from '../../../test/pictures.ts';
import { Grid } from '../town/grid.ts';
import { type CardCodes, type KernelTown, MOST_PLACEMENTS } from '../town/town.ts';
import { blockSweepOf } from './blockSweep.ts';
import { compileCondition } from './compiledCondition.ts';
import type { ConditionSweep } from './conditionSweep.ts';
import { countSweepOf } from './countSweep.ts';
import { crossSweepOf } from './crossSweep.ts';
import { distanceSweepOf } from './distanceSweep.ts';
import { terrainGroups } from './groupSweep.ts';
import { largestGroupSweepOf } from './largestGroupSweep.ts';
import { roundHoleSweepOf } from './roundHoleSweep.ts';
import { runSweepOf } from './runSweep.ts';

const choiceSweepOf = (bonus: Bonus): ConditionSweep | undefined => compileCondition(bonus).sweep;

type Sweeping = {
  readonly name: string;
  readonly sweepOf: (bonus: Bonus) => ConditionSweep | undefined;
  readonly bonus: Bonus;
  readonly town: string;
  readonly card: string;
  /** One placement and the points after it. */
  readonly spot: TestSpot;
  readonly points: number;
};

const SWEEPS: readonly Sweeping[] = [
  {
    name: 'counts',
    sweepOf: countSweepOf,
    bonus: { each: { cell: { icon: 'cow' } }, points: 2 },
    town: 'Dc Db / Dc Db',
    card: 'Fc Fb / Fb Fb',
    // One cow is covered, one is added.
    spot: { rotation: 0, x: -1, y: 0 },
    points: 2,
  },
  {
    name: 'sets',
    sweepOf: countSweepOf,
    bonus: { each: { set: ['cow', 'gun'] }, points: 3 },
    town: 'Dc Db / Dc Db',
    card: 'Fg Fg / Fb Fb',
    spot: { rotation: 0, x: 2, y: 0 },
    points: 6,
  },
  {
    name: 'crosses',
    sweepOf: crossSweepOf,
    bonus: { each: { cell: { icon: 'beer', beside: { icon: 'gun' } } }, points: 3 },
    town: 'Db Dg / Df Df',
    card: 'Fg Fb / Fb Fb',
    // Above the town: the beer of the town is beside the old gun, and two beers of the card are beside the new one.
    spot: { rotation: 1, x: 0, y: -2 },
    points: 3 * 3,
  },
  {
    name: 'holes',
    sweepOf: crossSweepOf,
    bonus: { each: { space: { atMost: 1 } }, points: 4 },
    town: 'Db Db Db / Db .. .. / Db Db Db',
    card: 'Fg Fb / Fb Fb',
    spot: { rotation: 0, x: 2, y: 0 },
    points: 4,
  },
  {
    name: 'blocks',
    sweepOf: blockSweepOf,
    bonus: { each: { block: [2, 2], same: 'terrain' }, points: 4 },
    town: 'Db Dc / Df Pg',
    card: 'Dg Fm / Sw Mb',
    spot: { rotation: 0, x: 1, y: 1 },
    points: 4,
  },
  {
    name: 'the size of the largest group',
    sweepOf: choiceSweepOf,
    bonus: {
      choose: { largestGroup: { icon: 'cow' } },
      score: { each: { cell: { chosen: true } }, points: 2 },
    },
    town: 'Dc Dc Df Df Dc / Db Db Db Db Db',
    card: 'Fc Fc / Sb Mb',
    spot: { rotation: 0, x: 2, y: 0 },
    points: 2 * 5,
  },
  {
    name: 'the fullest line',
    sweepOf: choiceSweepOf,
    bonus: {
      choose: { fullestLine: { terrain: 'snow' } },
      score: { each: { cell: { terrain: 'snow', chosen: true } } },
    },
    town: 'Sb Sb / Db Db',
    card: 'Sb Sb / Db Sb',
    spot: { rotation: 0, x: 2, y: 0 },
    points: 4,
  },
  {
    name: 'territories around the largest group',
    sweepOf: largestGroupSweepOf,
    bonus: {
      choose: { largestGroup: { terrain: 'water' } },
      score: { each: { cell: { icon: 'cow', beside: { chosen: true } } }, points: 3 },
    },
    town: 'Wb Wb / Dc Dc',
    card: 'Fc Fb / Fb Fb',
    // Two cows below the water, and one on its right.
    spot: { rotation: 0, x: 2, y: 0 },
    points: 9,
  },
  {
    name: 'runs',
    sweepOf: runSweepOf,
    bonus: {
      each: { run: { icon: 'wagon' } },
      steps: [
        [2, 1],
        [3, 4],
      ],
    },
    town: 'Dw Dw Df / Db Db Db',
    card: 'Fw Fm / Sb Mb',
    spot: { rotation: 0, x: 2, y: 0 },
    points: 4,
  },
  {
    name: 'round holes',
    sweepOf: roundHoleSweepOf,
    bonus: { each: { space: { atMost: 1 }, corners: true }, points: 5 },
    town: 'Db Db Db / Db .. Db / Db Db ..',
    card: 'Fw Fm / Sb Mb',
    spot: { rotation: 0, x: 2, y: 2 },
    points: 5,
  },
  {
    name: 'distances',
    sweepOf: distanceSweepOf,
    bonus: { distance: { icon: 'beer' }, to: { icon: 'gun' } },
    town: 'Db .. Dc Dg / Df Df Df Df',
    card: 'Fc Fm / Sc Mc',
    spot: { rotation: 0, x: 1, y: -1 },
    points: 2,
  },
];

/** The values of a sweep by placement, in the order of `spotsOn`. */
function swept(sweep: ConditionSweep, town: KernelTown, card: CardCodes, now: number): number[] {
  const grid = new Grid();
  const values = new Float64Array(MOST_PLACEMENTS);
  grid.show(town);
  grid.findSpots();
  sweep.sweep(grid, card, now, values);
  return [...values.subarray(0, 2 * grid.spotCount)];
}

describe.each(SWEEPS)(
  'the sweep for $name',
  ({ sweepOf, bonus, town: picture, card: front, spot, points }) => {
    const town = townOf(picture);
    const card = cardOf(front);
    const sweep = sweepOf(bonus);

    it('has the points of a hand-made placement', () => {
      const at = spotsOn(town).findIndex((one) => JSON.stringify(one) === JSON.stringify(spot));
      expect(swept(sweep!, town, card, pointsByRules(bonus, town))[at]).toBe(points);
    });

    it('has the points of the rules for every placement', () => {
      const byRules = spotsOn(town).map((one) => withCard(town, card, one, () => pointsByRules(bonus, town)));
      expect(swept(sweep!, town, card, pointsByRules(bonus, town))).toEqual(byRules);
    });
  },
);

describe('the sweep for terrains', () => {
  it('has the sum of the largest groups for every placement', () => {
    const town = townOf('Db Db Pb / Wb Pb Pb / Db Fb Fb');
    const card = cardOf('Db Pb / Wb Db');
    const grid = new Grid();
    const values = new Float64Array(MOST_PLACEMENTS);
    grid.show(town);
    grid.findSpots();
    terrainGroups.sweep(grid, card, values);
    const byRules = spotsOn(town).map((one) => withCard(town, card, one, () => groupsByRules(town)));
    expect([...values.subarray(0, 2 * grid.spotCount)]).toEqual(byRules);
  });
});

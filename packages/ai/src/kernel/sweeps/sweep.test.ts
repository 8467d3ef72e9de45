import { type Game, type Seat, SEATS } from '@wagons/rules';
import { dice } from '@wagons/rules/deal';
import type { Bonus } from '@wagons/rules/scoring';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitraryBonus } from '../../../../rules/test/arbitraryBonus.ts';
import { randomCourse } from '../../../../rules/test/course.ts';
import { deckFile } from '../../../../rules/test/table.ts';
import { drawn } from '../../../test/drawn.ts';
import { looksAcross } from '../conditions/structure.ts';
import { codesIn, kernelTownOf } from '../scoreboard.ts';
import { largestGroups } from '../town/largestGroups.ts';
import { KernelTown, makeSpots } from '../town/town.ts';
import { compileCondition } from './compiledCondition.ts';
import { Sweep } from './sweep.ts';

const sizes = new Int16Array(6);

/** Compares a sweep with the points after really placing the card, for every placement. */
function expectSweep(game: Game, seat: Seat, bonuses: readonly Bonus[]): number {
  const conditions = bonuses.map(compileCondition);
  const sweep = new Sweep(conditions);
  const town = kernelTownOf(game.deck, game.towns[seat]);
  const placed = kernelTownOf(game.deck, game.towns[seat]);
  const card = codesIn(game.deck)(game.deal.circle[game.moves.length % 15] ?? '');
  const found: string[] = [];
  const expected: string[] = [];
  sweep.run(town, card, (x, y, rotation, groups) => {
    found.push([groups, ...sweep.current].join(' '));
    placed.place(card, rotation, x, y);
    expected.push(
      [largestGroups(placed, sizes), ...conditions.map(({ points }) => points(placed, placed))].join(' '),
    );
    placed.undo();
  });
  expect(found).toEqual(expected);
  expect(town.cells).toEqual(placed.cells);
  return found.length;
}

describe('a sweep scores every placement as if the card were placed', () => {
  it.each(['base', 'frontier', 'example'])('with all conditions of the deck %s', (name) => {
    const deck = deckFile(name);
    const bonuses = deck.cards.map(({ bonus }) => bonus).filter((bonus) => !looksAcross(bonus));
    let shown = 0;
    for (let i = 0; i < 4; i++) {
      for (const game of randomCourse(`${name} ${i}`, deck)) {
        for (const seat of SEATS) if (game.towns[seat].length < 14) shown += expectSweep(game, seat, bonuses);
      }
    }
    expect(shown).toBeGreaterThan(10_000);
  });

  const water = { largestGroup: { terrain: 'water' } } as const;
  it.each<readonly [string, Bonus]>([
    [
      'a choice that costs',
      { choose: water, score: { each: { cell: { near: { chosen: true } } }, points: -2 } },
    ],
    [
      'what lies beside it',
      { choose: water, score: { each: { cell: { icon: 'cow', beside: { chosen: true } } } } },
    ],
    ['what lies in it', { choose: water, score: { each: { cell: { not: { icon: 'cow' }, chosen: true } } } }],
    [
      'a group of any icons',
      {
        choose: { largestGroup: { icon: ['cow', 'gun', 'mine'] } },
        score: { each: { cell: { chosen: true } }, points: -1 },
      },
    ],
    [
      'blocks of one icon',
      { each: { block: [2, 2], same: 'icon', of: { not: { terrain: 'snow' } } }, points: -3 },
    ],
    ['blocks of anything', { each: { block: [2, 2] } }],
    ['pairs of neighbours', { each: { pair: { terrain: ['snow', 'water'] }, apart: 1 }, points: 2 }],
    ['pairs across anything', { each: { pair: { icon: 'beer' }, apart: 2 }, points: -2 }],
    [
      'a line that costs',
      {
        choose: { fullestLine: { terrain: 'snow' } },
        score: { each: { cell: { terrain: 'snow', chosen: true } }, points: -2 },
      },
    ],
    ['sets of two terrains', { each: { set: ['snow', 'water'] }, points: -1 }],
    [
      'neighbours by number',
      { each: { cell: { neighbours: { of: { icon: 'gun' }, atLeast: 1, atMost: 2 } } } },
    ],
    [
      'joined conditions',
      {
        table: { each: { cell: { icon: 'gun' } } },
        steps: [
          [1, { divide: { each: { cell: { terrain: 'snow' } }, points: -3 }, by: 2 }],
          [3, { most: [{ each: { set: ['gun', 'cow'] }, points: 2 }, 3] }],
          [
            5,
            {
              product: [
                { each: { block: [2, 2] } },
                { each: { cell: { amid: { terrain: 'snow' } } }, points: -1 },
              ],
            },
          ],
        ],
      },
    ],
  ])('with %s', (name, bonus) => {
    expect(compileCondition(bonus).sweep).toBeDefined();
    let shown = 0;
    for (let i = 0; i < 1; i++) {
      for (const game of randomCourse(`${name} ${i}`)) {
        for (const seat of SEATS) if (game.towns[seat].length < 14) shown += expectSweep(game, seat, [bonus]);
      }
    }
    expect(shown).toBeGreaterThan(1000);
  });

  const beer = { icon: 'beer' } as const;
  it.each<readonly [string, Bonus]>([
    [
      'runs',
      {
        each: { run: { icon: ['beer', 'cow'] } },
        steps: [
          [2, 1],
          [3, -2],
          [5, 9],
        ],
      },
    ],
    ['runs of a certain size', { each: { run: { not: beer }, size: { atLeast: 2, atMost: 3 } }, points: -2 }],
    ['round holes', { each: { space: { atMost: 1 }, corners: true }, points: 5 }],
    ['round holes that cost', { each: { space: { atMost: 1 }, corners: true }, steps: [[1, -4]] }],
    ['distances', { distance: beer, to: { icon: 'gun' } }],
    ['distances that cost', { distance: { terrain: 'forest' }, to: beer, points: -2 }],
    ['distances among the same', { distance: beer, to: beer, points: 3 }],
    [
      'a table of losses',
      {
        table: { each: { cell: beer }, points: -1 },
        steps: [
          [-5, 4],
          [-2, -1],
          [0, 2],
        ],
      },
    ],
    ['a division of a loss', { divide: { each: { cell: beer }, points: -1 }, by: 3 }],
  ])('with %s, on arbitrary towns', (name, bonus) => {
    const condition = compileCondition(bonus);
    expect(condition.sweep).toBeDefined();
    const sweep = new Sweep([condition]);
    const found: number[] = [];
    const expected: number[] = [];
    for (let i = 0; i < 60; i++) {
      const roll = dice(`${name} ${i}`);
      const { town } = drawn(roll);
      const front = Array.from({ length: 4 }, () =>
        roll(2) === 0 ? 1 + roll(36) : (town.cells.find((code) => code > 0) ?? 1),
      );
      const card = Uint8Array.from([...front, ...front.toReversed()]);
      sweep.run(town, card, (x, y, rotation) => {
        found.push(...sweep.current);
        town.place(card, rotation, x, y);
        expected.push(condition.points(town, town));
        town.undo();
      });
    }
    expect(found).toEqual(expected);
    expect(new Set(found).size).toBeGreaterThan(2);
  });

  it('with card after card on towns that grow and shrink', () => {
    const deck = deckFile('base');
    const conditions = deck.cards.flatMap(({ bonus }) =>
      looksAcross(bonus) ? [] : [compileCondition(bonus)],
    );
    const sweeps = [new Sweep(conditions), new Sweep(conditions.toReversed())];
    const cards = deck.cards.map(({ id }) => codesIn(deck)(id));
    const town = new KernelTown();
    const placed = new KernelTown();
    const roll = dice('card after card');
    let shown = 0;
    for (let turn = 0; turn < 60; turn++) {
      const [sweep, backwards] = sweeps as [Sweep, Sweep];
      for (let tried = 0; tried < 3; tried++) {
        const card = cards[roll(cards.length)]!;
        // The other sweep shares the compiled conditions and their caches, on another town.
        if (tried === 1) backwards.compute(new KernelTown(), card);
        const found: string[] = [];
        const expected: string[] = [];
        sweep.run(town, card, (x, y, rotation, groups) => {
          found.push([groups, ...sweep.current].join(' '));
          placed.place(card, rotation, x, y);
          expected.push(
            [largestGroups(placed, sizes), ...conditions.map(({ points }) => points(placed, placed))].join(
              ' ',
            ),
          );
          placed.undo();
        });
        expect(found).toEqual(expected);
        shown += found.length;
      }
      const isBack = town.size === 13 || (town.size > 1 && roll(3) === 0);
      const spots = makeSpots();
      const spot = roll(town.spots(spots));
      const card = cards[roll(cards.length)]!;
      for (const one of [town, placed]) {
        if (isBack) one.undo();
        else one.place(card, turn & 1, spots[2 * spot]!, spots[2 * spot + 1]!);
      }
    }
    expect(shown).toBeGreaterThan(10_000);
  });

  it('with the largest possible number of groups', () => {
    const card = Uint8Array.of(1, 7, 13, 19, 19, 13, 7, 1);
    const same = Uint8Array.of(1, 1, 7, 1, 1, 7, 1, 1);
    const bonus: Bonus = {
      choose: { largestGroup: { icon: 'beer' } },
      score: { each: { cell: { terrain: 'forest', near: { chosen: true } } } },
    };
    const deserts: Bonus = {
      choose: { largestGroup: { terrain: 'desert' } },
      score: { each: { cell: { icon: 'beer', near: { chosen: true } } }, points: -1 },
    };
    const conditions = [bonus, deserts].map(compileCondition);
    const sweep = new Sweep(conditions);
    const town = new KernelTown();
    for (let i = 0; i < 13; i++) town.place(card, 0, 2 * i, 0);
    let shown = 0;
    const placed: number[][] = [];
    const swept: number[][] = [];
    sweep.run(town, same, (x, y, rotation, groups) => {
      swept.push([groups, ...sweep.current]);
      shown++;
      town.place(same, rotation, x, y);
      placed.push([largestGroups(town, sizes), ...conditions.map(({ points }) => points(town, town))]);
      town.undo();
    });
    expect(swept).toEqual(placed);
    expect(shown).toBeGreaterThan(200);
  });

  it('with any valid condition of one town', () => {
    const positions = randomCourse('any').filter(({ towns }) => towns.second.length > 1);
    const alone = arbitraryBonus.filter((bonus) => !looksAcross(bonus));
    fc.assert(
      fc.property(alone, fc.constantFrom(...positions), (bonus, game) => {
        expect(expectSweep(game, 'second', [bonus])).toBeGreaterThan(40);
      }),
      { numRuns: 250 },
    );
  });
});

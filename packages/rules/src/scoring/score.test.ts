import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { playing, randomCourse } from '../../test/course.ts';
import { baseDeck, laid, picture } from '../../test/table.ts';
import { makeCell } from '../notation/cell.ts';
import { outcome, score, scoreTowns, tally } from './score.ts';
import { EMPTY_VIEW, territoryAt, type View, visible } from '../town/town.ts';
import { begin } from '../game/turn.ts';
import {
  type BySeat,
  type CardId,
  type Cell,
  type Line,
  SEATS,
  type Tally,
  type Terrain,
  TERRAINS,
} from '../core/types.ts';

const NOTHING: Line = { points: 0, contributions: [], choices: 1 };

/** The tally of a town without an opponent, under some scoring cards. */
const tallyOf = (town: View, ...center: CardId[]): Tally =>
  tally(baseDeck(), center, { first: town, second: EMPTY_VIEW }, 'first');
const groupLine = (town: string, terrain: Terrain): Line => tallyOf(picture(town)).terrains[terrain];
const cellsOf = ({ contributions }: Line): string =>
  contributions.flatMap(({ cells }) => cells.map(({ cell }) => makeCell(cell))).join(' ');

describe('groups', () => {
  it.each([
    ['a row', 'Db Dc Df', 3],
    ['a column', 'Db / Dc / Df', 3],
    ['around a corner', 'Db Dc / Pb Df', 3],
    ['around an enclosed space', 'Db Db Db / Db .. Db / Db Db Db', 8],
    ['corners do not join', 'Db Pb / Pb Db', 1],
    ['an empty cell divides', 'Db .. Db', 1],
    ['another terrain divides, whatever its icon', 'Db Pb Db', 1],
    ['the end of a row does not join the next', 'Pb Pb Db / Db Pb Pb', 1],
  ])('[G1] %s', (_, drawn, points) => {
    expect(groupLine(drawn, 'desert').points).toBe(points);
  });

  it('[G1][P7] what is covered joins nothing', () => {
    // The mountains of `happy-cows` reach those of `fortified` only as long as they are visible.
    expect(tallyOf(laid('happy-cows 0,0; fortified 2,0')).terrains.mountains.points).toBe(4);
    expect(tallyOf(laid('happy-cows 0,0; fortified 2,0; wagon-train 1,1')).terrains.mountains.points).toBe(2);
  });

  it('[G2] a point for each territory of the largest group, and of that alone', () => {
    const line = groupLine('Db Db Pb Db / Pb Db Pb Pb', 'desert');
    expect(line.points).toBe(3);
    expect(line.choices).toBe(1);
    expect(cellsOf(line)).toBe('0,0 1,0 1,1');
  });

  it('[G2] every terrain scores by itself, and a terrain that is not there brings 0', () => {
    const { terrains, total } = tallyOf(picture('Db Db Mb / Fb Db Mb / Fb Pb Pb'));
    expect(TERRAINS.map((terrain) => terrains[terrain].points)).toEqual([3, 2, 2, 2, 0, 0]);
    expect(terrains.snow).toEqual(NOTHING);
    expect(total).toBe(9);
  });

  it('[G3] of equally large groups one counts: the topmost is shown', () => {
    const line = groupLine('Pb Pb Db / Db Pb Db / Db Pb Pb', 'desert');
    expect(line).toMatchObject({ points: 2, choices: 2 });
    expect(cellsOf(line)).toBe('2,0 2,1');
  });

  it('[G3] of those that reach equally high, the leftmost is shown', () => {
    const line = groupLine('Db Pb Db / Db Pb Db / Pb Db Pb / Pb Db Pb', 'desert');
    expect(line).toMatchObject({ points: 2, choices: 3 });
    expect(cellsOf(line)).toBe('0,0 0,1');
  });
});

describe('the worked example', () => {
  const example = laid(
    'undiscovered 1,0; smalltown-charm 0,0; fortified 3,0; badlands 4,-1; the-clearing 0,2; happy-cows 2,2',
  );

  it('[G1][G2][P7] scores 20, as the rulebooks print it', () => {
    const drawn = picture(`
      at 0,-1
      .. .. .. .. Pc Pf
      Dw Dg Df Pb Pm Fb
      Dc Mf Mc Mc Pg ..
      Wm Wb Mf Mm .. ..
      Sw Wg Db Mw .. ..`);
    expect(example).toEqual(drawn);
    const { terrains, total } = tallyOf(example);
    expect(TERRAINS.map((terrain) => [terrain, terrains[terrain].points])).toEqual([
      ['desert', 4],
      ['forest', 1],
      ['mountains', 6],
      ['plains', 5],
      ['snow', 1],
      ['water', 3],
    ]);
    expect(total).toBe(20);
  });

  it('[G2] the desert with the beer in the bottom row does not count', () => {
    const { terrains } = tallyOf(example);
    expect(cellsOf(terrains.desert)).toBe('0,0 1,0 2,0 0,1');
    expect(cellsOf(terrains.desert)).not.toContain('2,3');
    expect(cellsOf(terrains.mountains)).toBe('1,1 2,1 3,1 2,2 3,2 3,3');
    expect(cellsOf(terrains.plains)).toBe('4,-1 5,-1 3,0 4,0 4,1');
    expect(cellsOf(terrains.water)).toBe('0,2 1,2 1,3');
  });
});

describe('scoring cards', () => {
  it('[B0][W1] every card of the center is scored by each player for their own town', () => {
    const towns = {
      first: picture('Mw Df Mf Mm / Wf Mc Db Mw'),
      second: picture('Pc Sc Fb Fw / Db Fc Pg Fc'),
    };
    const [first, second] = SEATS.map((seat) =>
      tally(baseDeck(), ['the-clearing', 'the-herd', 'one-too-many'], towns, seat),
    );
    const points = (of?: Tally) => of?.bonuses.map((line) => `${line.card} ${line.points}`);
    expect(points(first)).toEqual(['the-clearing 6', 'the-herd 2', 'one-too-many 0']);
    expect(first?.total).toBe(1 + 3 + 1 + 6 + 2);
    expect(points(second)).toEqual(['the-clearing -4', 'the-herd 6', 'one-too-many -1']);
    expect(second?.total).toBe(1 + 3 + 1 + 1 - 4 + 6 - 1);
  });

  it('[B0] a total may be negative', () => {
    const { total } = tallyOf(picture('Fb .. Fb / .. Fb .. / Fb .. Fb'), 'the-clearing', 'bootleggers');
    expect(total).toBe(1 - 5 - 5);
  });

  it('[B0][W1] without scoring cards the groups alone count', () => {
    expect(tallyOf(laid('circle-the-wagons 0,0'))).toMatchObject({ bonuses: [], total: 4 });
  });
});

describe('the winner', () => {
  const totals = (first: number, second: number): BySeat<Tally> => {
    const { terrains } = tallyOf(EMPTY_VIEW);
    return {
      first: { terrains, bonuses: [], total: first },
      second: { terrains, bonuses: [], total: second },
    };
  };

  it('[W1] the higher total wins', () => {
    expect(outcome(totals(20, 19))).toBe('first');
    expect(outcome(totals(19, 20))).toBe('second');
    expect(outcome(totals(-3, -2))).toBe('second');
  });

  it('[W2] equal totals share the victory', () => {
    expect(outcome(totals(20, 20))).toBe('draw');
    expect(outcome(totals(0, 0))).toBe('draw');
  });
});

describe('during a game', () => {
  it('[G2][B0] there is a tally at any moment, of what lies there now', () => {
    const center = ['claim-jumpers', 'the-herd', 'the-clearing'] as const;
    const circle = baseDeck()
      .cards.map(({ id }) => id)
      .filter((id) => !center.some((card) => card === id));
    let game = begin(baseDeck(), { center, circle });
    const totals = () => SEATS.map((seat) => score(game)[seat].total);
    expect(score(game).first).toEqual({
      terrains: Object.fromEntries(TERRAINS.map((terrain) => [terrain, NOTHING])),
      bonuses: center.map((card) => ({ card, ...NOTHING })),
      total: 0,
    });
    game = playing(game, 'start happy-cows; take happy-cows');
    expect(totals()).toEqual([0, 0]);
    game = playing(game, 'place 0,0');
    // Three mountains and the desert; nine for the mine, two for the fort.
    expect(totals()).toEqual([4 + 9 + 2, 0]);
    expect(outcome(score(game))).toBe('first');
    game = playing(game, 'take prairie-life; place 0,0');
    // Two mines against one: the nine change sides.
    expect(totals()).toEqual([4 + 2, 3 + 9 + 2 - 1]);
    expect(outcome(score(game))).toBe('second');
    expect(scoreTowns(game.deck, game.deal.center, game.towns)).toEqual(score(game));
  });

  it('[W1][F11] the parts always add up to the total', () => {
    const add = (parts: ReadonlyArray<{ readonly points: number }>) =>
      parts.reduce((sum, { points }) => sum + points, 0);
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        for (const game of randomCourse(`tally ${seed}`)) {
          for (const { terrains, bonuses, total } of Object.values(score(game))) {
            const lines = [...TERRAINS.map((terrain) => terrains[terrain]), ...bonuses];
            expect(add(lines)).toBe(total);
            for (const line of lines) expect(add(line.contributions)).toBe(line.points);
            expect(bonuses.map(({ card }) => card)).toEqual(game.deal.center);
          }
        }
      }),
      { numRuns: 25 },
    );
  });

  it('[G1][P7] a group is made of visible territories of its terrain, and leaves none out that it touches', () => {
    const beside = ({ x, y }: Cell): Cell[] => [
      { x, y: y - 1 },
      { x: x - 1, y },
      { x: x + 1, y },
      { x, y: y + 1 },
    ];
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const game = randomCourse(`groups ${seed}`).at(-1);
        const view = visible(baseDeck(), game?.towns.first ?? []);
        for (const [terrain, { contributions }] of Object.entries(tallyOf(view).terrains)) {
          const group = contributions.flatMap(({ cells }) => cells.map(({ cell }) => cell));
          const listed = new Set(group.map(makeCell));
          const such = ({ x, y }: Cell) => territoryAt(view, x, y)?.terrain === terrain;
          expect(group.every(such)).toBe(true);
          expect(
            group
              .flatMap(beside)
              .filter(such)
              .every((cell) => listed.has(makeCell(cell))),
          ).toBe(true);
        }
      }),
      { numRuns: 25 },
    );
  });
});

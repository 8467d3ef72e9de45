import { describe, expect, it } from 'vitest';
import { cardOf } from '../deck/cards.ts';
import { expectRefused, playing } from '../../test/course.ts';
import { baseDeck } from '../../test/table.ts';
import { checkTowns } from './checkTowns.ts';
import { parseTown } from '../notation/town.ts';
import { makePicture } from '../notation/picture.ts';
import { checkSpot, placements } from './place.ts';
import { newGame, play } from '../game/play.ts';
import { EMPTY_VIEW, territoryAt, topCells, visible } from './town.ts';
import type { Cell, Town } from '../core/types.ts';

const deck = baseDeck();

/** A town written in the notation. */
function town(text: string): Town {
  const read = parseTown(text, deck);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value;
}
const drawn = (text: string): string => makePicture(visible(deck, town(text)));
const picture = (strings: TemplateStringsArray): string =>
  (strings[0] ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n');

const lone = visible(deck, town('undiscovered 0,0'));
const cell = (x: number, y: number): Cell => ({ x, y });

describe('the placement pictures of the rulebooks', () => {
  it('[P2] badlands at 2,1 shares one edge with undiscovered: legal', () => {
    expect(checkSpot(lone, cell(2, 1)).ok).toBe(true);
    expect(drawn('undiscovered 0,0; badlands 2,1')).toBe(picture`
      Mw Df .. ..
      Wf Mc Pc Pf
      .. .. Pm Fb
    `);
  });

  it('[P2] badlands at 2,0 shares two edges: legal', () => {
    expect(checkSpot(lone, cell(2, 0)).ok).toBe(true);
    expect(drawn('undiscovered 0,0; badlands 2,0')).toBe(picture`
      Mw Df Pc Pf
      Wf Mc Pm Fb
    `);
  });

  it('[P3] badlands at 2,2 touches a corner only: illegal', () => {
    expect(checkSpot(lone, cell(2, 2))).toEqual({ ok: false, error: { why: 'cornerOnly', rule: 'P3' } });
    expect(checkSpot(lone, cell(-2, 2))).toMatchObject({ error: { why: 'cornerOnly' } });
  });
});

describe('legal spots', () => {
  it('[P2] far from the town it touches nothing', () => {
    for (const far of [cell(3, 0), cell(0, -3), cell(3, 3), cell(1e9, -1e9)]) {
      expect(checkSpot(lone, far)).toEqual({ ok: false, error: { why: 'touchesNothing', rule: 'P2' } });
    }
  });

  it('[P3] an edge elsewhere makes good for a corner', () => {
    const hook = visible(deck, town('undiscovered 0,0; badlands 2,0; smalltown-charm 4,1'));
    expect(checkSpot(hook, cell(2, 2)).ok).toBe(true);
  });

  it('[P5] a card lies on the grid', () => {
    for (const off of [cell(0.5, 0), cell(0, NaN), cell(Infinity, 0)]) {
      expect(checkSpot(lone, off)).toEqual({ ok: false, error: { why: 'offTheGrid', rule: 'P5' } });
    }
  });

  it('[P4] a card never lies on its side', () => {
    const game = playing(newGame('wagons', deck), 'start 1; take 1');
    const move = { type: 'place', card: 'gold-country', cell: cell(0, 0), rotation: 'sideways' } as never;
    expect(play(game, move)).toEqual({ ok: false, error: { why: 'onItsSide', rule: 'P4' } });
  });

  it('[P4] upside down is a half turn', () => {
    expect(drawn('undiscovered 0,0 turned')).toBe(picture`
      Mc Wf
      Df Mw
    `);
  });

  it('[P1] the first card of a game lies at 0,0, either way up', () => {
    expect(placements(EMPTY_VIEW, 'smalltown-charm')).toEqual([
      { card: 'smalltown-charm', cell: cell(0, 0), rotation: 'upright' },
      { card: 'smalltown-charm', cell: cell(0, 0), rotation: 'upsideDown' },
    ]);
    const game = playing(newGame('wagons', deck), 'start 1; take 1');
    expectRefused(game, '0,1', 'notAtOrigin', 'P1');
  });

  it('[N5][P2] a second card has 21 cells in two ways, row by row', () => {
    const found = placements(lone, 'smalltown-charm');
    expect(found).toHaveLength(42);
    const spots = found.map(({ cell: { x, y }, rotation }) => `${y} ${x} ${rotation}`);
    const order = (y: number, xs: readonly number[]): string[] =>
      xs.flatMap((x) => [`${y} ${x} upright`, `${y} ${x} upsideDown`]);
    expect(spots).toEqual([
      ...order(-2, [-1, 0, 1]),
      ...order(-1, [-2, -1, 0, 1, 2]),
      ...order(0, [-2, -1, 0, 1, 2]),
      ...order(1, [-2, -1, 0, 1, 2]),
      ...order(2, [-1, 0, 1]),
    ]);
  });
});

describe('covering', () => {
  it('[P6][P7] one territory', () => {
    expect(drawn('undiscovered 0,0; badlands 1,1')).toBe(picture`
      Mw Df ..
      Wf Pc Pf
      .. Pm Fb
    `);
  });

  it('[P6][P7] two territories of one card', () => {
    expect(drawn('undiscovered 0,0; smalltown-charm -1,0')).toBe(picture`
      at -1,0
      Dw Dg Df
      Dc Mf Mc
    `);
  });

  it('[P6][P7] all four: an earlier card is gone', () => {
    expect(drawn('undiscovered 0,0; smalltown-charm 0,0')).toBe(drawn('smalltown-charm 0,0'));
  });

  it('[P6][P7] territories of several cards, the topmost of each cell exists', () => {
    expect(drawn('undiscovered 0,0; badlands 2,0; smalltown-charm 1,0; happy-cows 1,1')).toBe(picture`
      Mw Dw Dg Pf
      Wf Mf Mm Fb
      .. Db Mw ..
    `);
  });

  it('[P7] a covered icon is gone, and stays gone under a third card', () => {
    const stack = visible(deck, town('undiscovered 0,0; smalltown-charm 0,0; happy-cows 0,0 turned'));
    expect(makePicture(stack)).toBe(drawn('happy-cows 0,0 turned'));
  });
});

describe('a town outside a game', () => {
  const check = (first: string, second = '') =>
    checkTowns(deck, { first: town(first), second: town(second) });

  it('[P1] may begin anywhere', () => {
    expect(check('undiscovered 1,0; smalltown-charm 0,0', 'boom-or-bust -7,12').ok).toBe(true);
  });

  it('[S1] holds every card once, in both towns together', () => {
    expect(check('smalltown-charm 0,0; smalltown-charm 1,0')).toMatchObject({
      error: { why: 'duplicateCard', rule: 'S1', town: 'first', at: 1 },
    });
    expect(check('smalltown-charm 0,0', 'boom-or-bust 0,0; smalltown-charm 1,0')).toMatchObject({
      error: { why: 'duplicateCard', rule: 'S1', town: 'second', at: 1 },
    });
    const joker = [{ card: 'joker', cell: cell(0, 0), rotation: 'upright' as const }];
    expect(checkTowns(deck, { first: joker, second: [] })).toMatchObject({
      error: { why: 'unknownCard', rule: 'S1', at: 0 },
    });
  });

  it('[P2][P3][P4][P5] keeps every rule of placing, in its order', () => {
    expect(check('undiscovered 0,0; badlands 2,2')).toMatchObject({ error: { rule: 'P3', at: 1 } });
    expect(check('undiscovered 0,0; badlands 3,0')).toMatchObject({ error: { rule: 'P2', at: 1 } });
    expect(check('badlands 4,0; boom-or-bust 2,0; undiscovered 0,0').ok).toBe(true);
    expect(check('badlands 4,0; undiscovered 0,0; boom-or-bust 2,0')).toMatchObject({
      error: { rule: 'P2', at: 1 },
    });
    const odd = (placement: object) =>
      checkTowns(deck, {
        first: [{ card: 'smalltown-charm', cell: cell(0, 0), rotation: 'upright', ...placement }],
        second: [],
      });
    expect(odd({ rotation: 'sideways' })).toMatchObject({ error: { rule: 'P4' } });
    expect(odd({ cell: cell(0.5, 0) })).toMatchObject({ error: { rule: 'P5' } });
  });
});

it('[P7] the top cells of a town are its visible territories, each with the card it belongs to', () => {
  const laid = town('undiscovered 0,0; badlands 1,1 turned; bootleggers 0,1');
  const top = topCells(laid, (id) => cardOf(deck, id));
  const view = visible(deck, laid);
  expect(top).toHaveLength(view.territories.filter(Boolean).length);
  for (const {
    cell: { x, y },
    territory,
  } of top)
    expect(territoryAt(view, x, y)).toBe(territory);
  expect(top.filter(({ laid: card }) => card === 2)).toHaveLength(4);
});

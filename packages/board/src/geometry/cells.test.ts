import { describe, expect, it } from 'vitest';
import { at, card, cardOf, lay } from '../../test/cards.ts';
import { around } from './boxes.ts';
import { facing } from '@wagons/rules/town';
import { aimAt, footprint, middle, topByCell } from './cells.ts';

describe('the aim of a pointer', () => {
  const spots = [at(0, 0), at(2, 0), at(5, 5)].map((cell) => ({ cell }));

  it('is the cell of the card centered nearest to the pointer', () => {
    expect(aimAt({ x: 130, y: 60 }, [], 100).cell).toEqual(at(0, 0));
    expect(aimAt({ x: 149, y: 151 }, [], 100).cell).toEqual(at(0, 1));
    expect(aimAt({ x: -60, y: -140 }, [], 100).cell).toEqual(at(-2, -2));
  });

  it('is never minus zero', () => {
    expect(Object.is(aimAt({ x: 51, y: 99 }, [], 100).cell.x, 0)).toBe(true);
  });

  it('snaps to the nearest legal spot, and to the first of two equally near ones', () => {
    expect(aimAt({ x: 260, y: 100 }, spots, 200).nearest).toEqual(at(2, 0));
    expect(aimAt({ x: 200, y: 100 }, spots, 200).nearest).toEqual(at(0, 0));
  });

  it('ignores spots out of reach', () => {
    expect(aimAt({ x: 100, y: 231 }, spots, 130)).toEqual({ cell: at(0, 1) });
    expect(aimAt({ x: 100, y: 229 }, spots, 130).nearest).toEqual(at(0, 0));
    expect(aimAt({ x: 9000, y: 9000 }, spots, Infinity).nearest).toEqual(at(5, 5));
  });
});

it('a card covers two by two cells', () => {
  expect(footprint(at(-1, 2))).toEqual({ left: -100, top: 200, width: 200, height: 200 });
  expect(middle(at(-1, 2))).toEqual({ x: 0, y: 300 });
});

it('the bounding box contains all boxes', () => {
  expect(around([footprint(at(0, 0)), footprint(at(3, -1))])).toEqual({
    left: 0,
    top: -100,
    width: 500,
    height: 300,
  });
  expect(around([])).toBeUndefined();
});

it('a card upside down shows its territories from the last to the first', () => {
  const terrains = facing(card('x', 'DFMP'), 'upsideDown').map(({ terrain }) => terrain);
  expect(terrains).toEqual(['plains', 'mountains', 'forest', 'desert']);
});

it('the visible territory of a cell is that of the card placed last', () => {
  const seen = topByCell([lay('a', 0, 0), lay('d', 1, 1, 'upsideDown')], cardOf);
  expect(seen.size).toBe(7);
  expect(seen.get('1,1')).toEqual({ cell: at(1, 1), territory: cardOf('d').territories[3], laid: 1 });
  expect(seen.get('0,1')).toEqual({ cell: at(0, 1), territory: cardOf('a').territories[2], laid: 0 });
});

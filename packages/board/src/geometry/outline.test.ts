import { expect, it } from 'vitest';
import { at } from '../../test/cards.ts';
import { cornersAround, outlineOf } from './outline.ts';

it('a cell has four corners, clockwise', () => {
  expect(cornersAround([at(2, 3)])).toEqual([[at(3, 3), at(3, 4), at(2, 4), at(2, 3)]]);
});

it('straight sides have no corners in between', () => {
  expect(cornersAround([at(0, 0), at(1, 0), at(2, 0)])[0]).toHaveLength(4);
  expect(cornersAround([at(0, 0), at(1, 0), at(1, 1)])[0]).toHaveLength(6);
});

it('cells that touch only at a corner have separate outlines', () => {
  const lines = cornersAround([at(0, 0), at(1, 1)]);
  expect(lines.map((line) => line.length)).toEqual([4, 4]);
  // Independent of their order.
  expect(cornersAround([at(1, 0), at(0, 1)]).map((line) => line.length)).toEqual([4, 4]);
});

it('a hole has its own outline', () => {
  const around = [0, 1, 2].flatMap((y) => [0, 1, 2].map((x) => at(x, y)));
  const lines = cornersAround(around.filter(({ x, y }) => x !== 1 || y !== 1));
  expect(lines.map((line) => line.length)).toEqual([4, 4]);
});

it('an outline is inside the border and has rounded corners', () => {
  expect(outlineOf([at(0, 0)], { inset: 5, radius: 10 })).toBe(
    'M85 5Q95 5 95 15L95 85Q95 95 85 95L15 95Q5 95 5 85L5 15Q5 5 15 5Z',
  );
});

it('at an inner corner the outline is inset to the other side', () => {
  const path = outlineOf([at(0, 0), at(1, 0), at(1, 1)], { inset: 5, radius: 10 });
  expect(path).toContain('Q105 95');
});

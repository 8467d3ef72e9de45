import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arcLayout, arrowsBetween } from './arcLayout.ts';

const arbitraryStage = fc.record({
  width: fc.integer({ min: 276, max: 1400 }),
  height: fc.integer({ min: 290, max: 1000 }),
});
const TALL = { width: 609, height: 737 };

describe('the circle, open around a town', () => {
  it('puts every card on the stage, none over another or over the middle', () => {
    fc.assert(
      fc.property(arbitraryStage, fc.integer({ min: 1, max: 15 }), (stage, count) => {
        const { side, places, inner } = arcLayout(count, stage);
        expect(places).toHaveLength(count);
        for (const [index, { x, y }] of places.entries()) {
          expect(Math.min(x, y) - side / 2).toBeGreaterThanOrEqual(0);
          expect(x + side / 2).toBeLessThanOrEqual(stage.width);
          expect(y + side / 2).toBeLessThanOrEqual(stage.height);
          for (const other of places.slice(index + 1))
            expect(Math.max(Math.abs(x - other.x), Math.abs(y - other.y))).toBeGreaterThanOrEqual(side);
          const isClear =
            x + side / 2 <= inner.left ||
            x - side / 2 >= inner.left + inner.width ||
            y + side / 2 <= inner.top ||
            y - side / 2 >= inner.top + inner.height;
          expect(isClear).toBe(true);
        }
      }),
    );
  });

  it('keeps the size of the cards and the place of the first one, however many are left', () => {
    const layouts = Array.from({ length: 14 }, (_, n) => arcLayout(n + 1, TALL));
    expect(new Set(layouts.map(({ side }) => side)).size).toBe(1);
    expect(new Set(layouts.map(({ places: [first] }) => `${first?.x} ${first?.y}`)).size).toBe(1);
  });

  it('gives the town the sides that the cards leave: with seven cards all but one', () => {
    const [many, few] = [arcLayout(12, TALL).inner, arcLayout(7, TALL).inner];
    expect(many.width).toBeLessThan(TALL.width - 70);
    expect(few.width).toBe(TALL.width);
    expect(few.left).toBe(0);
  });

  it('begins along the top of a high stage and along the right of a wide one, always clockwise', () => {
    const [high, wide] = [arcLayout(10, TALL), arcLayout(10, { width: 1000, height: 991 })];
    expect([high.starts, wide.starts]).toEqual(['top', 'right']);
    expect(arrowsBetween(high).map(({ angle }) => Math.round(angle))).toEqual([0, 0, 0, 0, 0, 0, 90, 90, 90]);
    expect(arrowsBetween(wide).map(({ angle }) => Math.round(angle))).toEqual([
      90, 90, 90, 90, 90, 90, 180, 180, 180,
    ]);
  });

  it('has cards of 44 px on the smallest phone', () => {
    expect(arcLayout(7, { width: 348, height: 295 }).side).toBe(44);
    expect(arcLayout(14, { width: 276, height: 352 }).side).toBe(44);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arrowsAround, ringLayout } from './ringLayout.ts';

const arbitraryStage = fc.record({
  width: fc.integer({ min: 280, max: 1400 }),
  height: fc.integer({ min: 280, max: 1000 }),
});

describe('the layout of the ring', () => {
  it('puts every card on the stage without overlaps', () => {
    fc.assert(
      fc.property(arbitraryStage, fc.integer({ min: 1, max: 15 }), (stage, count) => {
        const { side, places, inner } = ringLayout(count, stage);
        expect(places).toHaveLength(count);
        for (const [index, { x, y }] of places.entries()) {
          expect(x - side / 2).toBeGreaterThanOrEqual(-1e-6);
          expect(x + side / 2).toBeLessThanOrEqual(stage.width + 1e-6);
          expect(y - side / 2).toBeGreaterThanOrEqual(-1e-6);
          expect(y + side / 2).toBeLessThanOrEqual(stage.height + 1e-6);
          for (const other of places.slice(index + 1))
            expect(Math.max(Math.abs(x - other.x), Math.abs(y - other.y))).toBeGreaterThanOrEqual(side);
          const clear =
            Math.abs(x - stage.width / 2) >= (inner.width + side) / 2 ||
            Math.abs(y - stage.height / 2) >= (inner.height + side) / 2;
          expect(clear || inner.width === 0).toBe(true);
        }
      }),
    );
  });

  it('runs clockwise from the top', () => {
    const { places } = ringLayout(4, { width: 400, height: 400 });
    expect(places[0]?.x).toBe(200);
    expect(places[0]?.y).toBeLessThan(100);
    expect(places[1]?.x).toBeGreaterThan(300);
    expect(places[2]?.y).toBeGreaterThan(300);
    expect(places[3]?.x).toBeLessThan(100);
  });

  it('is symmetric', () => {
    const stage = { width: 420, height: 590 };
    const { places } = ringLayout(15, stage);
    for (const [index, { x, y }] of places.slice(1).entries()) {
      const other = places.at(-1 - index);
      expect(other?.x).toBeCloseTo(stage.width - x, 0);
      expect(other?.y).toBeCloseTo(y, 0);
    }
  });

  it('has touch targets of 44 px on the smallest stage', () => {
    expect(ringLayout(15, { width: 360, height: 300 }).side).toBeGreaterThanOrEqual(44);
  });

  it('has size zero on an empty stage', () => {
    expect(ringLayout(15, { width: 0, height: 0 }).side).toBe(0);
  });
});

it('the arrows point clockwise around the middle', () => {
  const stage = { width: 400, height: 300 };
  const [top, right] = arrowsAround(ringLayout(15, stage));
  expect(top).toMatchObject({ x: 200, angle: 0 });
  expect(right).toMatchObject({ y: 150, angle: 90 });
});

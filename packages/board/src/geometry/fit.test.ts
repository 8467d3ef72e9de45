import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fit, fitClear, hidden, isZoomed, pan, settle, zoom } from './fit.ts';
import type { Box } from './boxes.ts';

const town: Box = { left: -200, top: 0, width: 800, height: 600 };
const phone = { left: 0, top: 0, width: 360, height: 300 };

const arbitraryBox = fc.record({
  left: fc.integer({ min: -2000, max: 2000 }),
  top: fc.integer({ min: -2000, max: 2000 }),
  width: fc.integer({ min: 200, max: 2400 }),
  height: fc.integer({ min: 200, max: 2400 }),
});
const arbitrarySize = fc.record({
  width: fc.integer({ min: 100, max: 2000 }),
  height: fc.integer({ min: 100, max: 2000 }),
});

describe('fit', () => {
  it('shows the box with its margin, centered, in the aspect ratio of the stage', () => {
    fc.assert(
      fc.property(arbitraryBox, arbitrarySize, (box, size) => {
        const view = fit(box, size, 30);
        expect(view.width / view.height).toBeCloseTo(size.width / size.height, 5);
        expect(view.width).toBeGreaterThanOrEqual(box.width + 60 - 1e-6);
        expect(view.height).toBeGreaterThanOrEqual(box.height + 60 - 1e-6);
        expect(view.left + view.width / 2).toBeCloseTo(box.left + box.width / 2, 5);
      }),
    );
  });

  it('does not enlarge a single card', () => {
    expect(fit({ left: 0, top: 0, width: 200, height: 200 }, phone, 0).height).toBe(500);
  });

  it('settle keeps a view that still shows everything at a good size', () => {
    const view = fit(town, phone, 30);
    const smaller = fit({ left: -100, top: 100, width: 650, height: 450 }, phone, 30);
    const tiny = fit({ left: 0, top: 0, width: 200, height: 200 }, phone, 30);
    const elsewhere = fit({ ...town, left: 0 }, phone, 30);
    expect(settle(view, smaller)).toBe(view);
    expect(settle(view, tiny)).toBe(tiny);
    expect(settle(view, elsewhere)).toBe(elsewhere);
  });
});

describe('fitClear with elements over the stage', () => {
  const cards: readonly Box[] = [
    { left: 0, top: 0, width: 400, height: 200 },
    { left: 200, top: 200, width: 200, height: 400 },
  ];
  const corner = { left: 240, top: 0, width: 120, height: 100 };

  it('equals fit if nothing is covered', () => {
    const all = { left: 0, top: 0, width: 400, height: 600 };
    expect(fitClear(cards, { ...phone, covers: [] }, { margin: 30 })).toEqual(fit(all, phone, 30));
    expect(fitClear([], { ...phone, covers: [corner] }, { margin: 30 }).height).toBeGreaterThanOrEqual(500);
  });

  it('moves the content aside before it makes it smaller', () => {
    const tall = { left: 0, top: 0, width: 200, height: 800 };
    const snug = fit(tall, phone, 30);
    const covers = [{ ...corner, left: 200, width: 160 }];
    const beside = fitClear([tall], { ...phone, covers }, { margin: 30 });
    expect(beside.height).toBe(snug.height);
    expect(beside.left).toBeGreaterThan(snug.left);
  });

  it('shows all boxes, none of them covered', () => {
    const stage = { ...phone, covers: [corner, { left: 240, top: 260, width: 120, height: 40 }] };
    fc.assert(
      fc.property(fc.array(arbitraryBox, { minLength: 1, maxLength: 4 }), (boxes) => {
        const view = fitClear(boxes, stage, { margin: 30 });
        expect(hidden(view, boxes, stage)).toBe(0);
        for (const box of boxes) {
          expect(box.left).toBeGreaterThanOrEqual(view.left - 1e-6);
          expect(box.top).toBeGreaterThanOrEqual(view.top - 1e-6);
          expect(box.left + box.width).toBeLessThanOrEqual(view.left + view.width + 1e-6);
          expect(box.top + box.height).toBeLessThanOrEqual(view.top + view.height + 1e-6);
        }
      }),
    );
  });
});

describe('fitClear with a maximum width', () => {
  const tall = [{ left: 0, top: 0, width: 300, height: 800 }];
  const above = { left: 0, top: 0, width: 360, height: 60 };
  const stage = { ...phone, covers: [above] };
  const snug = fitClear(tall, { ...stage, covers: [] }, { margin: 30 });

  it('covers a little, but cuts nothing off', () => {
    expect(fitClear(tall, stage, { margin: 30 }).width).toBeGreaterThan(1.2 * snug.width);
    const view = fitClear(tall, stage, { margin: 30, widest: 1.1 * snug.width });
    expect(view.width).toBeLessThanOrEqual(1.1 * snug.width);
    expect(hidden(view, tall, stage)).toBeLessThan(hidden(snug, tall, stage));
    expect(view.top + view.height).toBeGreaterThanOrEqual(800);
  });
});

describe('zooming and panning', () => {
  const whole = fit(town, phone, 30);

  it('zooms about a fixed point', () => {
    const about = { x: 100, y: 200 };
    const view = zoom(whole, about, 2, whole);
    expect(view.width).toBeCloseTo(whole.width / 2);
    expect((about.x - view.left) / view.width).toBeCloseTo((about.x - whole.left) / whole.width);
    expect((about.y - view.top) / view.height).toBeCloseTo((about.y - whole.top) / whole.height);
  });

  it('never shows less than about one card or more than the whole', () => {
    expect(zoom(whole, { x: 0, y: 0 }, 1000, whole).width).toBe(250);
    expect(zoom(whole, { x: 0, y: 0 }, 0.01, whole)).toEqual(whole);
  });

  it('stays within the whole', () => {
    fc.assert(
      fc.property(fc.double({ min: 1, max: 5, noNaN: true }), fc.integer(), fc.integer(), (factor, x, y) => {
        const view = pan(zoom(whole, { x: 0, y: 0 }, factor, whole), { x, y }, whole);
        expect(view.left).toBeGreaterThanOrEqual(whole.left - 1e-6);
        expect(view.left + view.width).toBeLessThanOrEqual(whole.left + whole.width + 1e-6);
        expect(view.top + view.height).toBeLessThanOrEqual(whole.top + whole.height + 1e-6);
      }),
    );
  });

  it('isZoomed tells whether a view shows less than the whole', () => {
    expect(isZoomed(whole, whole)).toBe(false);
    expect(isZoomed(zoom(whole, { x: 0, y: 0 }, 1.1, whole), whole)).toBe(true);
  });
});

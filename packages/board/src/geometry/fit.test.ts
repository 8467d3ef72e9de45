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

describe('fitting', () => {
  it('shows the whole with its margin, in the middle, in the shape of the stage', () => {
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

  it('does not blow up a single card', () => {
    expect(fit({ left: 0, top: 0, width: 200, height: 200 }, phone, 0).height).toBe(500);
  });

  it('keeps a view that still serves, and leaves one that does not', () => {
    const view = fit(town, phone, 30);
    const smaller = fit({ left: -100, top: 100, width: 650, height: 450 }, phone, 30);
    const tiny = fit({ left: 0, top: 0, width: 200, height: 200 }, phone, 30);
    const elsewhere = fit({ ...town, left: 0 }, phone, 30);
    expect(settle(view, smaller)).toBe(view);
    expect(settle(view, tiny)).toBe(tiny);
    expect(settle(view, elsewhere)).toBe(elsewhere);
  });
});

describe('keeping clear of what lies over the stage', () => {
  const cards: readonly Box[] = [
    { left: 0, top: 0, width: 400, height: 200 },
    { left: 200, top: 200, width: 200, height: 400 },
  ];
  const corner = { left: 240, top: 0, width: 120, height: 100 };

  it('is the same as fitting where nothing does', () => {
    const all = { left: 0, top: 0, width: 400, height: 600 };
    expect(fitClear(cards, { ...phone, covers: [] }, { margin: 30 })).toEqual(fit(all, phone, 30));
    expect(fitClear([], { ...phone, covers: [corner] }, { margin: 30 }).height).toBeGreaterThanOrEqual(500);
  });

  it('moves things aside before it makes them smaller', () => {
    const tall = { left: 0, top: 0, width: 200, height: 800 };
    const snug = fit(tall, phone, 30);
    const covers = [{ ...corner, left: 200, width: 160 }];
    const beside = fitClear([tall], { ...phone, covers }, { margin: 30 });
    expect(beside.height).toBe(snug.height);
    expect(beside.left).toBeGreaterThan(snug.left);
  });

  it('shows all of them, none under a cover', () => {
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

describe('where a view may not become wider', () => {
  const tall = [{ left: 0, top: 0, width: 300, height: 800 }];
  const above = { left: 0, top: 0, width: 360, height: 60 };
  const stage = { ...phone, covers: [above] };
  const snug = fitClear(tall, { ...stage, covers: [] }, { margin: 30 });

  it('hides a little, and cuts nothing', () => {
    expect(fitClear(tall, stage, { margin: 30 }).width).toBeGreaterThan(1.2 * snug.width);
    const view = fitClear(tall, stage, { margin: 30, widest: 1.1 * snug.width });
    expect(view.width).toBeLessThanOrEqual(1.1 * snug.width);
    expect(hidden(view, tall, stage)).toBeLessThan(hidden(snug, tall, stage));
    expect(view.top + view.height).toBeGreaterThanOrEqual(800);
  });
});

describe('zooming and panning', () => {
  const whole = fit(town, phone, 30);

  it('keeps the point in its place', () => {
    const about = { x: 100, y: 200 };
    const view = zoom(whole, about, 2, whole);
    expect(view.width).toBeCloseTo(whole.width / 2);
    expect((about.x - view.left) / view.width).toBeCloseTo((about.x - whole.left) / whole.width);
    expect((about.y - view.top) / view.height).toBeCloseTo((about.y - whole.top) / whole.height);
  });

  it('never shows less than about a card, nor more than the whole', () => {
    expect(zoom(whole, { x: 0, y: 0 }, 1000, whole).width).toBe(250);
    expect(zoom(whole, { x: 0, y: 0 }, 0.01, whole)).toEqual(whole);
  });

  it('never leaves the whole', () => {
    fc.assert(
      fc.property(fc.double({ min: 1, max: 5, noNaN: true }), fc.integer(), fc.integer(), (factor, x, y) => {
        const view = pan(zoom(whole, { x: 0, y: 0 }, factor, whole), { x, y }, whole);
        expect(view.left).toBeGreaterThanOrEqual(whole.left - 1e-6);
        expect(view.left + view.width).toBeLessThanOrEqual(whole.left + whole.width + 1e-6);
        expect(view.top + view.height).toBeLessThanOrEqual(whole.top + whole.height + 1e-6);
      }),
    );
  });

  it('knows when it shows less than the whole', () => {
    expect(isZoomed(whole, whole)).toBe(false);
    expect(isZoomed(zoom(whole, { x: 0, y: 0 }, 1.1, whole), whole)).toBe(true);
  });
});

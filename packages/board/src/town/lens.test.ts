import { expect, it } from 'vitest';
import { glideStart } from './lens.ts';

const from = { left: 0, top: 0, width: 600, height: 400 };
const closer = { left: 150, top: 100, width: 300, height: 200 };
const REST = { x: 0, y: 0, scale: 1 };

it('a glide starts with the transform that makes the new view look like the old one', () => {
  const start = glideStart({ from, to: closer, width: 600, before: REST, remaining: 0 });
  expect(start).toEqual({ x: 150, y: 100, scale: 0.5 });
});

it('a glide that replaces another one starts from what is visible', () => {
  const before = { x: 150, y: 100, scale: 0.5 };
  // Halfway to the closer view the sheet is scaled to 0.75; the way back starts there.
  const start = glideStart({ from: closer, to: from, width: 600, before, remaining: 0.5 });
  expect(start.scale).toBeCloseTo(1.5);
});

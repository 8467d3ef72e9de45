// Where a carried card is held.

import { expect, it } from 'vitest';
import { held } from './drag.ts';

const at = (clientY: number, pointerType: string): PointerEvent =>
  ({ clientX: 10, clientY, pointerType }) as PointerEvent;
const town = { top: 80 } as DOMRect;

it.each([
  ['a mouse holds it where it is', 300, 'mouse', 300],
  ['a finger holds it above itself', 300, 'touch', 244],
  ['in the upper rows of a town it stays in the town', 100, 'touch', 80],
  ['above the town it is where the finger is', 60, 'touch', 60],
])('%s', (_, y, pointer, expected) => {
  expect(held(at(y, pointer), town)).toEqual({ x: 10, y: expected });
});

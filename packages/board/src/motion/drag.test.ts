import { expect, it } from 'vitest';
import { held, isDrag } from './drag.ts';

const at = (clientY: number, pointerType: string): PointerEvent =>
  ({ clientX: 10, clientY, pointerType }) as PointerEvent;
const town = { top: 80 } as DOMRect;

it.each([
  ['a mouse holds a card at the pointer', 300, 'mouse', 300],
  ['a finger holds a card above itself', 300, 'touch', 244],
  ['near the top of a town the card stays in the town', 100, 'touch', 80],
  ['above the town the card is at the finger', 60, 'touch', 60],
])('%s', (_, y, pointer, expected) => {
  expect(held(at(y, pointer), town)).toEqual({ x: 10, y: expected });
});

it('a press becomes a drag after six pixels in any direction', () => {
  const start = { x: 10, y: 10 };
  expect(isDrag(start, { x: 14, y: 13 }, 'drags')).toBe(false);
  expect(isDrag(start, { x: 16, y: 10 }, 'drags')).toBe(true);
  expect(isDrag(start, { x: 10, y: 4 }, 'drags')).toBe(true);
});

it('in a row that scrolls, only a vertical press becomes a drag', () => {
  const start = { x: 10, y: 10 };
  expect(isDrag(start, { x: 40, y: 20 }, 'scrolls')).toBe(false);
  expect(isDrag(start, { x: 20, y: 40 }, 'scrolls')).toBe(true);
});

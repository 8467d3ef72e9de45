// Frames as the standard draws them: what stands before a text depends on how long it is.

import { expect, it } from 'vitest';
import { frameOf } from './frame.ts';

it.each([
  [0, [0x81, 0]],
  [125, [0x81, 125]],
  [126, [0x81, 126, 0, 126]],
  [0xffff, [0x81, 126, 0xff, 0xff]],
  [0x1_0000, [0x81, 127, 0, 0, 0, 0, 0, 1, 0, 0]],
])('a text of %i bytes', (length, start) => {
  const text = 'a'.repeat(length);
  expect([...frameOf(text)]).toEqual([...start, ...Buffer.from(text)]);
});

it('counts bytes, not letters', () => {
  expect(frameOf('é€').toString('hex')).toBe('8105c3a9e282ac');
});

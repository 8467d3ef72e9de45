import type { Placement } from '@wagons/rules';
import { expect, it } from 'vitest';
import { cardOf, lay } from '../../test/cards.ts';
import { edgesOf } from './edges.ts';
import { topByCell } from './cells.ts';

const edges = (...town: Placement[]) => edgesOf(topByCell(town, cardOf), town);
const strokes = (path: string) => path.split('M').length - 1;

it('a single card needs no lines between cards', () => {
  expect(edges(lay('a', 0, 0))).toEqual({ joints: new Map(), seams: '', borders: '', shadows: ['', ''] });
});

it('a terrain that continues on the next card gets a joint and a thin seam, others a border', () => {
  // D D | F W
  // F F | F S
  const { joints, seams, borders, shadows } = edges(lay('a', 0, 0), lay('b', 2, 0));
  expect([...joints.keys()]).toEqual(['forest']);
  expect(seams).toBe('M200 103v94');
  expect(strokes(borders)).toBe(1);
  expect(shadows).toEqual(['', '']);
});

it('a border is drawn on the lower card, so that the edge of the upper one stays visible', () => {
  expect(edges(lay('a', 0, 0), lay('c', 2, 0)).borders).toBe('M198 3v94M198 103v94');
  expect(edges(lay('c', 2, 0), lay('a', 0, 0)).borders).toBe('M202 3v94M202 103v94');
});

it('a card casts a shadow only on the cards it covers', () => {
  // The lower half of `a` is covered by `c`.
  const { shadows, borders } = edges(lay('a', 0, 0), lay('c', 0, 1));
  expect(strokes(shadows[0])).toBe(2);
  expect(shadows[0]).toContain('M3 95h94v5');
  expect(strokes(borders)).toBe(2);
});

it('a terrain continues across the edge of a card that covers another', () => {
  const { joints, shadows } = edges(lay('c', 0, 0), lay('a', 1, 0), lay('c', 2, 0));
  expect([...joints.keys()]).toEqual([]);
  expect(strokes(shadows[0])).toBe(4);
  expect([...edges(lay('c', 0, 0), lay('c', 0, 1)).joints.keys()]).toEqual(['plains']);
});

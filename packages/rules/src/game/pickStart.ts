// Choosing the starting card: the second player's first decision (S5).

import { startingAt } from './circle.ts';
import { illegal, ok, type Result } from '../core/result.ts';
import type { Circle, Illegal, PickStart } from '../core/types.ts';

export const pickStarts = (circle: Circle): PickStart[] =>
  circle.map((card) => ({ type: 'pickStart', card }));

/** The circle from the chosen card on. */
export const pickStart = (circle: Circle, { card }: PickStart): Result<Circle, Illegal> =>
  circle.includes(card) ? ok(startingAt(circle, card)) : illegal('noSuchStart');

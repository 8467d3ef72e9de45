// Moves in canonical form: `take the-herd`, `place the-herd 2,1 turned` (N6).

import type { Move, Placement } from '../core/types.ts';
import { makeCell, parseCell } from './cell.ts';

export const makePlacement = ({ card, cell, rotation }: Placement): string =>
  `${card} ${makeCell(cell)}${rotation === 'upsideDown' ? ' turned' : ''}`;

export function makeMove(move: Move): string {
  if (move.type === 'place') return `place ${makePlacement(move)}`;
  return `${move.type === 'pickStart' ? 'start' : 'take'} ${move.card}`;
}

const MADE = /^(start|take|place) (\S+)(?: (\S+?)( turned)?)?$/;

/** Reads exactly what `makeMove` writes; `parseMove` is for human input. The move may be illegal. */
export function readMadeMove(text: string): Move | undefined {
  const [, verb, card = '', where, turned] = MADE.exec(text) ?? [];
  const cell = where === undefined ? undefined : parseCell(where);
  if (verb === 'place')
    return cell && { type: 'place', card, cell, rotation: turned ? 'upsideDown' : 'upright' };
  if (verb === undefined || where !== undefined) return undefined;
  return { type: verb === 'start' ? 'pickStart' : 'draft', card };
}

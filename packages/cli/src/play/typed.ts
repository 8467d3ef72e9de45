// What a player types for a move (N7).

import type { Game, Move, Placement } from '@wagons/rules';
import { makeCell } from '@wagons/rules/notation';

/** `2,1`, or `2,1 t` for upside down. */
export const typedPlacement = ({ cell, rotation }: Placement): string =>
  makeCell(cell) + (rotation === 'upsideDown' ? ' t' : '');

/** A card of the circle by its number, a placement by its cell. */
export const typedMove = ({ circle }: Game, move: Move): string =>
  move.type === 'place' ? typedPlacement(move) : String(circle.indexOf(move.card) + 1);

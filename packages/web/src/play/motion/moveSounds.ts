// What the moves of a game sound like to the player at this device.

import { type Game, type Seat, seatToMove, skipped } from '@wagons/rules';
import type { Sound } from '../../kit/browser/sound.ts';
import { type MadeMove, startsTown } from '../table/turns.ts';

/** Who listens: the seat that moves at this device, and whether the other seat is someone else's. */
export type Audience = { readonly own: Seat | undefined; readonly isShared: boolean };

/** The sounds of some moves, all at once. At a shared device every move is one's own. */
export function soundsOf(
  steps: readonly MadeMove[],
  after: Game,
  { own, isShared }: Audience,
): readonly Sound[] {
  // The first card of a town is placed by itself, after what is heard.
  const last = steps.findLast((step) => !startsTown(step)) ?? steps.at(-1);
  if (!last) return [];
  const { by, move, before } = last;
  if (isShared || by === own) {
    if (move.type === 'place') return ['card'];
    const gives = move.type === 'draft' && skipped(before.circle, move.card).length > 0;
    return gives ? ['take', 'gift'] : ['take'];
  }
  const isMyTurn = own !== undefined && seatToMove(after) === own;
  return isMyTurn ? ['theirs', 'yourTurn'] : ['theirs'];
}

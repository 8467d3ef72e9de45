// Who goes first: as chosen, or random.

import type { Seat } from '@wagons/rules';

export type FirstWish = 'me' | 'opponent' | 'lot';

/** The player's seat. */
export function drawSeat(wish: FirstWish): Seat {
  const isFirst = wish === 'lot' ? crypto.getRandomValues(new Uint8Array(1))[0]! < 128 : wish === 'me';
  return isFirst ? 'first' : 'second';
}

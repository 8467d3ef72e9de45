// How the winner of a local game is named: by name, or by seat if both are alike.

import type { BySeat, Seat } from '@wagons/rules';
import type { Party } from '@wagons/words';
import type { WebWords } from '@wagons/words/areas';
import type { SeatPlayer } from '../store/seatPlayers.ts';
import { viewpointOf } from './viewpoint.ts';

export function winnerOf(
  players: BySeat<SeatPlayer>,
  seat: Seat,
  web: WebWords,
): Exclude<Party, 'you' | 'opponent'> {
  const party = viewpointOf(players, web).parties[seat];
  return typeof party === 'object' ? party : seat;
}

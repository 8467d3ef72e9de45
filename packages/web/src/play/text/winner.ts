// How the winner of a local game is named: by name, or by seat if both are alike.

import type { BySeat, Seat } from '@wagons/rules';
import type { Party } from '@wagons/words';
import type { WebWords } from '@wagons/words/web';
import type { Sitter } from '../store/sitters.ts';
import { chairsOf } from './chairs.ts';

export function winnerOf(
  sitters: BySeat<Sitter>,
  seat: Seat,
  web: WebWords,
): Exclude<Party, 'you' | 'opponent'> {
  const party = chairsOf(sitters, web).parties[seat];
  return typeof party === 'object' ? party : seat;
}

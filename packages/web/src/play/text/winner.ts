// How the winner of a local game is named: by name, by level, or by seat if both are alike.

import type { Level } from '@wagons/ai';
import type { BySeat, Seat } from '@wagons/rules';
import type { Party } from '@wagons/words';
import type { WebWords } from '@wagons/words/web';
import type { Sitter } from '../store/sitters.ts';
import { chairsOf } from './chairs.ts';

export function winnerOf(
  sitters: BySeat<Sitter>,
  seat: Seat,
  web: WebWords,
): Level | Exclude<Party, 'you' | 'opponent'> {
  const { names, parties } = chairsOf(sitters, web);
  const sitter = sitters[seat];
  if (sitter.kind === 'bot' && names[seat] === web.table.bot({ level: sitter.level })) return sitter.level;
  const party = parties[seat];
  return typeof party === 'object' ? party : seat;
}

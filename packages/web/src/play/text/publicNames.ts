// The names of the players on a picture that is shared.

import { type BySeat, opponent, type Seat } from '@wagons/rules';
import type { WebWords } from '@wagons/words/web';
import type { Sitter } from '../store/sitters.ts';
import { opponentText } from './gameSummary.ts';

/** The names on a shared picture. A player without a name is called by the seat, or “You” against the computer. */
export function publicNames(sitters: BySeat<Sitter>, web: WebWords): BySeat<string> {
  const name = (seat: Seat): string => {
    const sitter = sitters[seat];
    if (sitter.kind === 'bot') return opponentText(web, sitter.level);
    const isAlone = sitters[opponent(seat)].kind === 'bot';
    return sitter.name ?? (isAlone ? web.table.you : web.table.seat({ seat }));
  };
  return { first: name('first'), second: name('second') };
}

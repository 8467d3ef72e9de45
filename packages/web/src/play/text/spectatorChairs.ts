// The players of a game for a reader who played on neither seat.

import { type BySeat, opponent, type Seat } from '@wagons/rules';
import type { WebWords } from '@wagons/words/web';
import type { Sitter } from '../store/sitters.ts';
import { type Chairs, chairsOf } from './chairs.ts';

/** Computers have their names, and no one is “you”. */
export function spectatorChairs(sitters: BySeat<Sitter>, web: WebWords): Chairs {
  const shown = (seat: Seat): Sitter => {
    const { [seat]: own, [opponent(seat)]: other } = sitters;
    if (own.kind === 'person') return own;
    const name =
      other.kind === 'bot' && other.level === own.level ? undefined : web.play.opponents[own.level].name;
    return { kind: 'person', name };
  };
  const { levels } = chairsOf(sitters, web);
  return { ...chairsOf({ first: shown('first'), second: shown('second') }, web), ...(levels && { levels }) };
}

// The players of a game for a reader who played on neither seat.

import { type BySeat, opponent, type Seat } from '@wagons/rules';
import type { WebWords } from '@wagons/words/areas';
import type { SeatPlayer } from '../store/seatPlayers.ts';
import { type Viewpoint, viewpointOf } from './viewpoint.ts';

/** Computers have their names, and no one is “you”. */
export function spectatorViewpoint(players: BySeat<SeatPlayer>, web: WebWords): Viewpoint {
  const shown = (seat: Seat): SeatPlayer => {
    const { [seat]: own, [opponent(seat)]: other } = players;
    if (own.kind === 'person') return own;
    const name =
      other.kind === 'bot' && other.level === own.level ? undefined : web.play.opponents[own.level].name;
    return { kind: 'person', name };
  };
  const { levels } = viewpointOf(players, web);
  return {
    ...viewpointOf({ first: shown('first'), second: shown('second') }, web),
    ...(levels && { levels }),
  };
}

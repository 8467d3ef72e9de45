// The names of the players on a picture that is shared.

import { type BySeat, opponent, type Seat } from '@wagons/rules';
import type { WebWords } from '@wagons/words/areas';
import type { SeatPlayer } from '../store/seatPlayers.ts';
import { opponentText } from './gameSummary.ts';

/** The names on a shared picture. A player without a name is called by the seat, or “You” against the computer. */
export function publicNames(players: BySeat<SeatPlayer>, web: WebWords): BySeat<string> {
  const name = (seat: Seat): string => {
    const player = players[seat];
    if (player.kind === 'bot') return opponentText(web, player.level);
    const isAlone = players[opponent(seat)].kind === 'bot';
    return player.name ?? (isAlone ? web.table.you : web.table.seat({ seat }));
  };
  return { first: name('first'), second: name('second') };
}

// Who sits where at a table on the server, from the reader's point of view.

import type { Person, TableFace } from '@wagons/protocol';
import { opponent, type Seat } from '@wagons/rules';
import type { Party } from '@wagons/words';
import type { OnlineTableWords, WebWords } from '@wagons/words/areas';
import type { Viewpoint } from '../../play/text/viewpoint.ts';

/** How many letters fit into a column of the tally. */
const SHORT = 10;

export const nameOf = (say: OnlineTableWords, person: Person | undefined): string =>
  person?.name || say.nobody;

export function onlineViewpoint(
  seats: TableFace['seats'],
  reader: Seat | undefined,
  say: OnlineTableWords,
  { table }: WebWords,
): Viewpoint {
  const name = (seat: Seat): string => (seat === reader ? table.you : nameOf(say, seats?.[seat]));
  const short = (seat: Seat): string => {
    const letters = [...name(seat)];
    return letters.length > SHORT ? `${letters.slice(0, SHORT - 1).join('')}…` : name(seat);
  };
  const party = (seat: Seat): Party => (seat === reader ? 'you' : { name: name(seat) });
  return {
    reader,
    isWatched: reader === undefined,
    names: { first: name('first'), second: name('second') },
    short: { first: short('first'), second: short('second') },
    parties: { first: party('first'), second: party('second') },
  };
}

/** The opponent's name. */
export const otherName = (say: OnlineTableWords, { seats }: TableFace, seat: Seat): string =>
  nameOf(say, seats?.[opponent(seat)]);

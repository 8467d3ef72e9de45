// Who sits where, as the reader sees it: whose town is the large one, and what everybody is called.

import { type BySeat, opponent, type Seat, SEATS } from '@wagons/rules';
import type { Party } from '@wagons/words';
import type { WebWords } from '@wagons/words/web';
import type { Sitter } from '../store/sitters.ts';

export type Chairs = {
  /** The only person at the table, if there is just one. */
  readonly reader: Seat | undefined;
  /** Whether nobody here plays. */
  readonly isWatched: boolean;
  readonly names: BySeat<string>;
  /** The names where there is little room. */
  readonly short: BySeat<string>;
  readonly parties: BySeat<Party>;
};

export function chairsOf(sitters: BySeat<Sitter>, { table }: WebWords): Chairs {
  const isPerson = (seat: Seat): boolean => sitters[seat].kind === 'person';
  const isAlone = isPerson('first') !== isPerson('second');
  const reader = isAlone ? (isPerson('first') ? 'first' : 'second') : undefined;
  // Two bots of the same level go by their seats.
  const areTwins = makeName(sitters.first) === makeName(sitters.second);
  const name = (seat: Seat): string => {
    const sitter = sitters[seat];
    if (seat === reader) return table.you;
    if (sitter.kind === 'bot' && !areTwins) return table.bot({ level: sitter.level });
    return sitter.name ?? table.seat({ seat });
  };
  const short = (seat: Seat): string => (areTwins ? (sitters[seat].name ?? table.short[seat]) : name(seat));
  const party = (seat: Seat): Party => {
    if (reader) return seat === reader ? 'you' : 'opponent';
    const given = sitters[seat].name ?? (areTwins ? undefined : name(seat));
    return given === undefined ? seat : { name: given };
  };
  return {
    reader,
    isWatched: !isPerson('first') && !isPerson('second'),
    names: { first: name('first'), second: name('second') },
    short: { first: short('first'), second: short('second') },
    parties: { first: party('first'), second: party('second') },
  };
}

/** The arguments of a message about a player who may be the reader. */
export const ownerOf = (
  { names, reader }: Pick<Chairs, 'names'> & { readonly reader?: Seat | undefined },
  seat: Seat,
): { readonly who: 'you' | 'other'; readonly name: string } => ({
  who: seat === reader ? 'you' : 'other',
  name: names[seat],
});

/** Whose town is the large one: the reader's; of two people here that of whoever moves. */
export const ownSeat = ({ reader, isWatched }: Chairs, moving: Seat | undefined): Seat =>
  reader ?? (isWatched ? undefined : moving) ?? 'first';

/** Both as they are listed: the only person first; of two each keeps the place, whoever moves. */
export const inOrder = ({ reader }: { readonly reader?: Seat | undefined }): readonly [Seat, Seat] =>
  reader ? [reader, opponent(reader)] : SEATS;

const makeName = (sitter: Sitter): string => (sitter.kind === 'bot' ? `L${sitter.level}` : sitter.kind);

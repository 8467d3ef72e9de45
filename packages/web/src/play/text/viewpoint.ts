// The players of a table from the reader's point of view: names, and whose town is the large one.

import type { Level } from '@wagons/ai';
import { type BySeat, opponent, type Seat, SEATS } from '@wagons/rules';
import type { Party } from '@wagons/words';
import type { WebWords } from '@wagons/words/areas';
import type { SeatPlayer } from '../store/seatPlayers.ts';

export type Viewpoint = {
  /** The only human player, if there is just one. */
  readonly reader: Seat | undefined;
  /** Whether the reader only watches. */
  readonly isWatched: boolean;
  readonly names: BySeat<string>;
  /** Names for narrow columns. */
  readonly short: BySeat<string>;
  readonly parties: BySeat<Party>;
  /** The levels of the computer opponents. */
  readonly levels?: BySeat<Level | undefined>;
};

export function viewpointOf(players: BySeat<SeatPlayer>, { table, play }: WebWords): Viewpoint {
  const isPerson = (seat: Seat): boolean => players[seat].kind === 'person';
  const isAlone = isPerson('first') !== isPerson('second');
  const reader = isAlone ? (isPerson('first') ? 'first' : 'second') : undefined;
  // Two bots of the same level are named by their seats.
  const areTwins = makeName(players.first) === makeName(players.second);
  const name = (seat: Seat): string => {
    const player = players[seat];
    if (seat === reader) return table.you;
    if (player.kind === 'bot' && !areTwins) return play.opponents[player.level].name;
    return player.name ?? table.seat({ seat });
  };
  const short = (seat: Seat): string => (areTwins ? (players[seat].name ?? table.short[seat]) : name(seat));
  const party = (seat: Seat): Party => {
    if (reader) return seat === reader ? 'you' : { name: name(seat) };
    const given = players[seat].name ?? (areTwins ? undefined : name(seat));
    return given === undefined ? seat : { name: given };
  };
  return {
    reader,
    isWatched: !isPerson('first') && !isPerson('second'),
    names: { first: name('first'), second: name('second') },
    short: { first: short('first'), second: short('second') },
    parties: { first: party('first'), second: party('second') },
    levels: { first: levelOf(players.first), second: levelOf(players.second) },
  };
}

const levelOf = (player: SeatPlayer): Level | undefined => (player.kind === 'bot' ? player.level : undefined);

/** The arguments of a message about a player who may be the reader. */
export const ownerOf = (
  { names, reader }: Pick<Viewpoint, 'names'> & { readonly reader?: Seat | undefined },
  seat: Seat,
): { readonly who: 'you' | 'other'; readonly name: string } => ({
  who: seat === reader ? 'you' : 'other',
  name: names[seat],
});

/** The same where a player without a name is called by their role, which languages decline. */
export function roleArgs(
  viewpoint: Pick<Viewpoint, 'names'> & Partial<Pick<Viewpoint, 'reader' | 'parties'>>,
  seat: Seat,
): { readonly who: 'you' | Seat | 'other'; readonly name: string } {
  const party = viewpoint.parties?.[seat];
  const owner = ownerOf(viewpoint, seat);
  return party === 'first' || party === 'second' ? { ...owner, who: party } : owner;
}

/** The arguments of a message that names a seat's player, or calls them the opponent if they have no name. */
export function opponentArgs(
  { parties }: Pick<Viewpoint, 'parties'>,
  seat: Seat,
): { readonly hasName: boolean; readonly name: string } {
  const party = parties[seat];
  return typeof party === 'object' ? { hasName: true, name: party.name } : { hasName: false, name: '' };
}

/** Whose town is the large one: the reader's; with two players on one device, the moving player's. */
export const ownSeat = ({ reader, isWatched }: Viewpoint, moving: Seat | undefined): Seat =>
  reader ?? (isWatched ? undefined : moving) ?? 'first';

/** The order of the players in lists: the reader first; two players on one device keep their order. */
export const inOrder = ({ reader }: { readonly reader?: Seat | undefined }): readonly [Seat, Seat] =>
  reader ? [reader, opponent(reader)] : SEATS;

const makeName = (player: SeatPlayer): string => (player.kind === 'bot' ? `L${player.level}` : player.kind);

/** The players of a game for a reader who played on neither seat. Computers have their names, and no one is “you”. */
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

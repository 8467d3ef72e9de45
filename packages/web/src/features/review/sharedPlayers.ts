// The players in the address of a shared review: after the link code, each a name, or * and the level of a computer.

import { LEVELS } from '@wagons/ai/service';
import { type BySeat, type Seat, SEATS } from '@wagons/rules';
import type { GamePlayers } from '../../play/end/gamePlayers.ts';
import { asName } from '../../play/store/names.ts';
import type { SeatPlayer } from '../../play/store/seatPlayers.ts';

/** No name contains it, and addresses don't encode it. */
const SEPARATOR = '~';

export type ReviewAddress = {
  readonly code: string;
  /** Undefined if the address doesn't tell. */
  readonly players: BySeat<SeatPlayer> | undefined;
};

/** Anyone can write an address, so names are read like typed ones. */
export function readAddress(address: string): ReviewAddress {
  const [code = '', first = '', second = '', ...more] = address.split(SEPARATOR);
  const players = { first: readPlayer(first), second: readPlayer(second) };
  return {
    code,
    players: more.length === 0 && SEATS.some((seat) => isKnown(players[seat])) ? players : undefined,
  };
}

function readPlayer(text: string): SeatPlayer {
  const level = LEVELS.find((one) => text === `*${one}`);
  return level === undefined ? { kind: 'person', name: asName(text) } : { kind: 'bot', level };
}

const isKnown = (player: SeatPlayer): boolean => player.kind === 'bot' || player.name !== undefined;

export function makeAddress({ code, players }: ReviewAddress): string {
  if (!players || !SEATS.some((seat) => isKnown(players[seat]))) return code;
  return [code, ...SEATS.map((seat) => makePlayer(players[seat]))].join(SEPARATOR);
}

const makePlayer = (player: SeatPlayer): string =>
  player.kind === 'bot' ? `*${player.level}` : (asName(player.name) ?? '');

/** The players of a reviewed game for others, to whom the reader isn't “you”. */
export function playersToShare({
  viewpoint,
  kept,
}: Pick<GamePlayers, 'viewpoint' | 'kept'>): BySeat<SeatPlayer> {
  const player = (seat: Seat): SeatPlayer => {
    const level = viewpoint.levels?.[seat];
    if (level !== undefined) return { kind: 'bot', level };
    const party = viewpoint.parties[seat];
    return { kind: 'person', name: typeof party === 'object' ? party.name : kept?.players[seat].name };
  };
  return { first: player('first'), second: player('second') };
}

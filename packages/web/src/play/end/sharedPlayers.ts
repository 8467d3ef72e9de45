// The players in the address of a shared game: after the link code, each a name, or * and the level of a computer; then
// 1 or 2 for the seat of the player who shares it, where that isn't the only person.

import { LEVELS } from '@wagons/ai/service';
import { type BySeat, type Seat, SEATS } from '@wagons/rules';
import type { GamePlayers } from './gamePlayers.ts';
import { asName } from '../store/names.ts';
import type { SeatPlayer } from '../store/seatPlayers.ts';

/** No name contains it, and addresses don't encode it. */
const SEPARATOR = '~';

export type SharedAddress = {
  readonly code: string;
  /** Undefined if the address doesn't tell. */
  readonly players: BySeat<SeatPlayer> | undefined;
  /** The seat of the player who shares it, if that is known. */
  readonly sender?: Seat | undefined;
};

/** Anyone can write an address, so names are read like typed ones. */
export function readAddress(address: string): SharedAddress {
  const [code = '', first = '', second = '', by, ...more] = address.split(SEPARATOR);
  const players = { first: readPlayer(first), second: readPlayer(second) };
  const named = SEATS.find((seat) => SENDERS[seat] === by);
  const isWhole = more.length === 0 && (by === undefined || named !== undefined);
  if (!isWhole || !SEATS.some((seat) => isKnown(players[seat]))) return { code, players: undefined };
  const sender = onlyPerson(players) ?? named;
  return { code, players, ...(sender && { sender }) };
}

const SENDERS: BySeat<string> = { first: '1', second: '2' };

const onlyPerson = (players: BySeat<SeatPlayer>): Seat | undefined => {
  const people = SEATS.filter((seat) => players[seat].kind === 'person');
  return people.length === 1 ? people[0] : undefined;
};

function readPlayer(text: string): SeatPlayer {
  const level = LEVELS.find((one) => text === `*${one}`);
  return level === undefined ? { kind: 'person', name: asName(text) } : { kind: 'bot', level };
}

const isKnown = (player: SeatPlayer): boolean => player.kind === 'bot' || player.name !== undefined;

export function makeAddress({ code, players, sender }: SharedAddress): string {
  if (!players || !SEATS.some((seat) => isKnown(players[seat]))) return code;
  const by = sender && onlyPerson(players) === undefined ? [SENDERS[sender]] : [];
  return [code, ...SEATS.map((seat) => makePlayer(players[seat])), ...by].join(SEPARATOR);
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

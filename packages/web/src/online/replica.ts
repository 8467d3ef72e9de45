// The client's replica of a table on the server: follows it event by event, each verified by its fingerprint.

import {
  type ChatLine,
  fingerprint,
  type Happened,
  type Person,
  type ServerMessages,
  type TableFace,
  type TableSettings,
} from '@wagons/protocol';
import {
  type Deal,
  type Deck,
  type Game,
  type Move,
  playAll,
  replay,
  RULES_VERSION,
  type Seat,
  SEATS,
  undo,
} from '@wagons/rules';
import { readMadeMove } from '@wagons/rules/notation';

export type TableRole = ServerMessages['table']['role'];

export type Replica = {
  /** The sequence number of the last event. */
  readonly seq: number;
  readonly game: Game;
  readonly face: TableFace;
  readonly settings: TableSettings;
  readonly role: TableRole;
  /** The cards lie face down until both players are ready; `game` is a placeholder until then. */
  readonly isCovered: boolean;
  /** The last event, if we were connected when it happened. */
  readonly happened?: Happened;
};

/** Our seat; undefined for hosts and spectators. */
export const seatIn = ({ role }: Replica): Seat | undefined => SEATS.find((seat) => seat === role);

/** Reads a snapshot; undefined if it contradicts itself or our rules. */
export function readReplica(snapshot: ServerMessages['table'], deck: Deck): Replica | undefined {
  const { seq, face, settings, role, rulesVersion, hash, covered: isCovered = false } = snapshot;
  const deal = readDeal(snapshot.deal);
  const moves = readMoves(snapshot.moves);
  if (rulesVersion !== RULES_VERSION || !deal || !moves) return undefined;
  const game = replay({ deck: snapshot.deck, deal, moves }, deck);
  return game.ok && fingerprint(game.value) === hash
    ? { seq, game: game.value, face, settings, role, isCovered }
    : undefined;
}

function readDeal({ center, circle }: ServerMessages['table']['deal']): Deal | undefined {
  const [one, two, three] = center;
  if (one === undefined || two === undefined || three === undefined) return undefined;
  return { center: [one, two, three], circle };
}

/** The replica after an event: `replica` itself if the event is old, undefined if it doesn't fit. */
export function follow(
  replica: Replica,
  { seq, hash, happened, face }: ServerMessages['event'],
  you: string | undefined,
): Replica | undefined {
  if (seq <= replica.seq) return replica;
  if (seq > replica.seq + 1) return undefined;
  const game = after(replica.game, happened);
  if (!game || fingerprint(game) !== hash) return undefined;
  // Events are the same for all clients: our role changes only when players sit down or the table closes.
  const role = replica.face.status === face.status ? replica.role : roleIn(face, replica.role, you);
  const isCovered = replica.isCovered && !happened.deal;
  return { ...replica, seq, game, face, role, happened, isCovered };
}

/** The replica with the current names of its players. */
export function withPeople(replica: Replica, { host, seats: current }: ServerMessages['people']): Replica {
  const { seats: had, status } = replica.face;
  // A finished game keeps showing the ratings it led to, not those after later games.
  const now = (seat: Seat, one: Person): Person =>
    status === 'over' ? { ...one, ...ratingOf(had?.[seat]) } : one;
  const seats = had &&
    current && { first: now('first', current.first), second: now('second', current.second) };
  return { ...replica, face: { ...replica.face, host, ...(seats && { seats }) } };
}

const ratingOf = (person: Person | undefined): Pick<Person, 'rating' | 'provisional' | 'ratedGames'> => ({
  ...(person?.rating !== undefined && { rating: person.rating }),
  ...(person?.provisional !== undefined && { provisional: person.provisional }),
  ...(person?.ratedGames !== undefined && { ratedGames: person.ratedGames }),
});

function roleIn({ seats }: TableFace, role: TableRole, you: string | undefined): TableRole {
  if (!seats) return 'spectator';
  if (role === 'first' || role === 'second') return role;
  return SEATS.find((seat) => seats[seat].id === you) ?? 'spectator';
}

/** The game with its moves replaced from index `from` on, or with the cards that were dealt. */
function after(game: Game, { from, moves: texts = [], deal }: Happened): Game | undefined {
  if (deal) {
    const dealt = readDeal(deal);
    const begun = dealt && replay({ deck: game.deck.hash, deal: dealt, moves: [] }, game.deck);
    return begun?.ok ? begun.value : undefined;
  }
  if (from === undefined) return game;
  const moves = readMoves(texts);
  const { length } = game.moves;
  if (!moves || from > length) return undefined;
  const played = playAll(from === length ? game : undo(game, length - from), moves);
  return played.ok ? played.value : undefined;
}

/** Parses moves; undefined if any of them is invalid. */
export function readMoves(texts: readonly string[]): readonly Move[] | undefined {
  const moves = texts.map(readMadeMove).filter((move) => move !== undefined);
  return moves.length === texts.length ? moves : undefined;
}

/** Merges chat lines: each once, in order. */
export function withLines(known: readonly ChatLine[], more: readonly ChatLine[]): readonly ChatLine[] {
  const fresh = more.filter(({ line }) => known.every((one) => one.line !== line));
  return fresh.length === 0 ? known : [...known, ...fresh].toSorted((a, b) => a.line - b.line);
}

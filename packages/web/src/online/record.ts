// What is known of a table far away, and how it follows the server: event by event, each checked, or not at all.

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
  type Deck,
  type Game,
  readMadeMove,
  type Move,
  play,
  replay,
  RULES_VERSION,
  type Seat,
  SEATS,
  undo,
} from '@wagons/rules';

export type Role = ServerMessages['table']['role'];

export type Known = {
  /** The number of the last event. */
  readonly seq: number;
  readonly game: Game;
  readonly face: TableFace;
  readonly settings: TableSettings;
  readonly role: Role;
  /** What happened last, as far as one was there to see it. */
  readonly happened?: Happened;
};

/** The table as the server tells it as a whole; undefined when it does not agree with itself, or with our rules. */
export function readTable(told: ServerMessages['table'], deck: Deck): Known | undefined {
  const { seq, face, settings, role, deal, rulesVersion, hash } = told;
  const [one, two, three] = deal.center;
  const moves = readMoves(told.moves);
  if (
    rulesVersion !== RULES_VERSION ||
    one === undefined ||
    two === undefined ||
    three === undefined ||
    !moves
  )
    return undefined;
  const game = replay(
    { deck: told.deck, deal: { center: [one, two, three], circle: deal.circle }, moves },
    deck,
  );
  return game.ok && fingerprint(game.value) === hash
    ? { seq, game: game.value, face, settings, role }
    : undefined;
}

/** The table after an event, `known` itself when that is old, or undefined when it does not fit what is known. */
export function follow(
  known: Known,
  { seq, hash, happened, face }: ServerMessages['event'],
  you: string | undefined,
): Known | undefined {
  if (seq <= known.seq) return known;
  if (seq > known.seq + 1) return undefined;
  const game = after(known.game, happened.from, happened.moves ?? []);
  if (!game || fingerprint(game) !== hash) return undefined;
  // An event is told to all alike: who one is there changes only when somebody sits down, or the table is closed.
  const role = known.face.status === face.status ? known.role : roleIn(face, known.role, you);
  return { ...known, seq, game, face, role, happened };
}

/** The table with people who are called otherwise now. What one is there does not change by it. */
export function withPeople(known: Known, { host, seats: told }: ServerMessages['people']): Known {
  const { seats: had, status } = known.face;
  // What the game did to the ratings is to be seen after it, not what later ones did.
  const now = (seat: Seat, one: Person): Person =>
    status === 'over' ? { ...one, ...ratingOf(had?.[seat]) } : one;
  const seats = had && told && { first: now('first', told.first), second: now('second', told.second) };
  return { ...known, face: { ...known.face, host, ...(seats && { seats }) } };
}

const ratingOf = (person: Person | undefined): Pick<Person, 'rating' | 'provisional'> => ({
  ...(person?.rating !== undefined && { rating: person.rating }),
  ...(person?.provisional !== undefined && { provisional: person.provisional }),
});

function roleIn({ seats }: TableFace, role: Role, you: string | undefined): Role {
  if (!seats) return 'spectator';
  if (role === 'first' || role === 'second') return role;
  return SEATS.find((seat) => seats[seat].id === you) ?? 'spectator';
}

/** The game whose record is replaced from a move on. */
function after(game: Game, from: number | undefined, texts: readonly string[]): Game | undefined {
  if (from === undefined) return game;
  const moves = readMoves(texts);
  const { length } = game.moves;
  if (!moves || from > length) return undefined;
  let now: Game | undefined = from === length ? game : undo(game, length - from);
  for (const move of moves) {
    const next = play(now, move);
    if (!next.ok) return undefined;
    now = next.value;
  }
  return now;
}

/** Moves in the notation; all of them or none. */
export function readMoves(texts: readonly string[]): readonly Move[] | undefined {
  const moves = texts.map(readMadeMove).filter((move) => move !== undefined);
  return moves.length === texts.length ? moves : undefined;
}

/** Lines of chat, each once and in order. */
export function withLines(known: readonly ChatLine[], more: readonly ChatLine[]): readonly ChatLine[] {
  const fresh = more.filter(({ line }) => known.every((one) => one.line !== line));
  return fresh.length === 0 ? known : [...known, ...fresh].toSorted((a, b) => a.line - b.line);
}

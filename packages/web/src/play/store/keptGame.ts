// The stored form of a game: JSON around its link code, validated as untrusted input.

import type { DecisionKind } from '@wagons/ai/grades';
import { LEVELS } from '@wagons/ai/service';
import {
  type BySeat,
  type Move,
  ok,
  type Points,
  refused,
  type Result,
  type Seat,
  SEATS,
} from '@wagons/rules';
import { makeMove } from '@wagons/rules/notation';
import { readBy } from '@wagons/protocol';
import { type TSchema, Type } from 'typebox';
import type { Match, PracticeGame, SeatPlayer, Target } from './seatPlayers.ts';
import { AnyObject, Count, Lenient, oneOf, valid, validEntries } from '../../kit/storage/json.ts';
import { asName } from './names.ts';

/** A takeback: the seat, and the number of moves before and after it. */
export type TakeBack = { readonly seat: Seat; readonly from: number; readonly to: number };

/** What is stored of a game. The rules are checked only when it is opened. */
export type KeptGame = {
  readonly id: string;
  /** The hash of its deck. */
  readonly deck: string;
  /** The link code of every confirmed move. */
  readonly code: string;
  /** The moves of a turn that is not confirmed yet, in the notation. */
  readonly pending: readonly string[];
  readonly players: BySeat<SeatPlayer>;
  /** The match before this game. */
  readonly match?: Match;
  readonly practice?: PracticeGame;
  readonly target?: Target;
  /** The seed of the deal, if it is known, and of the bots. */
  readonly seed?: string;
  /** Milliseconds since 1970. */
  readonly started: number;
  readonly changed: number;
  readonly takeBacks: readonly TakeBack[];
  /** The totals, once the game is over. */
  readonly totals?: BySeat<Points>;
  /** Points lost by each kind of decision, once the game is reviewed. */
  readonly lost?: BySeat<Readonly<Record<DecisionKind, Points>>>;
  /** Counts the changes; `writerTab` is the tab that made the last one, `from` the other tab's revision it continued. */
  readonly revision: number;
  readonly writerTab: string;
  readonly from: string;
};

/** A format is never changed, only followed by the next version: what is written today stays readable. */
const VERSION = 1;

export const makeKept = (kept: KeptGame): string => {
  const { players, writerTab, ...rest } = kept;
  const { first, second } = players;
  return JSON.stringify({
    v: VERSION,
    ...rest,
    hand: writerTab,
    sitters: { first: makeSeatPlayer(first), second: makeSeatPlayer(second) },
    // Beside the players, so that versions without names can still read the game.
    ...((first.name ?? second.name) && { names: { first: first.name, second: second.name } }),
  });
};

const makeSeatPlayer = (player: SeatPlayer): string =>
  player.kind === 'person' ? 'person' : `L${player.level}`;

export const makePending = (moves: readonly Move[]): readonly string[] => moves.map(makeMove);

/** Why a stored game can't be read: the key that is missing or wrong, or a later version wrote it. */
export type KeptGameFault = { readonly what: 'wrong'; readonly key: string } | { readonly what: 'later' };

const bySeat = <S extends TSchema>(schema: S) => Type.Object({ first: schema, second: schema });

const PLAYER_CODES = ['person', ...LEVELS.map((level) => `L${level}` as const)] as const;

const WholePoints = Type.Integer();

/** As it is stored; the first invalid entry in this order is reported. */
const StoredGameV1 = Type.Object({
  v: Type.Literal(VERSION),
  // Part of a key and of an address.
  id: Type.String({ pattern: '^[\\w-]{1,40}$' }),
  deck: Type.String(),
  code: Type.String(),
  sitters: bySeat(oneOf(PLAYER_CODES)),
  started: Count,
  changed: Count,
  names: Lenient,
  match: Lenient,
  practice: Lenient,
  target: Lenient,
  seed: Lenient,
  totals: Lenient,
  lost: Lenient,
  pending: Lenient,
  takeBacks: Lenient,
  revision: Lenient,
  hand: Lenient,
  from: Lenient,
});

const StoredMatch = Type.Object({
  of: Count,
  played: Count,
  won: Type.Object({ one: Count, other: Count, shared: Count }),
});
const StoredPractice = Type.Object({
  of: Type.String(),
  at: Type.Optional(Count),
  lost: Type.Optional(Count),
});
const StoredTarget = Type.Object({ name: Type.Optional(Type.String()), points: WholePoints });
const StoredLosses = Type.Object({ start: WholePoints, draft: WholePoints, placement: WholePoints });
const StoredTakeBack = Type.Object({ seat: oneOf(SEATS), from: Count, to: Count });

const LaterVersion = Type.Object({ v: Type.Integer({ minimum: VERSION + 1 }) });

/** Reads a stored game from parsed JSON. */
export function readKept(found: unknown): Result<KeptGame, KeptGameFault> {
  if (valid(LaterVersion, found)) return refused({ what: 'later' });
  const read = readBy(StoredGameV1, found);
  if (!read.ok) return refused({ what: 'wrong', key: read.error[0] ?? 'v' });
  const { id, deck, code, sitters, started, changed, ...rest } = read.value;
  const names = valid(AnyObject, rest.names);
  const match = valid(StoredMatch, rest.match);
  const practice = valid(StoredPractice, rest.practice);
  const target = valid(StoredTarget, rest.target);
  const seed = valid(Type.String(), rest.seed);
  const totals = valid(bySeat(WholePoints), rest.totals);
  const lost = valid(bySeat(StoredLosses), rest.lost);
  return ok({
    id,
    deck,
    code,
    started,
    changed,
    pending: validEntries(Type.String(), rest.pending),
    takeBacks: validEntries(StoredTakeBack, rest.takeBacks),
    revision: valid(Count, rest.revision) ?? 0,
    from: valid(Type.String(), rest.from) ?? '',
    writerTab: valid(Type.String(), rest.hand) ?? '',
    players: {
      first: seatPlayerOf(sitters.first, names?.['first']),
      second: seatPlayerOf(sitters.second, names?.['second']),
    },
    ...(match && { match }),
    ...(practice && { practice }),
    ...(target && { target: targetOf(target) }),
    ...(seed !== undefined && { seed }),
    ...(totals && { totals }),
    ...(lost && { lost }),
  });
}

/** An invalid name is dropped, so that the game is not lost. */
function seatPlayerOf(code: (typeof PLAYER_CODES)[number], name: unknown): SeatPlayer {
  const level = LEVELS.find((one) => code === `L${one}`);
  return level === undefined ? { kind: 'person', name: asName(name) } : { kind: 'bot', level };
}

/** Its name came with a link, so it is read like a typed one. */
function targetOf({ name, points }: Target): Target {
  const read = asName(name);
  return { points, ...(read !== undefined && { name: read }) };
}

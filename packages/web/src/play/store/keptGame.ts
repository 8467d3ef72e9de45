// The stored form of a game: JSON around its link code, validated as untrusted input.

import { type DecisionKind, LEVELS } from '@wagons/ai';
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
import * as v from 'valibot';
import type { Match, Sitter } from './sitters.ts';
import { AnyObject, Count, orMissing, validEntries } from '../../kit/storage/json.ts';
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
  readonly sitters: BySeat<Sitter>;
  /** The match before this game. */
  readonly match?: Match;
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
  /** Counts the changes; `hand` is the tab that made the last one, `from` the other tab's revision it continued. */
  readonly revision: number;
  readonly hand: string;
  readonly from: string;
};

/** A format is never changed, only followed by the next version: what is written today stays readable. */
const VERSION = 1;

export const makeKept = (kept: KeptGame): string => {
  const { first, second } = kept.sitters;
  return JSON.stringify({
    v: VERSION,
    ...kept,
    sitters: { first: makeSitter(first), second: makeSitter(second) },
    // Beside the sitters, so that versions without names can still read the game.
    ...((first.name ?? second.name) && { names: { first: first.name, second: second.name } }),
  });
};

const makeSitter = (sitter: Sitter): string => (sitter.kind === 'person' ? 'person' : `L${sitter.level}`);

export const makePending = (moves: readonly Move[]): readonly string[] => moves.map(makeMove);

/** Why a stored game can't be read: the key that is missing or wrong, or a later version wrote it. */
export type KeptGameFault = { readonly what: 'wrong'; readonly key: string } | { readonly what: 'later' };

const bySeat = <T>(schema: v.GenericSchema<unknown, T>) => v.object({ first: schema, second: schema });

const SITTER_CODES = ['person', ...LEVELS.map((level) => `L${level}` as const)] as const;

const StoredMatch = v.object({
  of: Count,
  played: Count,
  won: v.object({ one: Count, other: Count, shared: Count }),
});

const WholePoints = v.pipe(v.number(), v.integer());

/** The first invalid entry in this order is reported. */
const StoredGameV1 = v.object({
  v: v.literal(VERSION),
  // Part of a key and of an address.
  id: v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/)),
  deck: v.string(),
  code: v.string(),
  sitters: bySeat(v.picklist(SITTER_CODES)),
  started: Count,
  changed: Count,
  names: v.fallback(AnyObject, {}),
  match: orMissing(StoredMatch),
  seed: orMissing(v.string()),
  totals: orMissing(bySeat(WholePoints)),
  lost: orMissing(bySeat(v.object({ start: WholePoints, draft: WholePoints, placement: WholePoints }))),
  pending: validEntries(v.string()),
  takeBacks: validEntries(v.object({ seat: v.picklist(SEATS), from: Count, to: Count })),
  revision: v.fallback(Count, 0),
  hand: v.fallback(v.string(), ''),
  from: v.fallback(v.string(), ''),
});

const LaterVersion = v.looseObject({ v: v.pipe(Count, v.gtValue(VERSION)) });

/** Reads a stored game from parsed JSON. */
export function readKept(found: unknown): Result<KeptGame, KeptGameFault> {
  if (v.is(LaterVersion, found)) return refused({ what: 'later' });
  const read = v.safeParse(StoredGameV1, found);
  if (!read.success)
    return refused({ what: 'wrong', key: v.getDotPath(read.issues[0])?.split('.')[0] ?? 'v' });
  const { v: _, sitters, names, match, seed, totals, lost, ...rest } = read.output;
  return ok({
    ...rest,
    sitters: {
      first: sitterOf(sitters.first, names['first']),
      second: sitterOf(sitters.second, names['second']),
    },
    ...(match && { match }),
    ...(seed !== undefined && { seed }),
    ...(totals && { totals }),
    ...(lost && { lost }),
  });
}

/** An invalid name is dropped, so that the game is not lost. */
function sitterOf(code: (typeof SITTER_CODES)[number], name: unknown): Sitter {
  const level = LEVELS.find((one) => code === `L${one}`);
  return level === undefined ? { kind: 'person', name: asName(name) } : { kind: 'bot', level };
}

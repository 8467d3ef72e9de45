// A game as it is kept: a few words of JSON around its link code, written and read with suspicion.

import type { Level } from '@wagons/ai';
import { type BySeat, type Move, type Points, type Seat, SEATS } from '@wagons/rules';
import { makeMove } from '@wagons/rules/notation';
import type { Match, Sitter } from './sitters.ts';
import { asCount, asList, asObject, asText, asWord, type JsonObject } from '../../kit/storage/json.ts';
import { asName } from './names.ts';

/** Moves taken back: by whom, and from how many moves to how many. */
export type TakeBack = { readonly seat: Seat; readonly from: number; readonly to: number };

/** What is kept of a game. Nothing here is checked against the rules; that is done when it is opened. */
export type KeptGame = {
  readonly id: string;
  /** The hash of its deck. */
  readonly deck: string;
  /** The link code of every confirmed move. */
  readonly code: string;
  /** The moves of a turn that is not confirmed yet, in the notation. */
  readonly pending: readonly string[];
  readonly sitters: BySeat<Sitter>;
  /** The match as it stood before this game. */
  readonly match?: Match;
  /** Where the deal came from, as far as it is known, and the chance of the bots. */
  readonly seed?: string;
  /** Milliseconds since 1970. */
  readonly started: number;
  readonly changed: number;
  readonly takeBacks: readonly TakeBack[];
  /** The totals, once the game is over. */
  readonly totals?: BySeat<Points>;
  /** Counts the changes; `hand` is the tab that made the last one, going on `from` where another had left it. */
  readonly revision: number;
  readonly hand: string;
  readonly from: string;
};

/** A version is never changed, only followed by another: what is written today stays readable. */
const VERSION = 1;

export const makeKept = (kept: KeptGame): string => {
  const { first, second } = kept.sitters;
  return JSON.stringify({
    v: VERSION,
    ...kept,
    sitters: { first: makeSitter(first), second: makeSitter(second) },
    // Beside the sitters, where a reader that knows of no names does not stumble over them.
    ...((first.name ?? second.name) && { names: { first: first.name, second: second.name } }),
  });
};

const makeSitter = (sitter: Sitter): string => (sitter.kind === 'person' ? 'person' : `L${sitter.level}`);

export const makePending = (moves: readonly Move[]): readonly string[] => moves.map(makeMove);

/** Why a kept game cannot be read: the key that is missing or wrong, or that a later version wrote it. */
export type Unreadable = { readonly what: 'wrong'; readonly key: string } | { readonly what: 'later' };

/** The game, or why not. */
export function readKept(found: JsonObject): KeptGame | Unreadable {
  const version = asCount(found['v']);
  if (version !== undefined && version > VERSION) return { what: 'later' };
  const wrong = (key: string): Unreadable => ({ what: 'wrong', key });
  const id = asText(found['id']);
  const deck = asText(found['deck']);
  const code = asText(found['code']);
  const names = asObject(found['names']);
  const sitters = readBySeat(found['sitters'], (value, seat) => readSitter(value, names?.[seat]));
  const started = asCount(found['started']);
  const changed = asCount(found['changed']);
  if (version !== VERSION) return wrong('v');
  if (id === undefined || !isId(id)) return wrong('id');
  if (deck === undefined) return wrong('deck');
  if (code === undefined) return wrong('code');
  if (!sitters) return wrong('sitters');
  if (started === undefined) return wrong('started');
  if (changed === undefined) return wrong('changed');
  const match = readMatch(found['match']);
  const seed = asText(found['seed']);
  const totals = readBySeat(found['totals'], (value) =>
    Number.isInteger(value) ? Number(value) : undefined,
  );
  return {
    id,
    deck,
    code,
    pending: (asList(found['pending']) ?? []).filter((one) => typeof one === 'string'),
    sitters,
    ...(match && { match }),
    ...(seed !== undefined && { seed }),
    started,
    changed,
    takeBacks: (asList(found['takeBacks']) ?? []).map(readTakeBack).filter((one) => one !== undefined),
    ...(totals && { totals }),
    revision: asCount(found['revision']) ?? 0,
    hand: asText(found['hand']) ?? '',
    from: asText(found['from']) ?? '',
  };
}

/** An id is part of a key and of an address. */
const isId = (id: string): boolean => /^[\w-]{1,40}$/.test(id);

function readBySeat<T>(
  value: unknown,
  read: (one: unknown, seat: Seat) => T | undefined,
): BySeat<T> | undefined {
  const found = asObject(value);
  const first = read(found?.['first'], 'first');
  const second = read(found?.['second'], 'second');
  return first !== undefined && second !== undefined ? { first, second } : undefined;
}

/** No game is lost for a bad name. */
function readSitter(value: unknown, name: unknown): Sitter | undefined {
  if (value === 'person') return { kind: 'person', name: asName(name) };
  // The list of levels itself would bring the whole engine into the first load.
  const level = /^L([1-8])$/.exec(asText(value) ?? '')?.[1];
  return level === undefined ? undefined : { kind: 'bot', level: Number(level) as Level };
}

function readMatch(value: unknown): Match | undefined {
  const found = asObject(value);
  const won = asObject(found?.['won']);
  const [of, played, one, other, shared] = [
    found?.['of'],
    found?.['played'],
    won?.['one'],
    won?.['other'],
    won?.['shared'],
  ].map(asCount);
  if (of === undefined || played === undefined) return undefined;
  if (one === undefined || other === undefined || shared === undefined) return undefined;
  return { of, played, won: { one, other, shared } };
}

function readTakeBack(value: unknown): TakeBack | undefined {
  const found = asObject(value);
  const seat = asWord(SEATS, found?.['seat']);
  const from = asCount(found?.['from']);
  const to = asCount(found?.['to']);
  return seat && from !== undefined && to !== undefined ? { seat, from, to } : undefined;
}

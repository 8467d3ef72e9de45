// Exports all games, decks, and the results of puzzles and daily deals to one file, and imports it without losing what
// is stored.

import { type Deck, type Game, ok, refused, type Result } from '@wagons/rules';
import { type Fault, readDeck } from '@wagons/rules/deck';
import { parseCode } from '@wagons/rules/notation';
import { copyName, leadsTo } from './copies.ts';
import { deckKey, gameKey, type Games } from './games.ts';
import { type Static, Type } from 'typebox';
import { Lenient, valid } from '../../kit/storage/json.ts';
import { DAILY_KEY, makeDaily, mergedDaily, NO_DAYS, readDaily } from './daily.ts';
import { type KeptGame, makeKept, readKept } from './keptGame.ts';
import {
  makeOwnPuzzles,
  mergedOwnPuzzles,
  NO_OWN_PUZZLES,
  OWN_PUZZLES_KEY,
  readOwnPuzzles,
} from './ownPuzzles.ts';
import { makeProgress, mergedProgress, NO_PROGRESS, PUZZLES_KEY, readProgress } from './puzzleProgress.ts';
import type { KeyValueStore, WriteResult } from '../../kit/storage/keyValueStore.ts';

const FORMAT = 'wagons-games 1';

/** All readable games, as one text. */
export function exportGames(store: KeyValueStore, games: Games): string {
  // Built-in decks are not stored; every device has them.
  const files = games.decks.value.flatMap(({ hash }) => store.read(deckKey(hash)) ?? []);
  // A game that can't be opened would make the whole file unreadable.
  const readable = games.list.value.filter(({ id }) => games.load(id).ok);
  return `${JSON.stringify(
    {
      format: FORMAT,
      decks: files.map((file): unknown => JSON.parse(file)),
      games: readable.map((kept): unknown => JSON.parse(makeKept(kept))),
      ...resultsIn(store),
    },
    undefined,
    1,
  )}\n`;
}

/** What is stored of puzzles and daily deals, if it can be read. */
function resultsIn(store: KeyValueStore): Readonly<Record<string, unknown>> {
  const [puzzles = '', ownPuzzles = '', daily = ''] = [PUZZLES_KEY, OWN_PUZZLES_KEY, DAILY_KEY].map(
    store.read,
  );
  return {
    ...(readProgress(puzzles) && { puzzles: JSON.parse(puzzles) as unknown }),
    ...(readOwnPuzzles(ownPuzzles) && { ownPuzzles: JSON.parse(ownPuzzles) as unknown }),
    ...(readDaily(daily) && { daily: JSON.parse(daily) as unknown }),
  };
}

/** How many games of a file were imported, and how. */
export type Imported = {
  readonly added: number;
  /** Already stored. */
  readonly same: number;
  /** Already stored with different moves: imported as copies. */
  readonly beside: number;
};

/** Why a file was not imported, and where it is wrong. Nothing of it is stored then. */
export type ImportError =
  | { readonly what: 'notJson' }
  | { readonly what: 'notOurs' }
  | { readonly what: 'later' }
  | { readonly what: 'badDeck'; readonly path: string; readonly faults: readonly Fault[] }
  | { readonly what: 'badGame'; readonly path: string }
  | { readonly what: 'unknownDeck'; readonly path: string }
  /** Storage has no room for all of it. */
  | { readonly what: 'full' | 'blocked' };

/** Imports all games of a file, or none. */
export function importGames(store: KeyValueStore, games: Games, text: string): Result<Imported, ImportError> {
  const file = readFile(text);
  if (!file.ok) return file;
  const decks = readDecks(file.value);
  if (!decks.ok) return decks;
  const found = readGames(file.value, [...games.decks.value, ...decks.value.map(({ deck }) => deck)]);
  if (!found.ok) return found;
  const counts = { added: 0, same: 0, beside: 0 };
  const writes = new Map<string, string>();
  for (const { deck, text: said } of decks.value) {
    if (!games.decks.value.some(({ hash }) => hash === deck.hash)) writes.set(deckKey(deck.hash), said);
  }
  for (const one of found.value) {
    const { how, kept } = fit(games, one, (id) => writes.has(gameKey(id)));
    counts[how]++;
    if (kept) writes.set(gameKey(kept.id), makeKept(kept));
  }
  for (const [key, text] of mergedResults(store, file.value)) writes.set(key, text);
  const written = writeAll(store, writes);
  games.refresh();
  return written === 'ok' ? ok(counts) : refused({ what: written });
}

type Found = { readonly kept: KeptGame; readonly game: Game };

/** Decides how a game of the file is stored, and what is written. */
function fit(
  games: Games,
  { kept, game }: Found,
  isTaken: (id: string) => boolean,
): { readonly how: keyof Imported; readonly kept?: KeptGame } {
  const there = games.load(kept.id);
  if (!there.ok && there.error.what === 'missing' && !isTaken(kept.id)) return { how: 'added', kept };
  if (there.ok && leadsTo(game, there.value.game) && isSameDeal(game, there.value.game))
    return { how: 'same', ...withLosses(there.value.kept, kept) };
  const copy = { ...kept, id: copyName(`${kept.id}/${kept.code}`) };
  return games.load(copy.id).ok || isTaken(copy.id) ? { how: 'same' } : { how: 'beside', kept: copy };
}

/** The stored game with the losses of its copy in the file, if only the copy was reviewed. */
const withLosses = (here: KeptGame, { code, lost }: KeptGame): { readonly kept?: KeptGame } =>
  lost && !here.lost && here.code === code ? { kept: { ...here, lost } } : {};

const isSameDeal = (one: Game, other: Game): boolean =>
  one.deck.hash === other.deck.hash && JSON.stringify(one.deal) === JSON.stringify(other.deal);

/** The results of a file together with those stored here. What can't be read is left out: the games matter more. */
function mergedResults(
  store: KeyValueStore,
  { puzzles, ownPuzzles, daily }: GamesFile,
): ReadonlyArray<readonly [key: string, text: string]> {
  const progress = readProgress(JSON.stringify(puzzles));
  const own = readOwnPuzzles(JSON.stringify(ownPuzzles));
  const days = readDaily(JSON.stringify(daily));
  const hereProgress = readProgress(store.read(PUZZLES_KEY) ?? '') ?? NO_PROGRESS;
  const hereOwn = readOwnPuzzles(store.read(OWN_PUZZLES_KEY) ?? '') ?? NO_OWN_PUZZLES;
  const hereDays = readDaily(store.read(DAILY_KEY) ?? '') ?? NO_DAYS;
  return [
    ...(progress ? [[PUZZLES_KEY, makeProgress(mergedProgress(hereProgress, progress))] as const] : []),
    ...(own ? [[OWN_PUZZLES_KEY, makeOwnPuzzles(mergedOwnPuzzles(hereOwn, own))] as const] : []),
    ...(days ? [[DAILY_KEY, makeDaily(mergedDaily(hereDays, days))] as const] : []),
  ];
}

/** Writes everything, or rolls back. */
function writeAll(store: KeyValueStore, writes: ReadonlyMap<string, string>): WriteResult {
  const before = new Map<string, string | undefined>();
  for (const [key, text] of writes) {
    before.set(key, store.read(key));
    const written = store.write(key, text);
    if (written === 'ok') continue;
    for (const [one, was] of before) {
      if (was === undefined) store.remove(one);
      else store.write(one, was);
    }
    return written;
  }
  return 'ok';
}

// ---- Reading the file ----

const GamesFile = Type.Object({
  format: Type.String(),
  decks: Lenient,
  games: Lenient,
  puzzles: Lenient,
  ownPuzzles: Lenient,
  daily: Lenient,
});
type GamesFile = Static<typeof GamesFile>;

const List = Type.Array(Type.Unknown());

function readFile(text: string): Result<GamesFile, ImportError> {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return refused({ what: 'notJson' });
  }
  const file = valid(GamesFile, json);
  if (file?.format === FORMAT) return ok(file);
  return refused({ what: file && /^wagons-games \d+$/.test(file.format) ? 'later' : 'notOurs' });
}

type FoundDeck = { readonly deck: Deck; readonly text: string };

function readDecks(file: GamesFile): Result<readonly FoundDeck[], ImportError> {
  const decks: FoundDeck[] = [];
  for (const [i, json] of (valid(List, file.decks) ?? []).entries()) {
    const deck = readDeck(json);
    if (!deck.ok) return refused({ what: 'badDeck', path: `$.decks[${i}]`, faults: deck.error });
    decks.push({ deck: deck.value, text: JSON.stringify(json) });
  }
  return ok(decks);
}

function readGames(file: GamesFile, decks: readonly Deck[]): Result<readonly Found[], ImportError> {
  const games: Found[] = [];
  const list = valid(List, file.games);
  if (!list) return refused({ what: 'badGame', path: '$.games' });
  for (const [i, json] of list.entries()) {
    const path = `$.games[${i}]`;
    const kept = readKept(json);
    if (!kept.ok) {
      const { error } = kept;
      return refused(error.what === 'later' ? error : { what: 'badGame', path: `${path}.${error.key}` });
    }
    const deck = decks.find(({ hash }) => hash === kept.value.deck);
    if (!deck) return refused({ what: 'unknownDeck', path: `${path}.deck` });
    const game = parseCode(kept.value.code, [deck]);
    if (!game.ok) return refused({ what: 'badGame', path: `${path}.code` });
    games.push({ kept: kept.value, game: game.value });
  }
  return ok(games);
}

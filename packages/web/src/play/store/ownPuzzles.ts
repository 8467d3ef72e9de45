// Puzzles from the player's own games: the mistakes that were found, and which of them are solved by now.

import type { OwnMistake } from '@wagons/ai/puzzle-making';
import { Type } from 'typebox';
import { type Damages, readEntry } from '../../kit/storage/damaged.ts';
import { Count, Integer, Lenient, parseJson, validEntries } from '../../kit/storage/json.ts';
import type { KeyValueStore } from '../../kit/storage/keyValueStore.ts';

/** `id` stays the same when others are added. */
export type OwnPuzzle = OwnMistake & { readonly id: number; readonly solved: boolean };

export type OwnPuzzles = {
  readonly puzzles: readonly OwnPuzzle[];
  /** The games that were looked through. */
  readonly games: readonly string[];
};

export const NO_OWN_PUZZLES: OwnPuzzles = { puzzles: [], games: [] };

/** Adds the mistakes of a game. A position that is known already is not added again. */
export function withMistakes(own: OwnPuzzles, game: string, mistakes: readonly OwnMistake[]): OwnPuzzles {
  const known = new Set(own.puzzles.map(({ code }) => code));
  const last = own.puzzles.reduce((most, { id }) => Math.max(most, id), 0);
  const added = mistakes
    .filter(({ code }) => !known.has(code))
    .map((mistake, i) => ({ ...mistake, id: last + 1 + i, solved: false }));
  return { puzzles: [...own.puzzles, ...added], games: [...new Set([...own.games, game])] };
}

export const withSolved = (own: OwnPuzzles, id: number): OwnPuzzles => ({
  ...own,
  puzzles: own.puzzles.map((puzzle) => (puzzle.id === id ? { ...puzzle, solved: true } : puzzle)),
});

// ---- Storage ----

export const OWN_PUZZLES_KEY = 'own-puzzles';
const VERSION = 1;

const StoredPuzzle = Type.Object({
  id: Count,
  code: Type.String(),
  best: Integer,
  gap: Count,
  lost: Count,
  answers: Type.Array(Type.Array(Count)),
  solved: Type.Boolean(),
});
const StoredOwn = Type.Object({ v: Type.Literal(VERSION), puzzles: Lenient, games: Lenient });

export const makeOwnPuzzles = (own: OwnPuzzles): string => JSON.stringify({ v: VERSION, ...own });

/** Undefined if the text is none of ours. */
export function readOwnPuzzles(text: string): OwnPuzzles | undefined {
  const stored = parseJson(StoredOwn, text);
  return (
    stored && {
      puzzles: validEntries(StoredPuzzle, stored.puzzles),
      games: validEntries(Type.String(), stored.games),
    }
  );
}

/** The stored puzzles. What can't be read is set aside. */
export const keptOwnPuzzles = (store: KeyValueStore, damages: Damages): OwnPuzzles =>
  readEntry(store, damages, OWN_PUZZLES_KEY, readOwnPuzzles) ?? NO_OWN_PUZZLES;

/** Two devices' puzzles as one; solved on either is solved. */
export function mergedOwnPuzzles(one: OwnPuzzles, other: OwnPuzzles): OwnPuzzles {
  const solved = new Set(other.puzzles.filter((puzzle) => puzzle.solved).map(({ code }) => code));
  const puzzles = one.puzzles.map((puzzle) =>
    solved.has(puzzle.code) ? { ...puzzle, solved: true } : puzzle,
  );
  const added = withMistakes({ ...one, puzzles }, '', other.puzzles).puzzles.slice(puzzles.length);
  return {
    puzzles: [...puzzles, ...added.map((puzzle) => ({ ...puzzle, solved: solved.has(puzzle.code) }))],
    games: [...new Set([...one.games, ...other.games])],
  };
}

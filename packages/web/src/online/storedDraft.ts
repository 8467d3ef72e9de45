// The stored moves of a turn that is not confirmed yet, valid only for the position they continue.

import { fingerprint } from '@wagons/protocol';
import { type Game, legalPrefix, type Move, type Seat } from '@wagons/rules';
import { makeMove } from '@wagons/rules/notation';
import { Type } from 'typebox';
import { Lenient, parseJson, validEntries } from '../kit/storage/json.ts';
import type { KeyValueStore } from '../kit/storage/keyValueStore.ts';
import { readMoves } from './replica.ts';

/** `on` is the fingerprint of the position that the moves continue. */
const StoredTurn = Type.Object({ on: Type.String(), moves: Lenient });

const keyOf = (table: string): string => `turn/${table}`;

export function storeDraft(store: KeyValueStore, table: string, game: Game, moves: readonly Move[]): void {
  if (moves.length === 0) {
    if (store.read(keyOf(table)) !== undefined) store.remove(keyOf(table));
  } else store.write(keyOf(table), JSON.stringify({ on: fingerprint(game), moves: moves.map(makeMove) }));
}

/** The stored moves for this position, up to the first illegal one. */
export function readDraft(
  store: KeyValueStore,
  table: string,
  game: Game,
  seat: Seat | undefined,
): readonly Move[] {
  const stored = parseJson(StoredTurn, store.read(keyOf(table)));
  if (!seat || stored?.on !== fingerprint(game)) return [];
  return legalPrefix(game, readMoves(validEntries(Type.String(), stored.moves)) ?? [], seat);
}

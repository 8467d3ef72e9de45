// The stored moves of a turn that is not confirmed yet, valid only for the position they continue.

import { fingerprint } from '@wagons/protocol';
import { type Game, legalPrefix, type Move, type Seat } from '@wagons/rules';
import { makeMove } from '@wagons/rules/notation';
import { asList, asText, parseObject } from '../kit/storage/json.ts';
import type { Shelf } from '../kit/storage/shelf.ts';
import { readMoves } from './record.ts';

const keyOf = (table: string): string => `turn/${table}`;

export function keepTurn(shelf: Shelf, table: string, game: Game, moves: readonly Move[]): void {
  if (moves.length === 0) {
    if (shelf.read(keyOf(table)) !== undefined) shelf.remove(keyOf(table));
  } else shelf.write(keyOf(table), JSON.stringify({ on: fingerprint(game), moves: moves.map(makeMove) }));
}

/** The stored moves for this position, up to the first illegal one. */
export function keptTurn(shelf: Shelf, table: string, game: Game, seat: Seat | undefined): readonly Move[] {
  const found = parseObject(shelf.read(keyOf(table)));
  if (!seat || asText(found?.['on']) !== fingerprint(game)) return [];
  const texts = (asList(found?.['moves']) ?? []).filter((one) => typeof one === 'string');
  return legalPrefix(game, readMoves(texts) ?? [], seat);
}

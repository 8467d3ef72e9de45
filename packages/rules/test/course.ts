// Helpers for tests that play: typed moves, refusals, random games.

import { expect } from 'vitest';
import { type Deck, type Game, legalMoves, newGame, play, type Refusal } from '../src/index.ts';
import { dice } from '../src/deal/index.ts';
import { parseTypedMove } from '../src/notation/index.ts';
import { baseDeck } from './table.ts';

/** Plays typed moves, separated by semicolons; each must be legal. */
export function playing(game: Game, moves: string): Game {
  return moves
    .split(';')
    .map((text) => text.trim())
    .reduce((now, text) => {
      const move = parseTypedMove(text, now);
      if (!move.ok) throw new Error(`${text}: ${JSON.stringify(move.error)}`);
      const next = play(now, move.value);
      if (!next.ok) throw new Error(`${text}: ${JSON.stringify(next.error)}`);
      return next.value;
    }, game);
}

/** Parses a typed move. */
export function typed(game: Game, text: string) {
  const move = parseTypedMove(text, game);
  if (!move.ok) throw new Error(`${text}: ${JSON.stringify(move.error)}`);
  return move.value;
}

/** Expects a typed move to be refused for this reason and by this rule. */
export function expectRefused(game: Game, text: string, why: Refusal, rule: string | undefined): void {
  expect(play(game, typed(game, text))).toEqual({ ok: false, error: { why, rule } });
}

/** Every position of a random game, from the deal to the end. */
export function randomCourse(seed: string, deck: Deck = baseDeck()): Game[] {
  const roll = dice(`course of ${seed}`);
  const course = [newGame(seed, deck)];
  for (let game = course[0]; game && game.phase !== 'over'; game = course.at(-1)) {
    const moves = legalMoves(game);
    const move = moves[roll(moves.length)];
    if (!move) throw new Error(`no legal move in a game from the seed ${seed}`);
    const next = play(game, move);
    if (!next.ok) throw new Error(`a legal move is refused in a game from the seed ${seed}`);
    course.push(next.value);
  }
  return course;
}

/** Freezes a value deeply, so that mutating it throws. */
export function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(frozen);
  }
  return value;
}

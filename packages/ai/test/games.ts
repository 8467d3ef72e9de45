// Games for tests: checked moves, late positions that are fast to search, and unusual decks.

import { type Deck, type Game, legalMoves, mustPlay, newGame, seatToMove } from '@wagons/rules';
import { dice } from '@wagons/rules/deal';
import { baseDeck } from '../../rules/test/table.ts';
import type { Bot } from '../src/players/bot.ts';

/** Plays to the end. */
export function finish(start: Game, bots: Readonly<Record<'first' | 'second', Bot>>): Game {
  let game = start;
  for (let seat = seatToMove(game); seat; seat = seatToMove(game)) game = mustPlay(game, bots[seat](game));
  return game;
}

/** A draft with at most `cards` cards left: one of the next two is taken each time and placed at random. */
export function late(seed: string, cards = 5, deck: Deck = baseDeck()): Game {
  const roll = dice(`late ${seed}`);
  let game = newGame(seed, deck);
  while (game.phase !== 'draft' || game.circle.length > cards) {
    const moves = legalMoves(game);
    const move = moves[roll(game.phase === 'draft' ? Math.min(2, moves.length) : moves.length)];
    if (!move) throw new Error('the game is over before it is late');
    game = mustPlay(game, move);
  }
  return game;
}

/** A deck whose conditions depend on both towns cell by cell. */
export function tiedDeck(): Deck {
  const bonus = {
    choose: { largestGroup: { terrain: 'water' } },
    score: { compare: { each: { cell: { icon: 'gun' } } }, more: { each: { cell: { chosen: true } } } },
  } as const;
  return { ...baseDeck(), hash: 'tied', cards: baseDeck().cards.map((card) => ({ ...card, bonus })) };
}

// Sets up the deck and position that a host sends.

import {
  type Deck,
  type Game,
  invariant,
  newGame,
  ok,
  play,
  refused,
  replay,
  type Result,
} from '@wagons/rules';
import { isSeed, SEED_LENGTH } from '@wagons/rules/deal';
import { parseDeck } from '@wagons/rules/deck';
import { parseCode, parseMove } from '@wagons/rules/notation';
import { codeErrorText, faultText, refusalText, typedErrorText } from '@wagons/words';
import type { Context } from '../kit/context.ts';
import { builtInDeck } from '../options/decks.ts';
import type { BotPosition } from './protocol.ts';

/** A refusal is a sentence. */
export function setUpDeck(context: Context, named: string): Result<Deck, string> {
  const known = builtInDeck(context, named);
  const deck = known ? ok(known) : parseDeck(named);
  if (deck.ok) return deck;
  const [fault] = deck.error;
  invariant(fault, 'a refused deck has a fault');
  return refused(faultText(context.words, fault));
}

export function setUpPosition(context: Context, position: BotPosition, deck: Deck): Result<Game, string> {
  const { words, say } = context;
  if ('seed' in position) {
    if (!isSeed(position.seed)) return refused(say.usage.badSeed({ limit: SEED_LENGTH }));
    return playMoves(context, newGame(position.seed, deck), position.moves);
  }
  if ('deal' in position) {
    const [a = '', b = '', c = '', ...circle] = position.deal.split(/\s+/);
    const start = replay({ deck: deck.hash, deal: { center: [a, b, c], circle }, moves: [] }, deck);
    if (start.ok) return playMoves(context, start.value, position.moves);
    return refused(say.arena.requests.badDeal({ count: String(deck.cards.length) }));
  }
  const game = parseCode(position.code, [deck]);
  return game.ok ? game : refused(codeErrorText(words, game.error));
}

/** Plays moves separated by semicolons. */
function playMoves({ words, say }: Context, start: Game, text: string): Result<Game, string> {
  let game = start;
  const moves = text.split(';').filter((move) => move.trim() !== '');
  for (const typed of moves) {
    const move = parseMove(typed, game.deck);
    const next = move.ok ? play(game, move.value) : move;
    if (next.ok) {
      game = next.value;
      continue;
    }
    const why = 'why' in next.error ? refusalText(words, next.error) : typedErrorText(words, next.error);
    return refused(say.refusals.inside({ where: typed.trim(), sentence: why }));
  }
  return ok(game);
}

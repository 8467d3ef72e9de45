// A whole game as text: deck, deal, and a line for every turn (N10).

import { deckNumber, deckPrefix, findDeck } from '../deck/builtInDecks.ts';
import { play } from '../game/play.ts';
import { ok, type Result } from '../core/result.ts';
import { begin, seatToMove, turnsOf } from '../game/turn.ts';
import { type CardId, type Deck, type Game, SEATS } from '../core/types.ts';
import type { Expected, TextError } from './errors.ts';
import { makeMove } from './madeMove.ts';
import { readMove } from './move.ts';
import { phrases } from './town.ts';
import { cardIn, splitLines, START, type TextLine, tooLong, unexpected, type Word, wrong } from './words.ts';

const HEADER = 'wagons 1';

export function makeGame(game: Game): string {
  const { deck, deal } = game;
  return [
    HEADER,
    `deck ${deckName(deck.hash)}`,
    `center ${deal.center.join(' ')}`,
    `circle ${deal.circle.join(' ')}`,
    ...turnsOf(game).map(({ seat, moves }) => `${seat}: ${moves.map(makeMove).join('; ')}`),
    '',
  ].join('\n');
}

/** The name of a deck in a game: the number of a built-in one, or a prefix of the hash. */
const deckName = (hash: string): string => `${deckNumber(hash) ?? deckPrefix(hash)}`;

/** Parses a game and plays its moves. The error is about the first move that is invalid or illegal. */
export function parseGame(text: string, decks: readonly Deck[]): Result<Game, TextError> {
  const long = tooLong(text);
  if (long) return long;
  const lines = splitLines(text).filter(({ words }) => words.length > 0);
  const missing: TextLine = { words: [], end: lines.at(-1)?.end ?? START };
  const [header = missing, deckLine = missing, centerLine = missing, circleLine = missing, ...turnLines] =
    lines;
  if (header.words.map((word) => word.text).join(' ') !== HEADER)
    return unexpected(firstOf(header), 'header');
  const deck = readDeck(deckLine, decks);
  if (!deck.ok) return deck;
  const center = readCards(centerLine, 'center', deck.value, { count: CENTER, dealt: [] });
  if (!center.ok) return center;
  const rest = { count: deck.value.cards.length - CENTER, dealt: center.value };
  const circle = readCards(circleLine, 'circle', deck.value, rest);
  if (!circle.ok) return circle;
  const [a = '', b = '', c = ''] = center.value;
  return playTurns(begin(deck.value, { center: [a, b, c], circle: circle.value }), turnLines);
}

const CENTER = 3;

const firstOf = ({ words: [first], end }: TextLine): Word => first ?? end;

/** The words of a line after its label. */
function labeled(line: TextLine, label: Expected): Result<readonly Word[], TextError> {
  const [first = line.end, ...rest] = line.words;
  return first.text === label ? ok(rest) : unexpected(first, label);
}

/** `deck 1`, or `deck` and a prefix of a hash. */
function readDeck(line: TextLine, decks: readonly Deck[]): Result<Deck, TextError> {
  const said = labeled(line, 'deck');
  if (!said.ok) return said;
  const [name = line.end, extra] = said.value;
  if (name.text === '') return unexpected(name, 'deck');
  if (extra) return unexpected(extra, 'end');
  const deck = decks.find(({ hash }) => deckName(hash) === name.text) ?? findDeck(decks, name.text);
  return deck ? ok(deck) : wrong(name, { what: 'unknownDeck', found: name.text.slice(0, 40) });
}

/** A line of `count` distinct cards, none of them in `dealt`. */
function readCards(
  line: TextLine,
  label: 'center' | 'circle',
  deck: Deck,
  { count, dealt }: { readonly count: number; readonly dealt: readonly CardId[] },
): Result<readonly CardId[], TextError> {
  const said = labeled(line, label);
  if (!said.ok) return said;
  const cards: CardId[] = [];
  for (const name of said.value) {
    const card = cardIn(deck, name);
    if (card === undefined) return wrong(name, { what: 'unknownCard', found: name.text.slice(0, 40) });
    if ([...dealt, ...cards].includes(card)) return wrong(name, { what: 'duplicateCard', found: card });
    cards.push(card);
  }
  if (cards.length === count) return ok(cards);
  return wrong(firstOf(line), { what: 'wrongCount', found: cards.length, expected: count });
}

function playTurns(start: Game, lines: readonly TextLine[]): Result<Game, TextError> {
  let game = start;
  for (const { words, end } of lines) {
    const [label = end] = words;
    const seat = SEATS.find((one) => label.text.toLowerCase() === `${one}:`);
    if (!seat && label.text.endsWith(':')) return unexpected(label, 'seat');
    for (const phrase of phrases({ words: seat ? words.slice(1) : words, end })) {
      const [first = end] = phrase.words;
      const toMove = seatToMove(game);
      if (seat && toMove && seat !== toMove) {
        return wrong(label, { what: 'wrongSeat', found: seat, expected: toMove });
      }
      const move = readMove(phrase.words, phrase.end, game.deck);
      if (!move.ok) return move;
      const next = play(game, move.value);
      if (!next.ok) return wrong(first, { what: 'illegal', illegal: next.error });
      game = next.value;
    }
  }
  return ok(game);
}

// A whole game as text: deck, deal, and a line for every turn (N10).

import { BASE_DECKS, deckPrefix, findDeck } from '../deck.ts';
import { isDealOf, play } from '../play.ts';
import { ok, type Result } from '../result.ts';
import { begin, seatToMove } from '../turn.ts';
import { type CardId, type Deck, type Game, SEATS, type Seat } from '../types.ts';
import type { Expected, TextError } from './errors.ts';
import { makeMove, phrases, readMove } from './move.ts';
import { cardIn, splitLines, type TextLine, tooLong, unexpected, type Word, wrong } from './words.ts';

const HEADER = 'wagons 1';

export function makeGame(game: Game): string {
  const { deck, deal } = game;
  const number = BASE_DECKS.indexOf(deck.hash) + 1;
  return [
    HEADER,
    `deck ${number > 0 ? `base ${number}` : deckPrefix(deck.hash)}`,
    `center ${deal.center.join(' ')}`,
    `circle ${deal.circle.join(' ')}`,
    ...turns(game).map(({ seat, said }) => `${seat}: ${said.join('; ')}`),
    '',
  ].join('\n');
}

/** The moves of a game, turn by turn: a turn is one seat's consecutive moves. */
function turns(game: Game): ReadonlyArray<{ readonly seat: Seat; readonly said: readonly string[] }> {
  const list: Array<{ seat: Seat; said: string[] }> = [];
  let now = begin(game.deck, game.deal);
  for (const move of game.moves) {
    const seat = seatToMove(now);
    const turn = list.at(-1);
    if (seat && turn?.seat === seat) turn.said.push(makeMove(move));
    else if (seat) list.push({ seat, said: [makeMove(move)] });
    const next = play(now, move);
    if (next.ok) now = next.value;
  }
  return list;
}

/** Reads a game with the decks at hand. Every move is played; the first that the rules forbid is named. */
export function parseGame(text: string, decks: readonly Deck[]): Result<Game, TextError> {
  const long = tooLong(text);
  if (long) return long;
  const lines = splitLines(text).filter(({ words }) => words.length > 0);
  const [header, deckLine, centerLine, circleLine, ...rest] = [
    ...lines,
    endOf(lines),
    endOf(lines),
    endOf(lines),
    endOf(lines),
  ];
  if (header?.words.map(({ text }) => text).join(' ') !== HEADER)
    return unexpected(firstWord(header), 'header');
  const deck = readDeckLine(deckLine, decks);
  if (!deck.ok) return deck;
  const center = readCards(centerLine, 'center', 3, deck.value);
  if (!center.ok) return center;
  const circle = readCards(circleLine, 'circle', deck.value.cards.length - 3, deck.value);
  if (!circle.ok) return circle;
  const [a = '', b = '', c = ''] = center.value;
  const deal = { center: [a, b, c] as const, circle: circle.value };
  const twice = circle.value.findIndex((card) => center.value.includes(card));
  if (!isDealOf(deck.value, deal)) {
    return wrong(circleLine?.words[twice + 1] ?? firstWord(circleLine), {
      what: 'duplicateCard',
      found: circle.value[twice] ?? '',
    });
  }
  return playTurns(begin(deck.value, deal), rest);
}

/** Stands in for a line that is missing at the end of a text. */
function endOf(lines: readonly TextLine[]): TextLine {
  return { words: [], end: lines.at(-1)?.end ?? { text: '', line: 1, column: 1 } };
}

const firstWord = (line: TextLine | undefined): Word =>
  line?.words[0] ?? line?.end ?? { text: '', line: 1, column: 1 };

function readDeckLine(line: TextLine | undefined, decks: readonly Deck[]): Result<Deck, TextError> {
  const [label, ...name] = line?.words ?? [];
  if (label?.text !== 'deck') return unexpected(firstWord(line), 'deck');
  const [one, two, extra] = name;
  if (!one) return unexpected(line?.end ?? label, 'deck');
  const base = one.text === 'base';
  const last = base ? two : one;
  if (!last) return unexpected(line?.end ?? one, 'number');
  const more = base ? extra : two;
  if (more) return unexpected(more, 'end');
  const deck = base
    ? decks.find(({ hash }) => hash === BASE_DECKS[Number(last.text) - 1])
    : findDeck(decks, last.text);
  return deck ? ok(deck) : wrong(last, { what: 'unknownDeck', found: last.text.slice(0, 40) });
}

function readCards(
  line: TextLine | undefined,
  label: Expected,
  count: number,
  deck: Deck,
): Result<CardId[], TextError> {
  const [said, ...names] = line?.words ?? [];
  if (said?.text !== label) return unexpected(firstWord(line), label);
  const cards: CardId[] = [];
  for (const name of names) {
    const card = cardIn(deck, name);
    if (card === undefined) return wrong(name, { what: 'unknownCard', found: name.text.slice(0, 40) });
    if (cards.includes(card)) return wrong(name, { what: 'duplicateCard', found: card });
    cards.push(card);
  }
  return cards.length === count
    ? ok(cards)
    : wrong(said, { what: 'wrongCount', found: cards.length, expected: count });
}

function playTurns(start: Game, lines: readonly TextLine[]): Result<Game, TextError> {
  let game = start;
  for (const { words, end } of lines) {
    const [label] = words;
    const seat = SEATS.find((one) => label?.text.toLowerCase() === `${one}:`);
    if (label && !seat && label.text.endsWith(':')) return unexpected(label, 'seat');
    for (const phrase of phrases({ words: seat ? words.slice(1) : words, end })) {
      const [first = end] = phrase.words;
      const toMove = seatToMove(game);
      if (label && seat && toMove && seat !== toMove) {
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

// A whole game in a link: version, deck, deal and every move so far in at most 40 characters (N12–N15).

import { deckNumber, deckPrefix, findDeck } from '../deck/builtInDecks.ts';
import { legalMoves, mustPlay } from '../game/play.ts';
import { invariant, ok, refused, type Result } from '../core/result.ts';
import { sameCell } from '../town/town.ts';
import { begin } from '../game/turn.ts';
import type { CardId, Deal, Deck, Game, Move } from '../core/types.ts';
import type { CodeError } from './errors.ts';

const VERSION = '1';
const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const BASE = BigInt(ALPHABET.length);
const CHECK_LENGTH = 5;
const MOST_MOVES = 31;

// ---- Mixed radix: each digit has its own base, so that no bit is wasted ----

/** A choice: the index `is` out of `of` possibilities. */
type Digit = { readonly of: number; readonly is: number };

/** The digits as one number; the first is the least significant, since the bases of later digits depend on it. */
const join = (digits: readonly Digit[]): bigint =>
  digits.reduceRight((number, { of, is }) => number * BigInt(of) + BigInt(is), 0n);

/** Splits a number back into digits, one by one. */
function split(number: bigint) {
  let rest = number;
  return {
    next(of: number): number {
      const digit = Number(rest % BigInt(of));
      rest /= BigInt(of);
      return digit;
    },
    isEmpty: (): boolean => rest === 0n,
  };
}
type Split = ReturnType<typeof split>;

/** A number in base 62, padded to a length. */
function makeNumber(number: bigint, length = 1): string {
  let text = '';
  for (let rest = number; rest > 0n; rest /= BASE) text = (ALPHABET[Number(rest % BASE)] ?? '') + text;
  return text.padStart(length, '0');
}

const parseNumber = (text: string): bigint =>
  [...text].reduce((number, letter) => number * BASE + BigInt(ALPHABET.indexOf(letter)), 0n);

// ---- The deal: an index into the remaining cards ----

function dealDigits(deck: Deck, { center, circle }: Deal): Digit[] {
  const left = deck.cards.map(({ id }) => id);
  return [...center, ...circle].map((card) => {
    const is = left.indexOf(card);
    left.splice(is, 1);
    return { of: left.length + 1, is };
  });
}

function readDeal(deck: Deck, digits: Split): Deal {
  const left = deck.cards.map(({ id }) => id);
  const cards: CardId[] = deck.cards.flatMap(() => left.splice(digits.next(left.length), 1));
  const [a = '', b = '', c = '', ...circle] = cards;
  return { center: [a, b, c], circle };
}

// ---- The moves ----

/** A draft is a sequence of binary choices, skip or take; the last card of the circle needs none. */
function draftDigits(game: Game, card: CardId): Digit[] {
  const skips = game.circle.indexOf(card);
  const asked = Math.min(skips + 1, game.circle.length - 1);
  return Array.from({ length: asked }, (_, i) => ({ of: 2, is: i < skips ? 1 : 0 }));
}

function readDraft(game: Game, digits: Split): Move | undefined {
  const card = game.circle.find((_, i) => i === game.circle.length - 1 || digits.next(2) === 0);
  return card === undefined ? undefined : { type: 'draft', card };
}

function moveDigits(game: Game, move: Move): Digit[] {
  if (move.type === 'draft') return draftDigits(game, move.card);
  const moves = legalMoves(game);
  const is = moves.findIndex((one) => sameMove(one, move));
  invariant(is >= 0, 'the moves of a game are legal');
  return [{ of: moves.length, is }];
}

function readMove(game: Game, digits: Split): Move | undefined {
  if (game.phase === 'draft') return readDraft(game, digits);
  const moves = legalMoves(game);
  return moves.length > 0 ? moves[digits.next(moves.length)] : undefined;
}

function sameMove(a: Move, b: Move): boolean {
  if (a.type !== 'place' || b.type !== 'place') return a.type === b.type && a.card === b.card;
  return a.card === b.card && a.rotation === b.rotation && sameCell(a.cell, b.cell);
}

// ---- The checksum ----

// The largest prime below 62^5. Modulo a prime, one changed character or two swapped ones always change the
// sum, because no power of the factor repeats within the length of a code.
const PRIME = 916_132_829;
const FACTOR = 1_000_003;

function checksum(text: string): string {
  const sum = [...text].reduce((sum, letter) => (sum * FACTOR + ALPHABET.indexOf(letter) + 1) % PRIME, 1);
  return makeNumber(BigInt(sum), CHECK_LENGTH);
}

// ---- The code ----

/** A built-in deck is its number; any other deck is 0 and a prefix of its hash. */
const PREFIX_LENGTH = 7;
function makeDeckName({ hash }: Deck): string {
  const number = deckNumber(hash);
  return number === undefined
    ? `0${makeNumber(BigInt(`0x${deckPrefix(hash)}`), PREFIX_LENGTH)}`
    : makeNumber(BigInt(number));
}

function readDeckName(body: string, decks: readonly Deck[]): Result<{ deck: Deck; rest: string }, CodeError> {
  const number = ALPHABET.indexOf(body[0] ?? '');
  if (number > 0) {
    const deck = decks.find(({ hash }) => deckNumber(hash) === number);
    return deck ? ok({ deck, rest: body.slice(1) }) : refused({ what: 'unknownBuiltInDeck', found: number });
  }
  const prefix = parseNumber(body.slice(1, 1 + PREFIX_LENGTH))
    .toString(16)
    .padStart(10, '0');
  const deck = findDeck(decks, prefix);
  return deck
    ? ok({ deck, rest: body.slice(1 + PREFIX_LENGTH) })
    : refused({ what: 'unknownDeck', found: prefix });
}

export function makeCode(game: Game): string {
  const digits: Digit[] = [
    { of: MOST_MOVES + 1, is: game.moves.length },
    ...dealDigits(game.deck, game.deal),
  ];
  let now = begin(game.deck, game.deal);
  for (const move of game.moves) {
    digits.push(...moveDigits(now, move));
    now = mustPlay(now, move);
  }
  const body = VERSION + makeDeckName(game.deck) + makeNumber(join(digits));
  return body + checksum(body);
}

/** Parses a code with the available decks. */
export function parseCode(code: string, decks: readonly Deck[]): Result<Game, CodeError> {
  const text = code.trim();
  if (!/^[0-9A-Za-z]{8,64}$/.test(text)) return refused({ what: 'notACode' });
  const body = text.slice(0, -CHECK_LENGTH);
  if (checksum(body) !== text.slice(-CHECK_LENGTH)) return refused({ what: 'damaged' });
  const version = body.slice(0, 1);
  if (version !== VERSION) return refused({ what: 'unknownVersion', found: version });
  const named = readDeckName(body.slice(1), decks);
  if (!named.ok) return named;
  const { deck, rest } = named.value;
  const digits = split(parseNumber(rest));
  let left = digits.next(MOST_MOVES + 1);
  let game = begin(deck, readDeal(deck, digits));
  for (; left > 0; left--) {
    const move = readMove(game, digits);
    if (!move) return refused({ what: 'damaged' });
    game = mustPlay(game, move);
  }
  // A code that doesn't round-trip was not made by `makeCode`.
  return digits.isEmpty() && makeCode(game) === text ? ok(game) : refused({ what: 'damaged' });
}

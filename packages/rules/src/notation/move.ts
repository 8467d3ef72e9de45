// Parses moves written by people: `take the-herd`, `Place The-Herd 2,1 turned` (N6).

import { ok, type Result } from '../core/result.ts';
import type { CardId, Deck, Move, Placement } from '../core/types.ts';
import type { TextError } from './errors.ts';
import { parseCell } from './cell.ts';
import { asOneLine, cardIn, tooLong, unexpected, type Word, wrong } from './words.ts';

export const VERBS = { start: 'pickStart', take: 'draft', place: 'place' } as const;
type Verb = keyof typeof VERBS;
export const isVerb = (text: string): text is Verb => Object.hasOwn(VERBS, text);

export function parseMove(text: string, deck: Deck): Result<Move, TextError> {
  const { words, end } = asOneLine(text);
  return tooLong(text) ?? readMove(words, end, deck);
}

export function readMove(words: readonly Word[], end: Word, deck: Deck): Result<Move, TextError> {
  const [verb = end, ...rest] = words;
  const said = verb.text.toLowerCase();
  if (!isVerb(said)) return unexpected(verb, 'start', 'take', 'place');
  if (said === 'place') {
    const placement = readPlacement(rest, end, deck);
    return placement.ok ? ok({ type: 'place', ...placement.value }) : placement;
  }
  const [name = end, extra] = rest;
  const card = readCard(name, deck);
  if (!card.ok) return card;
  return extra ? unexpected(extra, 'end') : ok({ type: VERBS[said], card: card.value });
}

function readCard(name: Word, deck: Deck): Result<CardId, TextError> {
  if (name.text === '') return unexpected(name, 'card');
  const card = cardIn(deck, name);
  return card === undefined ? wrong(name, { what: 'unknownCard', found: name.text.slice(0, 40) }) : ok(card);
}

export function readPlacement(words: readonly Word[], end: Word, deck: Deck): Result<Placement, TextError> {
  const [name = end, ...rest] = words;
  const card = readCard(name, deck);
  const spot = readSpot(rest, end);
  if (!card.ok) return card;
  return spot.ok ? ok({ card: card.value, ...spot.value }) : spot;
}

/** `2,1` or `2,1 turned`. */
export function readSpot(
  words: readonly Word[],
  end: Word,
): Result<Pick<Placement, 'cell' | 'rotation'>, TextError> {
  const [where = end, turned, extra] = words;
  const cell = parseCell(where.text);
  if (!cell) return unexpected(where, 'cell');
  if (turned && turned.text.toLowerCase() !== 'turned') return unexpected(turned, 'turned', 'end');
  return extra ? unexpected(extra, 'end') : ok({ cell, rotation: turned ? 'upsideDown' : 'upright' });
}

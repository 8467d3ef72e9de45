// Parses a move typed during a game, where the position supplies what is left out (N7).

import { ok, type Result } from '../core/result.ts';
import type { CardId, Cell, Game, Move } from '../core/types.ts';
import type { TextError } from './errors.ts';
import { isVerb, readSpot, VERBS } from './move.ts';
import { asOneLine, findByName, nameOf, namesOf, tooLong, unexpected, type Word, wrong } from './words.ts';

const NUMBER = /^-?\d+(\.\d+)?$/;
const PAIR = /^-?\d+(\.\d+)?,-?\d+(\.\d+)?$/;
const isCell = ([first, second]: readonly Word[]): boolean =>
  first !== undefined &&
  (PAIR.test(first.text) || (NUMBER.test(first.text) && NUMBER.test(second?.text ?? '')));

/**
 * Parses what the player to move types: a whole move, or one without what the position implies. `3` takes the third
 * card of the circle, `2 1 t` places the held card at 2,1 upside down. A move of the wrong phase is parsed all the
 * same; `play` refuses it.
 */
export function parseTypedMove(text: string, game: Game): Result<Move, TextError> {
  const long = tooLong(text);
  if (long) return long;
  const { words, end } = asOneLine(text);
  const [first = end, ...others] = words;
  const verb = first.text.toLowerCase();
  if (isVerb(verb))
    return verb === 'place' ? readPlace(others, end, game) : readCardMove(VERBS[verb], others, end, game);
  if (game.phase === 'place' || isCell(words)) return readPlace(words, end, game);
  return readCardMove(game.phase === 'over' ? 'draft' : game.phase, words, end, game);
}

/** Any card, for a move whose phase is wrong anyway. */
const anyCard = ({ deck, circle }: Game): CardId => circle[0] ?? deck.cards[0]?.id ?? '';

function readPlace(words: readonly Word[], end: Word, game: Game): Result<Move, TextError> {
  const at = words.findIndex((_, i) => isCell(words.slice(i)));
  const name = words.slice(0, Math.max(0, at));
  const named = name.length > 0 ? findByName(game.deck, spoken(name))?.id : undefined;
  const [first = end] = name;
  if (name.length > 0 && named === undefined)
    return wrong(first, { what: 'unknownCard', found: spoken(name).slice(0, 40) });
  const [where = end, ...turned] = joinCell(at < 0 ? words : words.slice(at));
  const between = betweenCells(where);
  const spot = readSpot([between ? { ...where, text: '0,0' } : where, ...turned], end);
  if (!spot.ok) return spot;
  const card = named ?? (game.phase === 'place' ? game.held[0].card : anyCard(game));
  return ok({ type: 'place', card, ...spot.value, ...(between && { cell: between }) });
}

/** A fractional cell is parsed, so that the rules refuse it. */
function betweenCells({ text }: Word): Cell | undefined {
  const [x = NaN, y = NaN] = text.split(',').map(Number);
  return PAIR.test(text) && !(Number.isInteger(x) && Number.isInteger(y)) ? { x, y } : undefined;
}

/** `2 1 t` is `2,1 turned`. */
function joinCell(words: readonly Word[]): readonly Word[] {
  const [x, y, ...rest] = words;
  const joined =
    x && y && NUMBER.test(x.text) && NUMBER.test(y.text)
      ? [{ ...x, text: `${x.text},${y.text}` }, ...rest]
      : words;
  return joined.map((word) => (word.text.toLowerCase() === 't' ? { ...word, text: 'turned' } : word));
}

const spoken = (words: readonly Word[]): string => words.map(({ text }) => text).join(' ');

function readCardMove(
  type: 'pickStart' | 'draft',
  words: readonly Word[],
  end: Word,
  game: Game,
): Result<Move, TextError> {
  const [first, extra] = words;
  if (!first) return unexpected(end, 'card');
  if (/^\d+$/.test(first.text)) {
    if (extra) return unexpected(extra, 'end');
    const card = game.circle[Number(first.text) - 1] ?? (game.phase === type ? undefined : anyCard(game));
    if (card !== undefined) return ok({ type, card });
    return wrong(first, { what: 'noSuchNumber', found: first.text.slice(0, 40), atMost: game.circle.length });
  }
  const card = circleCard(words, first, game);
  return card.ok ? ok({ type, card: card.value }) : card;
}

/** A card by its name, or one of the circle by a prefix of its name. */
function circleCard(words: readonly Word[], first: Word, game: Game): Result<CardId, TextError> {
  const said = spoken(words);
  const known = findByName(game.deck, said);
  if (known) return ok(known.id);
  const begun = game.deck.cards
    .filter((card) => game.circle.includes(card.id))
    .filter((card) => namesOf(card).some((name) => name.startsWith(nameOf(said))))
    .map((card) => card.id);
  const [only] = begun;
  if (only === undefined) return wrong(first, { what: 'unknownCard', found: said.slice(0, 40) });
  return begun.length === 1
    ? ok(only)
    : wrong(first, { what: 'ambiguous', found: said.slice(0, 40), cards: begun });
}

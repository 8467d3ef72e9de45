// Fixtures: decks from their files, towns as pictures, and the worth of conditions there.

import { readFileSync } from 'node:fs';
import type { CardId, Deck, Result } from '../src/index.ts';
import { cardOf, findCard, parseDeck } from '../src/deck/index.ts';
import { makeCell, parsePicture, parseTown } from '../src/notation/index.ts';
import { type Bonus, type Line, type TownCell, worth } from '../src/scoring/index.ts';
import { checkTowns, type View, visible } from '../src/town/index.ts';

function sound<T>(read: Result<T, unknown>): T {
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value;
}

const deckText = (name: string): string =>
  readFileSync(new URL(`../decks/${name}.json`, import.meta.url), 'utf8');

/** The JSON of a file in `decks`. */
export const deckJson = (name: string) => JSON.parse(deckText(name)) as { readonly cards: readonly object[] };

/** A deck from `decks`, by the name of its file. */
export const deckFile = (name: string): Deck => sound(parseDeck(deckText(name)));

const base = deckFile('base');
const frontier = deckFile('frontier');
/** Built-in deck 1, as printed. */
export const baseDeck = (): Deck => base;
/** Built-in deck 2. */
export const frontierDeck = (): Deck => frontier;

/**
 * A town drawn in the notation (N9); the rows of a small one may be on one line, separated by slashes. It need not be
 * a town that cards can make.
 */
export const picture = (text: string): View => sound(parsePicture(text.replaceAll(' / ', '\n')));

/** The view of placements in the notation (N8), which must be legal. */
export function laid(text: string, deck: Deck = base): View {
  const first = sound(parseTown(text, deck));
  return visible(deck, sound(checkTowns(deck, { first, second: [] })).first);
}

type Drawn = string | View;
const viewOf = (town: Drawn): View => (typeof town === 'string' ? picture(town) : town);

/** The card with this id in either built-in deck; ids are unique across both. */
const conditionOf = (id: CardId): Bonus => (findCard(base, id) ?? cardOf(frontier, id)).bonus;

/** The worth of a condition to the owner of a town: of a built-in card by its id, or of any expression. */
export function bonusLine(condition: CardId | Bonus, own: Drawn, rival: Drawn = ''): Line {
  const bonus = typeof condition === 'string' ? conditionOf(condition) : condition;
  return worth(bonus, { first: viewOf(own), second: viewOf(rival) }, 'first');
}

export const bonusPoints = (condition: CardId | Bonus, own: Drawn, rival?: Drawn): number =>
  bonusLine(condition, own, rival).points;

/** Each contribution as text: `4 from 1,0`, or with cells of the opponent's town `6 from 0,0 rival:2,1`. */
export const bonusReasons = (condition: CardId | Bonus, own: Drawn, rival?: Drawn): string[] =>
  bonusLine(condition, own, rival).contributions.map(
    ({ points, cells }) => `${points} from ${cells.map(makeTownCell).join(' ') || 'nothing'}`,
  );

const makeTownCell = ({ town, cell }: TownCell): string =>
  `${town === 'first' ? '' : 'rival:'}${makeCell(cell)}`;

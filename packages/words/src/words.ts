// The words of a language: its messages and its numbers, loaded on demand.

import type { Language, Points } from '@wagons/rules';
import { type Amounts, amountsIn } from './language/amounts.ts';
import { load as loadCards } from './generated/load/cards.ts';
import { load as loadGame } from './generated/load/game.ts';
import { load as loadTable } from './generated/load/table.ts';
import type { CardsMessages, GameMessages, TableMessages } from './generated/types.ts';
import { localeOf } from './language/languages.ts';

/** The names of rulebook things inside a sentence: capitalized only where the language's spelling requires it. */
export type Names = TableMessages['names'];

/** What is needed while a game is played. */
export type PlayWords = {
  readonly language: Language;
  readonly names: Names;
  readonly amounts: Amounts;
  /** "1 point", "−3 points" */
  readonly points: (n: Points) => string;
  /** The computer opponents by level: a name, and a line about each. */
  readonly opponents: TableMessages['opponents'];
  readonly refusals: TableMessages['spots'];
};

/** The conditions of the built-in decks, written by hand: full sentences. */
export type CardWords = CardsMessages;

/** Everything that more than one program says, in one language. */
export type Words = PlayWords & {
  readonly cards: CardWords;
  readonly tally: GameMessages['tally'];
  readonly refusals: { readonly why: GameMessages['refusals']['why'] };
  readonly terms: GameMessages['terms'];
  readonly provenances: GameMessages['provenances'];
  readonly course: GameMessages['course'];
  readonly analysis: GameMessages['analysis'];
  readonly errors: GameMessages['errors'];
};

/** Words of the rulebook that stand alone: headings, labels, the words a legend explains. */
export type Term = keyof Words['terms'];

export const playWords = (
  language: Language,
  { names, points, spots, opponents }: TableMessages,
): PlayWords => ({
  language,
  names,
  amounts: amountsIn(localeOf(language)),
  points: (n) => points({ points: n }),
  opponents,
  refusals: spots,
});

export async function loadWords(language: Language): Promise<Words> {
  const [table, game, cards] = await Promise.all([
    loadTable[language](),
    loadGame[language](),
    loadCards[language](),
  ]);
  const play = playWords(language, table.messages);
  const { why } = game.messages.refusals;
  return {
    ...play,
    ...game.messages,
    cards: cards.messages,
    refusals: { ...play.refusals, why: { ...play.refusals.why, ...why } },
  };
}

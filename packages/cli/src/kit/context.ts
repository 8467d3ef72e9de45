// What every command receives: ports, words of the chosen language, built-in decks, colors.

import type { Deck } from '@wagons/rules';
import { findCard } from '@wagons/rules/deck';
import { bonusText, type Describe, titleOf, type Words } from '@wagons/words';
import type { LawWords } from '@wagons/words/areas';
import type { TerminalWords } from '@wagons/words/terminal';
import { type Block, harmless, STEERING } from '../terminal/block.ts';
import type { Paint } from '../terminal/paint.ts';
import type { Ports } from './ports.ts';

export type Context = {
  readonly ports: Ports;
  readonly words: Words;
  readonly describe: Describe;
  readonly say: TerminalWords;
  readonly law: LawWords;
  /** The built-in decks in the order of their numbers; the first, `printed`, is the default. */
  readonly builtIn: readonly Deck[];
  readonly printed: Deck;
  readonly paint: Paint;
  /** Columns of the terminal. */
  readonly width: number;
  /** How the program is called here: `wagons`, or `npm run -s wagons --`. */
  readonly program: string;
};

export const print = ({ ports }: Context, lines: Block): Promise<void> =>
  ports.out.write(lines.map((line) => `${line}\n`).join(''));

/** Prints to standard error. */
export const remark = ({ ports }: Context, lines: Block): Promise<void> =>
  ports.err.write(lines.map((line) => `${harmless(line)}\n`).join(''));

/** Prints one object on one line. Control characters are escaped. */
export const printJson = ({ ports }: Context, answer: object): Promise<void> =>
  ports.out.write(`${JSON.stringify(answer).replaceAll(new RegExp(STEERING, 'gu'), byNumber)}\n`);

const byNumber = (character: string): string =>
  Array.from({ length: character.length }, (_, i) => character.charCodeAt(i))
    .map((unit) => `\\u${unit.toString(16).padStart(4, '0')}`)
    .join('');

/** Looks up card titles. */
export const titles =
  ({ words }: Context, deck: Deck) =>
  (id: string): string => {
    const card = findCard(deck, id);
    return card ? titleOf(card, words.language) : id;
  };

/** The condition of a scoring card, in words. */
export function conditionOf({ words, describe, builtIn }: Context, deck: Deck, id: string): string {
  const card = findCard(deck, id);
  return card
    ? bonusText(
        words,
        card,
        builtIn.flatMap(({ cards }) => cards),
        describe,
      )
    : '';
}

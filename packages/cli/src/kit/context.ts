// What every command is given: the ports, the words of the chosen language, the built-in decks, and the brush.

import { type Deck, findCard } from '@wagons/rules';
import { bonusText, titleOf, type Words } from '@wagons/words';
import type { LawWords } from '@wagons/words/law';
import type { TerminalWords } from '@wagons/words/terminal';
import { type Block, harmless, STEERING } from '../terminal/block.ts';
import type { Paint } from '../terminal/paint.ts';
import type { Ports } from './ports.ts';

export type Context = {
  readonly ports: Ports;
  readonly words: Words;
  readonly say: TerminalWords;
  readonly law: LawWords;
  /** The built-in decks in the order of their numbers, and the first of them, which is played unless another is named. */
  readonly builtIn: readonly Deck[];
  readonly printed: Deck;
  readonly paint: Paint;
  /** How many characters fit on a line. */
  readonly width: number;
  /** How this program is called here: `wagons`, or `npm run -s wagons --`. */
  readonly program: string;
};

export const print = ({ ports }: Context, lines: Block): Promise<void> =>
  ports.out.write(lines.map((line) => `${line}\n`).join(''));

/** Says something beside the answer, on the standard error. */
export const remark = ({ ports }: Context, lines: Block): Promise<void> =>
  ports.err.write(lines.map((line) => `${harmless(line)}\n`).join(''));

/** One object on a line of its own. Characters that could steer a terminal are written by their numbers. */
export const printJson = ({ ports }: Context, answer: object): Promise<void> =>
  ports.out.write(`${JSON.stringify(answer).replaceAll(new RegExp(STEERING, 'gu'), byNumber)}\n`);

const byNumber = (character: string): string =>
  Array.from({ length: character.length }, (_, i) => character.charCodeAt(i))
    .map((unit) => `\\u${unit.toString(16).padStart(4, '0')}`)
    .join('');

/** The title of a card of a deck. */
export const titles =
  ({ words }: Context, deck: Deck) =>
  (id: string): string => {
    const card = findCard(deck, id);
    return card ? titleOf(card, words.language) : id;
  };

/** The condition of a scoring card, in words. */
export function conditionOf({ words, builtIn }: Context, deck: Deck, id: string): string {
  const card = findCard(deck, id);
  return card
    ? bonusText(
        words,
        card,
        builtIn.flatMap(({ cards }) => cards),
      )
    : '';
}

// Finds decks: the built-in ones, and deck files.

import { createRequire } from 'node:module';
import { type Deck, invariant, ok, type Result } from '@wagons/rules';
import { parseDeck } from '@wagons/rules/deck';
import { faultText } from '@wagons/words';
import type { Context } from '../kit/context.ts';
import { printable } from '../terminal/block.ts';
import { type Exit, refusal } from '../kit/exit.ts';
import { FILE_LIMIT, type FileError, type Ports } from '../kit/ports.ts';

/** Names of the built-in decks on the command line, in the order of their numbers. */
const NAMES = ['printed', 'frontier'];

export const DECK_FILES = ['base', 'frontier'].map((name) =>
  createRequire(import.meta.url).resolve(`@wagons/rules/decks/${name}.json`),
);

export const readBuiltInDecks = (readFile: Ports['readFile']): Promise<readonly Deck[]> =>
  Promise.all(
    DECK_FILES.map(async (file) => {
      const text = await readFile(file);
      const deck = text.ok ? parseDeck(text.value) : undefined;
      invariant(deck?.ok, 'a built-in deck can be read');
      return deck.value;
    }),
  );

/** The built-in deck with this name or number. */
export const builtInDeck = ({ builtIn }: Context, name: string): Deck | undefined =>
  builtIn[NAMES.indexOf(name.toLowerCase())] ?? (/^\d+$/.test(name) ? builtIn[Number(name) - 1] : undefined);

export function fileErrorText({ say: { refusals } }: Context, file: string, trouble: FileError): string {
  return trouble === 'fileTooLarge'
    ? refusals.fileTooLarge({ file: printable(file), limit: FILE_LIMIT })
    : refusals[trouble]({ file: printable(file) });
}

/** The deck that `--deck` names: a built-in name or number, or a file. Defaults to the printed deck. */
export async function chosenDeck(context: Context, name: string | undefined): Promise<Result<Deck, Exit>> {
  if (name === undefined) return ok(context.printed);
  const known = builtInDeck(context, name);
  return known ? ok(known) : deckInFile(context, name);
}

async function deckInFile(context: Context, file: string): Promise<Result<Deck, Exit>> {
  const text = await context.ports.readFile(file);
  if (!text.ok) return refusal(fileErrorText(context, file, text.error));
  const deck = parseDeck(text.value);
  if (deck.ok) return deck;
  const [fault, ...more] = deck.error;
  invariant(fault, 'a refused deck has a fault');
  return refusal(
    context.say.refusals.faultyDeck({
      file: printable(file),
      fault: faultText(context.words, fault),
      more: more.length,
      check: `${context.program} deck check ${printable(file)}`,
    }),
  );
}

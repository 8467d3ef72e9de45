// The decks at hand: the base deck of this project, and one that a player keeps in a file.

import { fileURLToPath } from 'node:url';
import { type Deck, invariant, ok, parseDeck, type Result } from '@wagons/rules';
import { faultText } from '@wagons/words';
import type { Context } from './context.ts';
import { printable } from './draw/block.ts';
import { type Exit, refusal } from './exit.ts';
import { FILE_LIMIT, type FileTrouble, type Ports } from './ports.ts';

/** The base deck lies beside the packages, in the same place seen from the sources and from what is built of them. */
export const BASE_DECK = fileURLToPath(new URL('../../../decks/base.json', import.meta.url));

export async function readBaseDeck(readFile: Ports['readFile']): Promise<Deck> {
  const text = await readFile(BASE_DECK);
  const deck = text.ok ? parseDeck(text.value) : undefined;
  invariant(deck?.ok, 'the base deck can be read');
  return deck.value;
}

/** Says why a file cannot be had. */
export function fileTrouble({ say: { refusals } }: Context, file: string, trouble: FileTrouble): string {
  return trouble === 'fileTooLarge'
    ? refusals.fileTooLarge(printable(file), FILE_LIMIT)
    : refusals[trouble](printable(file));
}

/** The deck in a file, or the base deck where no file is named. */
export async function chosenDeck(context: Context, file: string | undefined): Promise<Result<Deck, Exit>> {
  if (file === undefined) return ok(context.base);
  const text = await context.ports.readFile(file);
  if (!text.ok) return refusal(fileTrouble(context, file, text.error));
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

// Games at the door: from a link code or from a file, and from a seed.

import {
  type Deck,
  type Game,
  isSeed,
  ok,
  parseCode,
  parseGame,
  type Result,
  SEED_LENGTH,
} from '@wagons/rules';
import { codeErrorText, textErrorText } from '@wagons/words';
import type { Context } from './context.ts';
import { fileTrouble } from './decks.ts';
import { printable } from './draw/block.ts';
import { type Exit, misuse, refusal } from './exit.ts';

/** A game by its link code, or from a file that holds a code or the game as text. */
export async function readGame(context: Context, source: string, deck: Deck): Promise<Result<Game, Exit>> {
  const { words, base, ports, say } = context;
  const decks = [deck, base];
  const coded = parseCode(source, decks);
  if (coded.ok) return coded;
  const text = await ports.readFile(source);
  if (!text.ok) {
    // A name that could be a code, and is no file, was meant as a code.
    const meant = coded.error.what !== 'notACode' || /^[0-9A-Za-z]+$/.test(source.trim());
    return refusal(
      meant && text.error === 'noSuchFile'
        ? codeErrorText(words, coded.error)
        : fileTrouble(context, source, text.error),
    );
  }
  const filed = parseCode(text.value, decks);
  if (filed.ok) return filed;
  const game = parseGame(text.value, decks);
  if (game.ok) return game;
  const sentence =
    filed.error.what === 'notACode' ? textErrorText(words, game.error) : codeErrorText(words, filed.error);
  return refusal(say.refusals.inside(printable(source), sentence));
}

// Without letters and digits that are taken for one another.
const READABLE = '23456789abcdefghjkmnpqrstuvwxyz';
const MADE_LENGTH = 8;

/** The seed that was given, or a new one. */
export function chosenSeed({ ports, say }: Context, given: string | undefined): Result<string, Exit> {
  if (given !== undefined) return isSeed(given) ? ok(given) : misuse(say.usage.badSeed(SEED_LENGTH));
  const letters = Array.from({ length: MADE_LENGTH }, () => READABLE[ports.chance(READABLE.length)] ?? '');
  return ok(letters.join(''));
}

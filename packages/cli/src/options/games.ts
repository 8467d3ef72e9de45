// Reads games from link codes and files, and seeds.

import { type Deck, type Game, ok, type Result } from '@wagons/rules';
import { isSeed, SEED_LENGTH } from '@wagons/rules/deal';
import { parseCode, parseGame } from '@wagons/rules/notation';
import { codeErrorText, textErrorText, titleOf } from '@wagons/words';
import type { Context } from '../kit/context.ts';
import { chosenDeck, fileErrorText } from './decks.ts';
import { printable } from '../terminal/block.ts';
import { type Exit, misuse, refusal } from '../kit/exit.ts';

/** The chosen deck, and the value of `--deck` if it was given. */
export type AskedDeck = { readonly deck: Deck; readonly deckName: string | undefined };

/** Reads a game from a link code, or from a file with a code or the game as text. */
export async function readGame(
  context: Context,
  source: string,
  asked: AskedDeck,
): Promise<Result<Game, Exit>> {
  const { words, builtIn, ports, say } = context;
  const decks = [asked.deck, ...builtIn];
  const coded = parseCode(source, decks);
  if (coded.ok) return playedWith(context, coded.value, asked);
  const text = await ports.readFile(source);
  if (!text.ok) {
    // Text that could be a code and isn't a file was meant as a code.
    const meant = coded.error.what !== 'notACode' || /^[0-9A-Za-z]+$/.test(source.trim());
    return refusal(
      meant && text.error === 'noSuchFile'
        ? codeErrorText(words, coded.error)
        : fileErrorText(context, source, text.error),
    );
  }
  const filed = parseCode(text.value, decks);
  if (filed.ok) return playedWith(context, filed.value, asked);
  const game = parseGame(text.value, decks);
  if (game.ok) return playedWith(context, game.value, asked);
  const [code, ...more] = codesIn(text.value, decks);
  if (code !== undefined && more.length > 0) {
    const file = printable(source);
    return refusal(say.refusals.severalCodes({ file, codes: more.length + 1, example: code }));
  }
  const sentence =
    filed.error.what === 'notACode' ? textErrorText(words, game.error) : codeErrorText(words, filed.error);
  return refusal(say.refusals.inside({ where: printable(source), sentence }));
}

/** Reads a game with the deck that `--deck` names, or a built-in one. */
export async function openGame(
  context: Context,
  source: string,
  deckName: string | undefined,
): Promise<Result<Game, Exit>> {
  const deck = await chosenDeck(context, deckName);
  return deck.ok ? readGame(context, source, { deck: deck.value, deckName }) : deck;
}

/** `--deck` must match the deck of the game. */
function playedWith({ say, words }: Context, game: Game, { deck, deckName }: AskedDeck): Result<Game, Exit> {
  if (deckName === undefined || game.deck.hash === deck.hash) return ok(game);
  const played = titleOf(game.deck.name, words.language);
  return refusal(say.refusals.otherDeck({ played, file: printable(deckName) }));
}

/** The link codes of a list: each line ends with one. */
function codesIn(text: string, decks: readonly Deck[]): readonly string[] {
  const last = text.split('\n').map((line) => line.trim().split(/\s+/).at(-1) ?? '');
  return last.filter((word) => word !== '' && parseCode(word, decks).ok);
}

// No letters and digits that are easily confused.
const READABLE = '23456789abcdefghjkmnpqrstuvwxyz';
const MADE_LENGTH = 8;

/** The given seed, or a new one. */
export function chosenSeed({ ports, say }: Context, given: string | undefined): Result<string, Exit> {
  if (given !== undefined)
    return isSeed(given) ? ok(given) : misuse(say.usage.badSeed({ limit: SEED_LENGTH }));
  const letters = Array.from({ length: MADE_LENGTH }, () => READABLE[ports.randomInt(READABLE.length)] ?? '');
  return ok(letters.join(''));
}

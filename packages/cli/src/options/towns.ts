// Reads towns and cards typed as options.

import type { CardId, Deck, Result, Town } from '@wagons/rules';
import { findByName, makePlacement, parseTown } from '@wagons/rules/notation';
import { refusalText, textErrorText } from '@wagons/words';
import type { Context } from '../kit/context.ts';
import { type Exit, refusal } from '../kit/exit.ts';
import type { Objection, PlacementsQuestion, ScoreQuestion } from '../json/townQuestions.ts';

/** A town such as `undiscovered 1,0; badlands 0,0 turned`. No text is an empty town. */
export function readTown(context: Context, deck: Deck, option: string, text = ''): Result<Town, Exit> {
  const town = parseTown(text, deck);
  if (town.ok) return town;
  return refusal(
    context.say.refusals.inside({ where: option, sentence: textErrorText(context.words, town.error) }),
  );
}

/** Card ids or titles, separated by commas; ids also by spaces. Unknown cards are left to the rules. */
export const readCards = (deck: Deck, text = ''): readonly CardId[] =>
  text
    .split(',')
    .flatMap((part) => (findByName(deck, part) ? [part] : part.split(/\s+/)))
    .filter((name) => name.trim() !== '')
    .map((name) => readCard(deck, name));

/** A card by its id, or by its title in any language. */
export const readCard = (deck: Deck, name: string): CardId =>
  findByName(deck, name)?.id ?? name.trim().toLowerCase();

/** Describes a broken rule with its option and card. */
export function objectionText(
  { words, say }: Context,
  objection: Objection,
  question: Partial<ScoreQuestion & PlacementsQuestion>,
): string {
  const { part, at } = objection;
  const towns = { ...question.towns, town: question.town, center: undefined, card: undefined };
  const laid = towns[part]?.[at];
  const what = laid ? makePlacement(laid) : part === 'card' ? question.card : question.center?.[at];
  const sentence = refusalText(words, objection);
  return say.refusals.inside({ where: `--${part} ${what}`, sentence });
}

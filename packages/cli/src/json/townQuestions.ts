// Questions about towns outside a game, checked against the rules.

import {
  type BySeat,
  type CardId,
  type Deck,
  type Illegal,
  ok,
  REFUSALS,
  type Refusal,
  refused,
  type Refused,
  type Result,
  type Town,
} from '@wagons/rules';
import { findCard } from '@wagons/rules/deck';
import { checkTowns } from '@wagons/rules/town';

/** Two towns, to be scored by up to three scoring cards. */
export type ScoreQuestion = { readonly center: readonly CardId[]; readonly towns: BySeat<Town> };

/** A town, and a card to be added to it. */
export type PlacementsQuestion = { readonly town: Town; readonly card: CardId };

/** The rule that a question breaks; `at` is the index within its part. */
export type Objection = Illegal & {
  readonly part: 'center' | 'first' | 'second' | 'town' | 'card';
  readonly at: number;
};

const object = (why: Refusal, part: Objection['part'], at = 0): Refused<Objection> =>
  refused({ why, rule: REFUSALS[why], part, at });

/** A card may be both in the center and in a town, since the pairing of fronts and backs is not certain. */
export function checkScoreQuestion(question: ScoreQuestion, deck: Deck): Result<ScoreQuestion, Objection> {
  const { center, towns } = question;
  for (const [at, card] of center.entries()) {
    if (!findCard(deck, card)) return object('unknownCard', 'center', at);
    if (center.indexOf(card) < at) return object('duplicateCenter', 'center', at);
  }
  const checked = checkTowns(deck, towns);
  return checked.ok ? ok(question) : object(checked.error.why, checked.error.town, checked.error.at);
}

export function checkPlacementsQuestion(
  question: PlacementsQuestion,
  deck: Deck,
): Result<PlacementsQuestion, Objection> {
  const { town, card } = question;
  const checked = checkTowns(deck, { first: town, second: [] });
  if (!checked.ok) return object(checked.error.why, 'town', checked.error.at);
  if (!findCard(deck, card)) return object('unknownCard', 'card');
  return town.some((placement) => placement.card === card) ? object('duplicateCard', 'card') : ok(question);
}

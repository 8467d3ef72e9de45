// Reads JSON questions about towns: validates the shape, then checks the rules.

import { type Deck, refused, type Result, SEATS } from '@wagons/rules';
import { refusalText, type Words } from '@wagons/words';
import {
  checkPlacementsQuestion,
  checkScoreQuestion,
  type Objection,
  type PlacementsQuestion,
  type ScoreQuestion,
} from './townQuestions.ts';
import { suspiciousReader } from './schemas.ts';

/** Why a question is refused, with the broken rule if there is one. */
export type Complaint = { readonly error: string; readonly rule?: string };

export function readScoreQuestion(json: unknown, deck: Deck, words: Words): Result<ScoreQuestion, Complaint> {
  const read = suspiciousReader(words);
  const { center, towns } = read.keys(json, '$', { must: ['center', 'towns'] });
  const { first = [], second = [] } = read.keys(towns, '$.towns', { may: SEATS });
  const question = {
    center: read.list(center, '$.center', 3).map((card, i) => read.text(card, `$.center[${i}]`)),
    towns: { first: read.town(first, '$.towns.first'), second: read.town(second, '$.towns.second') },
  };
  return judged(words, read.complaint(), () => checkScoreQuestion(question, deck));
}

export function readPlacementsQuestion(
  json: unknown,
  deck: Deck,
  words: Words,
): Result<PlacementsQuestion, Complaint> {
  const read = suspiciousReader(words);
  const { town, card } = read.keys(json, '$', { must: ['town', 'card'] });
  const question = { town: read.town(town, '$.town'), card: read.text(card, '$.card') };
  return judged(words, read.complaint(), () => checkPlacementsQuestion(question, deck));
}

/** Where the parts of a question are in its JSON. */
const PATHS: Readonly<Record<Objection['part'], (at: number) => string>> = {
  center: (at) => `$.center[${at}]`,
  first: (at) => `$.towns.first[${at}]`,
  second: (at) => `$.towns.second[${at}]`,
  town: (at) => `$.town[${at}]`,
  card: () => '$.card',
};

/** Checks the rules once the shape is valid. */
function judged<Question>(
  words: Words,
  complaint: string | undefined,
  check: () => Result<Question, Objection>,
): Result<Question, Complaint> {
  if (complaint !== undefined) return refused({ error: complaint });
  const checked = check();
  if (checked.ok) return checked;
  const { rule, part, at } = checked.error;
  const error = `${words.errors.atPath(PATHS[part](at))} ${refusalText(words, checked.error)}`;
  return refused(rule === undefined ? { error } : { error, rule });
}

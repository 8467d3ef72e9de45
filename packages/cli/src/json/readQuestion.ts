// Reads JSON questions about towns: validates the shape, then checks the rules.

import { type Deck, refused, type Result } from '@wagons/rules';
import { refusalText, type Words } from '@wagons/words';
import { safeParse } from 'valibot';
import {
  checkPlacementsQuestion,
  checkScoreQuestion,
  type Objection,
  type PlacementsQuestion,
  type ScoreQuestion,
} from './townQuestions.ts';
import { issueText, placementsQuestion, scoreQuestion } from './schemas.ts';

/** Why a question is refused, with the broken rule if there is one. */
export type Complaint = { readonly error: string; readonly rule?: string };

export function readScoreQuestion(json: unknown, deck: Deck, words: Words): Result<ScoreQuestion, Complaint> {
  const read = safeParse(scoreQuestion, json);
  if (!read.success) return refused({ error: issueText(words, read.issues) });
  return complain(words, checkScoreQuestion(read.output, deck));
}

export function readPlacementsQuestion(
  json: unknown,
  deck: Deck,
  words: Words,
): Result<PlacementsQuestion, Complaint> {
  const read = safeParse(placementsQuestion, json);
  if (!read.success) return refused({ error: issueText(words, read.issues) });
  return complain(words, checkPlacementsQuestion(read.output, deck));
}

/** Where the parts of a question are in its JSON. */
const PATHS: Readonly<Record<Objection['part'], (at: number) => string>> = {
  center: (at) => `$.center[${at}]`,
  first: (at) => `$.towns.first[${at}]`,
  second: (at) => `$.towns.second[${at}]`,
  town: (at) => `$.town[${at}]`,
  card: () => '$.card',
};

/** Describes an objection with its path. */
function complain<Question>(words: Words, checked: Result<Question, Objection>): Result<Question, Complaint> {
  if (checked.ok) return checked;
  const { rule, part, at } = checked.error;
  const error = `${words.errors.atPath({ path: PATHS[part](at) })} ${refusalText(words, checked.error)}`;
  return refused(rule === undefined ? { error } : { error, rule });
}

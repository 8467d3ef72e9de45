// English: all its words.

import type { Words } from '../contract.ts';
import { analysis } from './analysis.ts';
import { cards } from './cards.ts';
import { course } from './course.ts';
import { describe } from '../grammar/en/describe/bonus.ts';
import { errors } from './errors.ts';
import { words as play } from './play.ts';
import { refusals } from './refusals.ts';
import { provenances, terms } from './terms.ts';

export const words: Words = {
  ...play,
  cards,
  refusals,
  terms,
  provenances,
  course,
  analysis,
  errors,
  describe,
};

// Italian: all its words.

import type { Words } from '../contract.ts';
import { amounts, points } from './amounts.ts';
import { analysis } from './analysis.ts';
import { cards } from './cards.ts';
import { course } from './course.ts';
import { describe } from './describe/bonus.ts';
import { errors } from './errors.ts';
import { names } from './names.ts';
import { tally } from './tally.ts';

export const words: Words = {
  language: 'it',
  names,
  amounts,
  points,
  course,
  tally,
  analysis,
  errors,
  cards,
  describe,
};

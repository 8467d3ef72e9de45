// What is wrong with a move that stands on a line of its own.

import type { TextError } from '@wagons/rules';
import { textErrorText, type Words } from '@wagons/words';

/** One move has but one line, so where in it the error stands needs no saying. */
export const typedErrorText = (words: Words, error: TextError): string =>
  textErrorText(words, error).slice(words.errors.atPlace(error).length).trimStart();

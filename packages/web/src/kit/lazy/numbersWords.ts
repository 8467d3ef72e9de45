// The words of pages with statistics.

import type { NumbersWords } from '@wagons/words/numbers';
import { type PageWords, pageWords } from './pageWords.tsx';

export const numbersWords: PageWords<NumbersWords> = pageWords(async (language) =>
  (await import('@wagons/words/numbers')).loadNumbersWords(language),
);

// All words of the language that is spoken, for what is seldom said: analysis, and errors in files and codes.

import { loadWords, type Words } from '@wagons/words';
import { type PageWords, pageWords } from './pageWords.tsx';

export const allWords: PageWords<Words> = pageWords(loadWords);

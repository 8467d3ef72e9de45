// All texts of the current language, for rare ones: analysis, and errors in files and codes.

import { loadWords, type Words } from '@wagons/words';
import { type PageWords, pageWords } from './pageWords.tsx';

export const allWords: PageWords<Words> = pageWords(loadWords);

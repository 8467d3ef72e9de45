// The texts of the rules, for the rules and cards screens.

import { loadLawWords, type LawWords } from '@wagons/words/law';
import { type PageWords, pageWords } from './pageWords.tsx';

export const lawWords: PageWords<LawWords> = pageWords(loadLawWords);

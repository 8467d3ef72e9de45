// The words of the law, for the pages of the rules and of the cards.

import { loadLawWords, type LawWords } from '@wagons/words/law';
import { type PageWords, pageWords } from './pageWords.tsx';

export const lawWords: PageWords<LawWords> = pageWords(loadLawWords);

// What the scoring cards of the built-in decks say: like their pictures, it comes as soon as the table can be used.

import { type CardWords, loadCardWords } from '@wagons/words';
import { type PageWords, pageWords } from './pageWords.tsx';

export const cardWords: PageWords<CardWords> = pageWords(loadCardWords);

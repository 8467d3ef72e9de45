// The sentences of the built-in scoring cards, loaded once the table can be used.

import { type CardWords, loadCardWords } from '@wagons/words';
import { type PageWords, pageWords } from './pageWords.tsx';

export const cardWords: PageWords<CardWords> = pageWords(loadCardWords);

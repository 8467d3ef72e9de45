// The app's texts outside the first load.

import { type LaterWords, loadLaterWords } from '@wagons/words/web';
import { type PageWords, pageWords } from './pageWords.tsx';

export const laterWords: PageWords<LaterWords> = pageWords(loadLaterWords);

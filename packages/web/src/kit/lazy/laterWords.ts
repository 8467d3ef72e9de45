// What the app says later than at the beginning of a game, or never: loaded when it is first needed.

import { type LaterWords, loadLaterWords } from '@wagons/words/web';
import { type PageWords, pageWords } from './pageWords.tsx';

export const laterWords: PageWords<LaterWords> = pageWords(loadLaterWords);

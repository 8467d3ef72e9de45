// The texts of the replay, pad, games and about screens.

import { loadPagesWords } from '@wagons/words/pages';
import { pageWords } from './pageWords.tsx';

export const { use: usePagesWords, wait: waitForWords } = pageWords(loadPagesWords);

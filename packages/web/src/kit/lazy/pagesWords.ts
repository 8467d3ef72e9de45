// The words that the replay, the score pad, the games and the page about the app share.

import { loadPagesWords } from '@wagons/words/pages';
import { pageWords } from './pageWords.tsx';

export const { use: usePagesWords, wait: waitForWords } = pageWords(loadPagesWords);

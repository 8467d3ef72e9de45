// The words that all screens around the online tables share, and the sentences of what the server refuses.

import { loadOnlineWords } from '@wagons/words/online';
import { loadServerRefusals } from '@wagons/words/refusals';
import { pageWords } from '../../app/pageWords.tsx';

export const { use: useOnlineWords, wait: waitForOnlineWords } = pageWords(loadOnlineWords);

export const serverRefusals = pageWords(loadServerRefusals);

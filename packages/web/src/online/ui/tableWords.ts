// The words of tables on the server, and of its refusals.

import { loadOnlineTableWords } from '@wagons/words/online';
import { loadServerRefusals } from '@wagons/words/refusals';
import { pageWords } from '../../kit/lazy/pageWords.tsx';

export const tableWords = pageWords(loadOnlineTableWords);
export const refusalWords = pageWords(loadServerRefusals);

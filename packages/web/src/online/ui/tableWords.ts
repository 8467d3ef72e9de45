// The words of tables far away, and what the server says when it refuses something.

import { loadOnlineTableWords } from '@wagons/words/online';
import { loadServerRefusals } from '@wagons/words/refusals';
import { pageWords } from '../../kit/lazy/pageWords.tsx';

export const tableWords = pageWords(loadOnlineTableWords);
export const refusalWords = pageWords(loadServerRefusals);

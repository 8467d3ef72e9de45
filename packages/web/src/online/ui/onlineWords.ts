// The words that all online screens share.

import { loadOnlineWords } from '@wagons/words/online';
import { pageWords } from '../../kit/lazy/pageWords.tsx';

export const {
  use: useOnlineWords,
  wait: waitForOnlineWords,
  useWhen: useOnlineWordsWhen,
} = pageWords(loadOnlineWords);

// The words that all online screens share.

import { rareBundle } from '../../kit/lazy/bundles.ts';

export const {
  use: useOnlineWords,
  wait: waitForOnlineWords,
  useWhen: useOnlineWordsWhen,
} = rareBundle.part(({ online }) => online);

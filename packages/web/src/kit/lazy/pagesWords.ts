// The texts of the replay, pad, games and about screens.

import { rareBundle } from './bundles.ts';

export const { use: usePagesWords, wait: waitForWords } = rareBundle.part(({ pages }) => pages);

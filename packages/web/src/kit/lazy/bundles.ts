// The two bundles of words that are loaded after the table: the rest of the app, and what is rarely needed.

import type { AppBundle, RareBundle } from '@wagons/words/bundles';
import { type PageWords, pageWords } from './pageWords.tsx';

// What puts a bundle together is not needed before the bundle.
const assembly = () => import('@wagons/words/bundles');

export const appBundle: PageWords<AppBundle> = pageWords(async (language) =>
  (await assembly()).loadAppBundle(language),
);
export const rareBundle: PageWords<RareBundle> = pageWords(async (language) =>
  (await assembly()).loadRareBundle(language),
);

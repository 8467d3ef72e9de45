// The words of the rules and of the page about the cards.

import type { LawWords } from '@wagons/words/law';
import { rareBundle } from './bundles.ts';
import type { PageWords } from './pageWords.tsx';

export const lawWords: PageWords<LawWords> = rareBundle.part(({ law }) => law);

// The words of the daily deal.

import type { PuzzlesWords } from '@wagons/words/puzzles';
import { rareBundle } from '../../kit/lazy/bundles.ts';
import type { PageWords } from '../../kit/lazy/pageWords.tsx';

export const dailyWords: PageWords<PuzzlesWords> = rareBundle.part(({ puzzles }) => puzzles);

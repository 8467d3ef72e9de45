// The words of the puzzles.

import type { PuzzlesWords } from '@wagons/words/puzzles';
import { rareBundle } from '../../kit/lazy/bundles.ts';
import type { PageWords } from '../../kit/lazy/pageWords.tsx';

export const puzzlesWords: PageWords<PuzzlesWords> = rareBundle.part(({ puzzles }) => puzzles);

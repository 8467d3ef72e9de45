// The words of the tutorial.

import type { LessonsWords } from '@wagons/words/lessons';
import { rareBundle } from '../../kit/lazy/bundles.ts';
import type { PageWords } from '../../kit/lazy/pageWords.tsx';

export const lessonsWords: PageWords<LessonsWords> = rareBundle.part(({ lessons }) => lessons);

// The words of analysis, and of errors in files and codes.

import type { Words } from '@wagons/words';
import { appBundle } from './bundles.ts';
import type { PageWords } from './pageWords.tsx';

export const allWords: PageWords<Words> = appBundle.part(({ all }) => all);

// English, for tests that quote it.

import { loadWords, type Words } from '../src/index.ts';

export const english: Words = await loadWords('en');

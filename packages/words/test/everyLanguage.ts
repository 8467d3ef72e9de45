// The words of every complete language, for tests that hold in all of them.

import { loadWords, type Words } from '../src/index.ts';
import { everyLanguage as complete } from './messages.ts';

export const everyLanguage: readonly Words[] = await Promise.all(complete.map(loadWords));

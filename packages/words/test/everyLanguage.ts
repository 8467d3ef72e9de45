// The words of every language that is written, for tests that hold in all of them.

import { LANGUAGES } from '@wagons/rules';
import { loadWords, type Words } from '../src/index.ts';

const loaded = await Promise.all(LANGUAGES.map(loadWords));

export const everyLanguage: readonly Words[] = loaded.filter(({ language }, i) => language === LANGUAGES[i]);

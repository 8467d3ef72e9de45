// The rarer pages in English: all their words.

import type { PagesWords } from '../contract.ts';
import { pad } from './pad.ts';
import { replay } from './replay.ts';

export const words: PagesWords = { replay, pad };

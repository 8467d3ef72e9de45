// Around the tables of online play in French: all its words.

import type { OnlineWords } from '../contract.ts';
import { settings } from './settings.ts';

export const words: OnlineWords = { settings };

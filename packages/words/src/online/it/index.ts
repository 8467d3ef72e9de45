// Around the tables of online play in Italian: all its words.

import type { OnlineWords } from '../contract.ts';
import { settings } from './settings.ts';

export const words: OnlineWords = { settings };

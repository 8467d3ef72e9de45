// The web app in German: all its words.

import type { WebWords } from '../contract.ts';
import { newGame, settings } from './choices.ts';
import { home, notices, shell } from './shell.ts';
import { end, table } from './table.ts';

export const words: WebWords = { shell, notices, home, newGame, settings, table, end };

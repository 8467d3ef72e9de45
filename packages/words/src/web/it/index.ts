// The web app in Italian: all that is said until a game is played.

import type { WebWords } from '../contract.ts';
import { words as play } from '../../it/play.ts';
import { newGame } from './newGame.ts';
import { home, shell } from './shell.ts';
import { table } from './table.ts';

export const words: WebWords = { play, shell, home, newGame, table };

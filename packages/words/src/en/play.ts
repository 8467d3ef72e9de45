// English at the table: all that is said while a game is played.

import type { PlayWords } from '../contract.ts';
import { amounts, points } from '../grammar/en/amounts.ts';
import { names } from '../grammar/en/names.ts';
import { spots } from './spots.ts';
import { tally } from './tally.ts';

export const words: PlayWords = { language: 'en', names, amounts, points, tally, refusals: spots };

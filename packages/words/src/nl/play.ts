// Dutch at the table: all that is said while a game is played.

import type { PlayWords } from '../contract.ts';
import { amounts, points } from '../grammar/nl/amounts.ts';
import { names } from '../grammar/nl/names.ts';
import { spots } from './spots.ts';
import { tally } from './tally.ts';

export const words: PlayWords = { language: 'nl', names, amounts, points, tally, refusals: spots };

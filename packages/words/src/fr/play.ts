// French at the table: all that is said while a game is played.

import type { PlayWords } from '../contract.ts';
import { amounts, points } from '../grammar/fr/amounts.ts';
import { names } from '../grammar/fr/names.ts';
import { spots } from './spots.ts';
import { tally } from './tally.ts';

export const words: PlayWords = { language: 'fr', names, amounts, points, tally, refusals: spots };

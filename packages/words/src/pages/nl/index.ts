// The rarer pages in Dutch: all their words.

import type { PagesWords } from '../contract.ts';
import { about } from './about.ts';
import { games } from './games.ts';
import { pad } from './pad.ts';
import { replay } from './replay.ts';

export const words: PagesWords = { replay, pad, games, about };

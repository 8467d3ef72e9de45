// The first games of the record of greedy games, replayed.

import { readFileSync } from 'node:fs';
import type { Game } from '@wagons/rules';
import { parseCode } from '@wagons/rules/notation';
import { baseDeck } from '../reference/agree.ts';

export const recordedGames = (count: number): readonly Game[] =>
  readFileSync(new URL('../records/greedy.txt', import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .slice(0, count)
    .map((line) => {
      const game = parseCode(line.split(' ')[1] ?? '', [baseDeck]);
      if (!game.ok) throw new Error(`A recorded game does not replay: ${line}.`);
      return game.value;
    });

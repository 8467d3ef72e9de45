// The two players of a puzzle: you are the one to move.

import type { PuzzleTask } from '@wagons/ai/puzzles';
import { useSpeech } from '../../kit/speech/speech.ts';
import type { Chairs } from '../../play/text/chairs.ts';
import { puzzlesWords } from './words.ts';

export function usePuzzleChairs({ seat }: PuzzleTask['game']): Pick<Chairs, 'reader' | 'names'> {
  const { you } = useSpeech().web.table;
  const { solve } = puzzlesWords.use();
  const names = { first: solve.opponent, second: solve.opponent, [seat]: you };
  return { reader: seat, names };
}

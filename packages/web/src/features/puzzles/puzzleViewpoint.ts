// The two players of a puzzle: you are the one to move.

import type { PuzzleTask } from '@wagons/ai/puzzles';
import { opponent } from '@wagons/rules';
import { useMemo } from 'preact/hooks';
import { useSpeech } from '../../kit/speech/speech.ts';
import type { Viewpoint } from '../../play/text/viewpoint.ts';

export function usePuzzleViewpoint({ seat }: PuzzleTask['game']): Viewpoint {
  const { you } = useSpeech().web.table;
  const { solve } = useSpeech().puzzles;
  return useMemo(() => {
    const names = { first: solve.opponent, second: solve.opponent, [seat]: you };
    return {
      reader: seat,
      isWatched: false,
      names,
      short: names,
      parties: { first: 'opponent', second: 'opponent', [seat]: 'you', [opponent(seat)]: 'opponent' },
    };
  }, [seat, you, solve]);
}

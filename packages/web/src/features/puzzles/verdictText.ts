// The verdict as a sentence.

import { totalWith } from '@wagons/ai/puzzles';
import { endText } from '@wagons/words';
import type { Attempt } from './attempt.ts';
import type { DuelEnds } from './duelEnds.ts';
import { useSpeech } from '../../kit/speech/speech.ts';

export function useVerdictText({ puzzle, task, verdict }: Attempt, ends: DuelEnds | undefined): string {
  const words = useSpeech().game;
  const { verdicts } = useSpeech().puzzles.solve;
  const said = verdict.value;
  if (!said) return '';
  const isRight = said.is === 'right';
  switch (task.kind) {
    case 'placeOne':
    case 'placeThree': {
      if (isRight || said.placed.length === 0) return verdicts.most({ points: puzzle.best });
      const total = totalWith(task, said.placed);
      return verdicts.lacking({ points: puzzle.best - total, total, best: puzzle.best });
    }
    case 'gift':
      return isRight || said.chosen === undefined
        ? verdicts.gift({ points: puzzle.best })
        : verdicts.otherGift({ points: puzzle.best, chosen: said.chosen });
    case 'duel': {
      const best = endText(words, 'you', puzzle.best);
      if (isRight || !ends?.own) return verdicts.duel({ end: best });
      return verdicts.otherDuel({ own: endText(words, 'you', ends.own.margin), best });
    }
  }
}

// One puzzle: the question, the board, and the verdict with its reasons.

// First, because the styles of the parts refine it.
import '../../play/view/table.css';
import { createDrag } from '@wagons/board';
import { type Puzzle, taskOf } from '@wagons/ai/puzzles';
import type { Points } from '@wagons/rules';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { layout } from '../../kit/browser/appearance.ts';
import { makeRoute } from '../../kit/browser/route.ts';
import { allWords } from '../../kit/lazy/allWords.ts';
import { Heading } from '../../kit/ui/page.tsx';
import { useSpeech } from '../../kit/speech/speech.ts';
import { builtInDecks } from '../../play/local/library.ts';
import type { PuzzleResult } from '../../play/store/puzzleProgress.ts';
import { type Attempt, attempt } from './attempt.ts';
import { Board } from './board.tsx';
import { usePuzzleKeys } from './keys.ts';
import { Outcome } from './outcome.tsx';
import { difficultyOf } from './puzzleList.ts';
import { Question } from './question.tsx';
import { Scoring } from './scoring.tsx';
import { Tools } from './tools.tsx';
import { puzzlesWords } from './words.ts';
import './solving.css';

type SolvingProps = {
  readonly puzzle: Puzzle;
  /** For one of the player's own mistakes, which has no rating: what it lost. */
  readonly lost?: Points;
  readonly report: (result: Exclude<PuzzleResult, 'later'>) => void;
  readonly onNext: () => void;
};

export const Solving = allWords.wait(function Solve({ puzzle, lost, report, onNext }: SolvingProps) {
  const [tried] = useState(() => attempt(puzzle, taskOf(puzzle, builtInDecks), report));
  useEffect(() => tried.leave, [tried]);
  const drag = useMemo(createDrag, []);
  usePuzzleKeys(tried, onNext);
  const isAnswered = tried.verdict.value !== undefined;
  return (
    <main
      id="content"
      class="puzzle"
      data-layout={layout.value}
      data-kind={puzzle.kind}
      data-reader={tried.task.game.seat}
      data-state={tried.verdict.value?.is ?? 'open'}
    >
      <Bar attempt={tried} lost={lost} />
      <Question attempt={tried} />
      <Scoring game={tried.task.game} />
      <Board attempt={tried} drag={drag} />
      {isAnswered ? (
        <Outcome attempt={tried} isRated={lost === undefined} onNext={onNext} />
      ) : (
        <Tools attempt={tried} drag={drag} />
      )}
    </main>
  );
});

type BarProps = { readonly attempt: Attempt; readonly lost: Points | undefined };

function Bar({ attempt: { puzzle }, lost }: BarProps) {
  const { solve, own, kinds, difficulties } = puzzlesWords.use();
  const { words } = useSpeech();
  const about = [
    kinds[puzzle.kind].name,
    difficulties[difficultyOf(puzzle)],
    words.amounts.number(puzzle.rating),
  ];
  return (
    <header class="puzzle-bar">
      <a class="plain" href={makeRoute({ screen: 'puzzles' })} aria-label={solve.back} title={solve.back}>
        <span aria-hidden="true">←</span>
      </a>
      <Heading text={lost === undefined ? solve.heading({ puzzle: puzzle.number }) : own.title} />
      <small>{lost === undefined ? about.join(' · ') : own.lost({ lost })}</small>
    </header>
  );
}

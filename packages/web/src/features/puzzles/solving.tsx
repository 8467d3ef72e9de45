// One puzzle at the table: the question, the board, and the verdict with its reasons.

import { type Puzzle, taskOf } from '@wagons/ai/puzzles';
import { opponent, type Points } from '@wagons/rules';
import { useEffect, useState } from 'preact/hooks';
import { makeRoute } from '../../kit/browser/route.ts';
import { useSpeech } from '../../kit/speech/speech.ts';
import { Heading } from '../../kit/ui/page.tsx';
import { builtInDecks } from '../../play/local/library.ts';
import { ports } from '../../play/local/ports.ts';
import { dailyPuzzle } from '../../play/store/daily.ts';
import { dateOf } from '../../play/store/dailyGame.ts';
import type { PuzzleResult } from '../../play/store/puzzleProgress.ts';
import { LineReasons } from '../../play/tableView/reasons.tsx';
import { TableView } from '../../play/tableView/table.tsx';
import { type Attempt, attempt } from './attempt.ts';
import { LineKeys } from './lineKeys.tsx';
import { Outcome } from './outcome.tsx';
import { difficultyOf } from './puzzleList.ts';
import { Question } from './question.tsx';
import { Scoring } from './scoring.tsx';
import { Tools } from './tools.tsx';
import { usePuzzleTable } from './usePuzzleTable.ts';
import * as task from '../../play/tableView/task.module.css';
import * as css from './puzzle.module.css';
import { type DuelLine, stepTo } from './duelLine.ts';

type SolvingProps = {
  readonly puzzle: Puzzle;
  /** For one of the player's own mistakes, which has no rating: what it lost. */
  readonly lost?: Points;
  readonly report: (result: Exclude<PuzzleResult, 'later'>) => void;
  readonly onNext: () => void;
};

export function Solving({ puzzle, lost, report, onNext }: SolvingProps) {
  const [tried] = useState(() => attempt(puzzle, taskOf(puzzle, builtInDecks), report));
  useEffect(() => tried.leave, [tried]);
  const model = usePuzzleTable(tried);
  const { game, seat } = tried.task;
  const verdict = tried.verdict.value;
  return (
    <TableView
      model={model}
      arrangement={`${task.task} ${css.puzzle}`}
      boards="both"
      facts={{
        'data-kind': puzzle.kind,
        'data-state': verdict?.is ?? 'open',
        'data-shows': tried.isRevealed.value ? 'best' : 'own',
      }}
      keys={puzzleKeys(tried, onNext)}
      bar={<Bar attempt={tried} lost={lost} />}
      prompt={
        <Question attempt={tried}>
          <LineReasons seats={[seat, opponent(seat)]} />
        </Question>
      }
      side={<Scoring game={game} />}
      underTowns={<LineKeys attempt={tried} />}
      actions={<Tools attempt={tried} isRated={lost === undefined} />}
      below={verdict && <Outcome attempt={tried} isRated={lost === undefined} onNext={onNext} />}
    />
  );
}

type BarProps = { readonly attempt: Attempt; readonly lost: Points | undefined };

function Bar({ attempt: { puzzle }, lost }: BarProps) {
  const { solve, own, kinds, difficulties, daily } = useSpeech().puzzles;
  const isDaily = puzzle.number === dailyPuzzle(dateOf(ports.clock.now()));
  const title = isDaily ? daily.puzzle : solve.heading({ puzzle: puzzle.number });
  const about = [kinds[puzzle.kind].name, difficulties[difficultyOf(puzzle)]];
  return (
    <header class={`${task.bar} ${css.bar}`}>
      <a class="plain" href={makeRoute({ screen: 'puzzles' })} aria-label={solve.back} title={solve.back}>
        <span aria-hidden="true">←</span>
      </a>
      <Heading text={lost === undefined ? title : own.title} />
      <small>{lost === undefined ? about.join(' · ') : own.lost({ lost })}</small>
    </header>
  );
}

/** The keys that step through perfect play, and where each leads. */
const STEPS: Readonly<Record<string, (line: DuelLine) => number>> = {
  ArrowLeft: ({ at }) => at - 1,
  ArrowRight: ({ at }) => at + 1,
  Home: () => 0,
  End: ({ stops }) => stops.length,
};

/** Handles a key; returns whether it is a shortcut. */
const puzzleKeys =
  ({ verdict, line, hint, retry }: Attempt, onNext: () => void) =>
  (key: string): boolean => {
    const pressed = key.toLowerCase();
    const shown = line.peek();
    const step = STEPS[key];
    if (shown && step) line.value = stepTo(shown, step(shown));
    else if (pressed === 'h' && !verdict.peek()) hint();
    else if (pressed === 'n' && verdict.peek()) onNext();
    else if (pressed === 't' && verdict.peek()?.is === 'short') retry();
    else return false;
    return true;
  };

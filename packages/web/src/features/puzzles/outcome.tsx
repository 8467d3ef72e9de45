// The verdict on an answer, and why: the tallies line by line, and what is possible.

import { useEffect, useMemo, useRef } from 'preact/hooks';
import { announce } from '../../kit/browser/announcer.tsx';
import { titleIn, useSpeech } from '../../kit/speech/speech.ts';
import { reasonTexts } from '@wagons/words';
import type { BySeat, Tally } from '@wagons/rules';
import { difference, type TallyDifference } from '@wagons/ai/grades';
import type { Attempt } from './attempt.ts';
import { BestLine, partiesOf } from './bestLine.tsx';
import { Comparison } from './comparison.tsx';
import { type DuelEnds, useDuelEnds } from './duelEnds.ts';
import { bestPlacements, ownDifference, talliesAfter } from './explain.ts';
import { lastCounted, progress } from './progress.ts';
import { useVerdictText } from './verdictText.ts';
import * as css from './puzzle.module.css';

type OutcomeProps = {
  readonly attempt: Attempt;
  /** Whether it counts for the rating. */
  readonly isRated: boolean;
  readonly onNext: () => void;
};

export function Outcome({ attempt, isRated, onNext }: OutcomeProps) {
  const { verdict, isRevealed } = attempt;
  const { solve } = useSpeech().puzzles;
  const ends = useDuelEnds(attempt);
  const text = useVerdictText(attempt, ends);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  useEffect(() => announce(text), [text]);
  const isShort = verdict.value?.is === 'short';
  return (
    <section class={css.outcome} data-part="outcome">
      <h2 ref={heading} tabindex={-1} data-is={verdict.value?.is}>
        {solve[headingOf(attempt)]}
      </h2>
      <p>{text}</p>
      <div class={css.buttons}>
        <button type="button" class="button main" onClick={onNext}>
          {solve.next}
        </button>
        {isShort && verdict.value.chosen === undefined && (
          <button type="button" class="button" onClick={attempt.retry}>
            {solve.retry}
          </button>
        )}
        {!isRevealed.value && (
          <button type="button" class="button" onClick={attempt.reveal}>
            {solve.reveal}
          </button>
        )}
      </div>
      <Reasons attempt={attempt} ends={ends} />
      {isRated && <Rating attempt={attempt} />}
    </section>
  );
}

/** The player's rating and streak now, and which computers find the answer. */
function Rating({ attempt: { puzzle, verdict } }: Pick<OutcomeProps, 'attempt'>) {
  const { solve } = useSpeech().puzzles;
  const { words } = useSpeech();
  const { rating, streak, results } = progress.value;
  const { level } = puzzle;
  const { signed, number } = words.amounts;
  const isLater = verdict.value?.is === 'right' && results.get(puzzle.number) === 'later';
  const counted = lastCounted.value;
  const change = !isLater && counted?.number === puzzle.number ? signed(counted.change) : undefined;
  return (
    <p data-part="rating">
      <b>
        {solve.rated({
          rating: number(rating),
          change: change ?? '',
          hasChange: change !== undefined,
          streak,
        })}
      </b>{' '}
      {isLater && `${solve.laterRated} `}
      {solve.ratedPuzzle({ rating: number(puzzle.rating) })}{' '}
      {level > 8 ? solve.noLevel : solve.level({ level })}
    </p>
  );
}

/** Solved, not quite, or only shown without an answer. */
function headingOf({ task, verdict: { value } }: Attempt): 'right' | 'short' | 'shown' {
  if (value?.is === 'right') return 'right';
  const isAnswered = value?.chosen !== undefined || (task.kind !== 'gift' && (value?.placed.length ?? 0) > 0);
  return isAnswered ? 'short' : 'shown';
}

type ReasonsProps = { readonly attempt: Attempt; readonly ends: DuelEnds | undefined };

/** What the best answer scores, or what the given one lacks. */
function Reasons({ attempt, ends }: ReasonsProps) {
  const { puzzle, task, verdict, isRevealed } = attempt;
  const { solve } = useSpeech().puzzles;
  const said = verdict.value;
  const best = useMemo(() => talliesAfter(task, bestPlacements(puzzle, task)), [puzzle, task]);
  if (task.kind === 'duel') return <DuelReasons attempt={attempt} ends={ends} />;
  const before = talliesAfter(task, []);
  const own = said && said.placed.length > 0 ? talliesAfter(task, said.placed) : undefined;
  const isBetter = own !== undefined && said?.is === 'short';
  const shown = isRevealed.value || isBetter;
  return (
    <>
      {isBetter && (
        <Differences attempt={attempt} heading={solve.why} difference={ownDifference(best, own, task.seat)} />
      )}
      {shown && (
        <Comparison
          task={task}
          columns={[
            { is: 'before', tally: before[task.seat] },
            ...(isBetter ? [{ is: 'own' as const, tally: own[task.seat] }] : []),
            ...(isRevealed.value ? [{ is: 'best' as const, tally: best[task.seat] }] : []),
          ]}
        />
      )}
    </>
  );
}

/** In a duel the whole rest of the game counts, for both players. */
function DuelReasons({ attempt, ends }: ReasonsProps) {
  const { task, verdict, isRevealed } = attempt;
  const { solve } = useSpeech().puzzles;
  const isRight = verdict.value?.is === 'right';
  const shown = isRevealed.value ? ((isRight ? ends?.own : undefined) ?? ends?.best) : undefined;
  return (
    <>
      {!isRight && ends?.own && ends.best && (
        <Differences
          attempt={attempt}
          heading={solve.why}
          difference={bothDifferences(ends.best.tallies, ends.own.tallies)}
        />
      )}
      {shown && (
        <>
          <BestLine attempt={attempt} end={shown} />
          <Differences
            attempt={attempt}
            heading={solve.stillGained}
            difference={bothDifferences(shown.tallies, talliesAfter(task, []))}
          />
        </>
      )}
    </>
  );
}

const bothDifferences = (better: BySeat<Tally>, worse: BySeat<Tally>): BySeat<TallyDifference> => ({
  first: difference(better.first, worse.first),
  second: difference(better.second, worse.second),
});

type DifferencesProps = {
  readonly attempt: Attempt;
  readonly heading: string;
  readonly difference: BySeat<TallyDifference>;
};

/** The lines that differ, for both players. */
function Differences({ attempt: { task }, heading, difference: found }: DifferencesProps) {
  const speech = useSpeech();
  const words = useSpeech().game;
  const texts = reasonTexts(words, {
    difference: found,
    title: titleIn(speech, task.game.deck),
    mover: task.seat,
    parties: partiesOf(task),
  });
  return (
    <>
      <h3>{heading}</h3>
      <ul>
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </>
  );
}

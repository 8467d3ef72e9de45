// The best turn of a duel and perfect play after it, move by move, and what both have at the end.

import type { PuzzleTask } from '@wagons/ai/puzzles';
import { type BySeat, opponent } from '@wagons/rules';
import type { Party } from '@wagons/words';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { announce } from '../../kit/browser/announcer.tsx';
import { useLatest } from '../../kit/browser/useLatest.ts';
import { pictureIn, useSpeech } from '../../kit/speech/speech.ts';
import type { MadeMove } from '../../play/table/turns.ts';
import { didText } from '../../play/text/moveTexts.ts';
import { RichText } from '../../play/view/richText.tsx';
import type { Attempt } from './attempt.ts';
import type { DuelEnd } from './duelEnds.ts';
import { stopsOf } from './duelLine.ts';
import * as css from './puzzle.module.css';

type BestLineProps = { readonly attempt: Attempt; readonly end: DuelEnd };

export function BestLine({ attempt: { task, line }, end: { over, tallies } }: BestLineProps) {
  const speech = useSpeech();
  const { solve } = useSpeech().puzzles;
  const { would } = useSpeech().pages.review;
  const { deck, seat } = task.game;
  const stops = useMemo(() => stopsOf(task.game, over), [task, over]);
  const saying = { words: speech.words, web: { table: { did: would } } };
  const textOf = (made: MadeMove): string => didText(saying, made, pictureIn(speech, deck), partiesOf(task));
  useEffect(() => {
    // The board shows the turn that was asked for already.
    line.value = { stops, at: 1 };
    return () => {
      line.value = undefined;
    };
  }, [line, stops]);
  const shown = line.value?.at;
  const latest = useLatest((at: number) => (stops[at - 1]?.moves ?? []).map(textOf).join(' '));
  const announced = useRef<number | undefined>(1);
  useEffect(() => {
    if (shown === undefined || shown === announced.current) return;
    announced.current = shown;
    announce(shown === 0 ? solve.lineStep({ at: 0, of: stops.length }) : latest.current(shown));
  }, [shown, latest, solve, stops]);
  return (
    <>
      <h3>{solve.line}</h3>
      <ol class={css.bestLine}>
        {stops.flatMap(({ moves }, i) =>
          moves.map((made) => (
            <li key={made.before.moves.length} aria-current={shown === i + 1 ? 'step' : undefined}>
              <RichText deck={deck} text={textOf(made)} />
            </li>
          )),
        )}
      </ol>
      <p>{solve.lineEnd({ own: tallies[seat].total, other: tallies[opponent(seat)].total })}</p>
    </>
  );
}

/** The player of the puzzle is the reader. */
export const partiesOf = ({ game: { seat } }: PuzzleTask): BySeat<Party> => ({
  first: seat === 'first' ? 'you' : 'opponent',
  second: seat === 'second' ? 'you' : 'opponent',
});

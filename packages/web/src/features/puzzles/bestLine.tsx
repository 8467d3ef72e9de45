// The best turn of a duel and perfect play after it, move by move, and what both have at the end.

import type { PuzzleTask } from '@wagons/ai/puzzles';
import { type BySeat, opponent } from '@wagons/rules';
import type { Party } from '@wagons/words';
import { usePagesWords } from '../../kit/lazy/pagesWords.ts';
import { pictureIn, useSpeech } from '../../kit/speech/speech.ts';
import { madeMoves } from '../../play/table/turns.ts';
import { didText } from '../../play/text/moveTexts.ts';
import { RichText } from '../../play/view/richText.tsx';
import type { Attempt } from './attempt.ts';
import type { DuelEnd } from './duelEnds.ts';
import { puzzlesWords } from './words.ts';

type BestLineProps = { readonly attempt: Attempt; readonly end: DuelEnd };

export function BestLine({ attempt: { task }, end: { over, tallies } }: BestLineProps) {
  const speech = useSpeech();
  const { solve } = puzzlesWords.use();
  const { would } = usePagesWords().review;
  const { deck, moves, seat } = task.game;
  const made = madeMoves(over).slice(moves.length);
  const saying = { words: speech.words, web: { table: { did: would } } };
  return (
    <>
      <h3>{solve.line}</h3>
      <ol class="best-line">
        {made.map((one, i) => (
          <li key={i}>
            <RichText deck={deck} text={didText(saying, one, pictureIn(speech, deck), partiesOf(task))} />
          </li>
        ))}
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

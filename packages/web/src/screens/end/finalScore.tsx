// The score as large as it deserves: both totals, which grow with the lines that are revealed.

import type { BySeat, Tally } from '@wagons/rules';
import { useSpeech } from '../../app/speech.ts';
import { type Chairs, inOrder } from '../table/chairs.ts';
import { LINES, linesOf } from '../table/lines.ts';

type FinalScoreProps = {
  readonly chairs: Chairs;
  readonly tallies: BySeat<Tally>;
  readonly revealed: number;
};

export function FinalScore({ chairs, tallies, revealed }: FinalScoreProps) {
  const { amounts } = useSpeech().words;
  const [own, other] = inOrder(chairs).map((seat) => {
    const shown = linesOf(tallies[seat]).slice(0, revealed);
    const total = revealed < LINES ? shown.reduce((sum, { points }) => sum + points, 0) : tallies[seat].total;
    return (
      <span key={seat} data-seat={seat}>
        <span>{chairs.names[seat]}</span> <b>{amounts.number(total)}</b>
      </span>
    );
  });
  return (
    <p class="final-score">
      {own}
      <span>:</span>
      {other}
    </p>
  );
}

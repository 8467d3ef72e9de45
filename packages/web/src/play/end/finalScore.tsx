// Both totals in large type, growing as lines are revealed.

import type { BySeat, Tally } from '@wagons/rules';
import { useSpeech } from '../../kit/speech/speech.ts';
import { type Chairs, inOrder } from '../text/chairs.ts';
import { revealedTotal } from '../text/lines.ts';

type FinalScoreProps = {
  readonly chairs: Chairs;
  readonly tallies: BySeat<Tally>;
  readonly revealed: number;
};

export function FinalScore({ chairs, tallies, revealed }: FinalScoreProps) {
  const { amounts } = useSpeech().words;
  const [own, other] = inOrder(chairs).map((seat) => (
    <span key={seat} data-seat={seat}>
      <span>{chairs.names[seat]}</span> <b>{amounts.number(revealedTotal(tallies[seat], revealed))}</b>
    </span>
  ));
  return (
    <p class="final-score">
      {own}
      <span>:</span>
      {other}
    </p>
  );
}

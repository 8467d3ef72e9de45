// Both totals in large type, growing as lines are revealed.

import type { BySeat, Seat, Tally } from '@wagons/rules';
import { useSpeech } from '../../kit/speech/speech.ts';
import { Portrait } from '../portrait/portrait.tsx';
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
      <Contender chairs={chairs} seat={seat} />{' '}
      <b>{amounts.number(revealedTotal(tallies[seat], revealed))}</b>
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

type ContenderProps = { readonly chairs: Chairs; readonly seat: Seat };

/** A name, with a face and the level if the computer played. */
function Contender({ chairs, seat }: ContenderProps) {
  const level = chairs.levels?.[seat];
  const { newGame } = useSpeech().web;
  if (level === undefined) return <span>{chairs.names[seat]}</span>;
  return (
    <span class="contender">
      <Portrait level={level} size={72} />
      <span>
        {chairs.names[seat]} <small>{newGame.levelName({ level })}</small>
      </span>
    </span>
  );
}

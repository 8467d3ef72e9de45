// A total that counts up when it changes.

import { useSpeech } from '../../kit/speech/speech.ts';
import { useCountUp } from './countUp.ts';
import * as css from './countUp.module.css';

type CountedPointsProps = { readonly points: number; readonly class?: string };

export function CountedPoints({ points, class: name = '' }: CountedPointsProps) {
  const { amounts } = useSpeech().words;
  return (
    <b ref={useCountUp(points, amounts.number)} class={`${css.counts} ${name}`} data-points>
      {amounts.number(points)}
    </b>
  );
}

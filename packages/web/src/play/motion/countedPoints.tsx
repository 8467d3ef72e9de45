// A total that counts up when it changes.

import { useSpeech } from '../../kit/speech/speech.ts';
import { useCountUp } from './countUp.ts';

type CountedPointsProps = { readonly points: number; readonly class?: string };

export function CountedPoints({ points, class: name = '' }: CountedPointsProps) {
  const { amounts } = useSpeech().words;
  return (
    <b ref={useCountUp(points, amounts.number)} class={`counts ${name}`}>
      {amounts.number(points)}
    </b>
  );
}

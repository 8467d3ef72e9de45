// A moment between the turns of two people at one device: whose turn it is, over the table, until it passes or any input.

import { useEffect, useRef, useState } from 'preact/hooks';
import { useSpeech } from '../../kit/speech/speech.ts';
import { settings } from '../../kit/storage/storage.ts';
import { onAnyInput } from '../motion/interrupt.ts';
import { STEP_TIMES } from '../table/followed.ts';
import { usePlay } from './model.ts';
import * as css from './handOver.module.css';

/** How many steps of the pace it lasts. */
const STEPS = 2;

export function HandOver() {
  const { hand, viewpoint } = usePlay();
  const { handOver } = useSpeech().web.table;
  const seat = hand.seat.value;
  const before = useRef(seat);
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const isOther = before.current !== undefined && seat !== undefined && before.current !== seat;
    before.current = seat ?? before.current;
    const time = STEP_TIMES[settings.pace.peek()] * STEPS;
    if (!isOther || time === 0) return undefined;
    setShown(true);
    const end = (): void => setShown(false);
    const timer = setTimeout(end, time);
    const stopListening = onAnyInput(end);
    return () => {
      clearTimeout(timer);
      stopListening();
      end();
    };
  }, [seat]);
  if (!isShown || seat === undefined) return null;
  return (
    <p class={css.handOver} data-part="hand-over" data-seat={seat} aria-hidden="true">
      {handOver({ name: viewpoint.names[seat] })}
    </p>
  );
}

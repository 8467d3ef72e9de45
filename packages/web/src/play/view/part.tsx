// A part of the table: what a person does is seen in all parts at once, what others do in one after the other.

import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { isAnswer } from '../../kit/browser/drawing.ts';
import { inTurn } from '../../kit/browser/inTurn.ts';

type PartProps = {
  /** What is drawn; another one waits for its turn. */
  readonly of: unknown;
  /** What else it depends on, always as many: no change of that waits. */
  readonly by: readonly unknown[];
  readonly draw: () => ComponentChildren;
};

export function Part({ of, by, draw }: PartProps) {
  const shown = useSignal(of);
  const latest = useRef(of);
  latest.current = of;
  // Whoever waits for a turn keeps it, whatever comes meanwhile.
  const show = useMemo(() => () => void (shown.value = latest.current), []);
  if (isAnswer()) show();
  useEffect(() => {
    if (shown.peek() !== of) inTurn(show);
  }, [of]);
  return useMemo(draw, [shown.value, ...by]);
}

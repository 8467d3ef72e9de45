// A part of the table: what a person does is seen in all parts at once, what others do in one after the other.

import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { isAnswer } from '../../app/drawing.ts';
import { inTurn } from '../../app/inTurn.ts';

type PartProps = {
  /** What is drawn; another one waits for its turn. */
  readonly of: unknown;
  /** What else it depends on, always as many: no change of that waits. */
  readonly by: readonly unknown[];
  readonly draw: () => ComponentChildren;
};

export function Part({ of, by, draw }: PartProps) {
  const shown = useRef(of);
  const [due, setDue] = useState<unknown>();
  // Whoever waits for a turn keeps it, whatever comes meanwhile.
  const latest = useRef(of);
  latest.current = of;
  const show = useMemo(() => () => setDue(latest.current), []);
  if (due === of || isAnswer()) shown.current = of;
  useEffect(() => {
    if (shown.current !== of) inTurn(show);
  }, [of]);
  return useMemo(draw, [shown.current, ...by]);
}

// Numbers that count up. Their text is the final one at once; only CSS animates.

import { isStill } from '@wagons/board';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { RefObject } from 'preact';
import { onAnyInput } from './interrupt.ts';

/** Milliseconds. */
const LASTING = 320;

/** The numbers shown on the way: quick at first, then slower, and exact at the end. */
export function countedValue(from: number, to: number, progress: number): number {
  const eased = 1 - (1 - Math.min(1, Math.max(0, progress))) ** 2;
  return Math.round(from + (to - from) * eased);
}

/** A ref for the element of `CountedPoints` whose text is this number. Any input shows the final number at once. */
export function useCountUp(value: number, format: (n: number) => string): RefObject<HTMLElement | null> {
  const element = useRef<HTMLElement>(null);
  const shown = useRef(value);
  useLayoutEffect(() => {
    const from = shown.current;
    shown.current = value;
    const host = element.current;
    if (!host || from === value || isStill()) return undefined;
    return countUp(host, { from, to: value, format });
  }, [value, format]);
  return element;
}

type Counting = {
  readonly from: number;
  readonly to: number;
  readonly format: (n: number) => string;
};

/** Returns a function that ends it. The style sheet shows `data-counting` in place of the text. */
function countUp(host: HTMLElement, { from, to, format }: Counting): () => void {
  let frame = 0;
  let start: number | undefined;
  const end = (): void => {
    cancelAnimationFrame(frame);
    stopListening();
    delete host.dataset['counting'];
  };
  const stopListening = onAnyInput(end);
  const step = (now: number): void => {
    start ??= now;
    const progress = (now - start) / LASTING;
    if (progress >= 1) return end();
    host.dataset['counting'] = format(countedValue(from, to, progress));
    frame = requestAnimationFrame(step);
    return undefined;
  };
  host.dataset['counting'] = format(from);
  frame = requestAnimationFrame(step);
  return end;
}

// Roving tabindex for the cards of the circle: Tab reaches one of them, arrow keys the others.

import type { Circle } from '@wagons/rules';
import type { RefObject } from 'preact';
import { useState } from 'preact/hooks';

const STEPS: ReadonlyMap<string, number> = new Map([
  ['ArrowRight', 1],
  ['ArrowDown', 1],
  ['ArrowLeft', -1],
  ['ArrowUp', -1],
]);

type Roving = {
  /** The place that Tab reaches. */
  readonly current: number;
  readonly walk: (event: KeyboardEvent) => void;
  readonly setCurrent: (place: number) => void;
};

/** `round`: the first card follows the last one. Cards are found by `data-place`. */
export function useRoving(
  host: RefObject<HTMLElement | null>,
  circle: Circle,
  { round }: { readonly round: boolean },
): Roving {
  // A changed circle has other cards at the same places, so walking starts again at the next card.
  const [walked, setWalked] = useState({ to: 0, among: circle });
  const setCurrent = (to: number): void => setWalked({ to, among: circle });
  const current = walked.among === circle ? walked.to : 0;
  const count = circle.length;

  function stepFor(key: string): number | undefined {
    if (key === 'Home') return 0;
    if (key === 'End') return count - 1;
    const by = STEPS.get(key);
    if (by === undefined) return undefined;
    const to = current + by;
    return round ? (to + count) % count : Math.max(0, Math.min(to, count - 1));
  }

  function walk(event: KeyboardEvent): void {
    const to = count === 0 ? undefined : stepFor(event.key);
    if (to === undefined) return;
    event.preventDefault();
    setCurrent(to);
    host.current?.querySelector<HTMLElement>(`[data-place="${to}"]`)?.focus();
  }

  return { current, walk, setCurrent };
}

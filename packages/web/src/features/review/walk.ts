// Which decision of the review is looked at, and the address that keeps it.

import { useSignal } from '@preact/signals';
import { type Grade, isReported } from '@wagons/ai/grades';
import type { Game, Seat } from '@wagons/rules';
import { useCallback, useEffect, useRef } from 'preact/hooks';
import { goInstead, route } from '../../kit/browser/navigation.ts';
import { useShortcuts } from '../../kit/browser/useShortcuts.ts';

export type Walk = {
  /** The index of the move. */
  readonly at: number;
  readonly last: number;
  /** The game in the address, with its players. */
  readonly address: string;
  /** Does nothing outside of the game. */
  readonly goTo: (at: number) => void;
  /** Writes the decision to the address at once, so that the way back leads to it. */
  readonly keep: () => void;
  /** Whether the mistakes are the reader's alone. */
  readonly isOwn: boolean;
  /** The nearest reported decisions before and after. */
  readonly previousMistake: number | undefined;
  readonly nextMistake: number | undefined;
};

/** Debounces address changes, which browsers throttle; in milliseconds. */
const STILL = 250;

type WalkOptions = {
  readonly grades: readonly Grade[];
  /** Whether all grades are known. */
  readonly isDone: boolean;
  /** The game and the number of the move in the address. */
  readonly address: string;
  readonly wanted: number | undefined;
  readonly reader: Seat | undefined;
};

/** Begins at the move in the address, or at the worst decision of the reader once all are graded. */
export function useWalk(game: Game, { grades, isDone, address, wanted, reader }: WalkOptions): Walk {
  const last = game.moves.length - 1;
  const chosen = useSignal(wanted === undefined ? undefined : indexOf(wanted, last));
  const written = useRef(wanted);
  const at = chosen.value ?? (isDone ? worstOf(grades, reader) : undefined) ?? last;
  const goTo = (to: number): void => {
    if (to >= 0 && to <= last) chosen.value = to;
  };
  // The reader may edit the address, or go back in the history.
  useEffect(() => {
    if (wanted !== undefined && wanted !== written.current) chosen.value = indexOf(wanted, last);
    written.current = wanted;
  }, [wanted, last, chosen]);
  const { value: kept } = chosen;
  const keep = useCallback((): void => {
    // Another screen may be on its way.
    if (kept === undefined || kept + 1 === written.current || route.peek().screen !== 'review') return;
    written.current = kept + 1;
    goInstead({ screen: 'review', code: address, at: kept + 1 });
  }, [kept, address]);
  useEffect(() => {
    const timer = setTimeout(keep, STILL);
    return () => clearTimeout(timer);
  }, [keep]);
  const mistakes = mistakesFor(grades, reader).map((grade) => grade.at);
  return {
    at,
    last,
    address,
    goTo,
    keep,
    isOwn: reader !== undefined,
    previousMistake: mistakes.findLast((one) => one < at),
    nextMistake: mistakes.find((one) => one > at),
  };
}

/** The index of the move with a number, as far as the game has it. */
const indexOf = (number: number, last: number): number => Math.min(Math.max(number - 1, 0), last);

/** The reported decisions of the reader; of both players if the device doesn't know the reader. */
const mistakesFor = (grades: readonly Grade[], reader: Seat | undefined): readonly Grade[] =>
  grades.filter((grade) => isReported(grade) && (reader === undefined || grade.seat === reader));

function worstOf(grades: readonly Grade[], reader: Seat | undefined): number | undefined {
  const own = mistakesFor(grades, reader);
  return (own.length > 0 ? own : mistakesFor(grades, undefined)).toSorted((a, b) => b.lost - a.lost)[0]?.at;
}

/** The arrows walk through the decisions, N and P from mistake to mistake. */
export function useReviewKeys({ at, goTo, previousMistake, nextMistake }: Walk): void {
  useShortcuts((key) => {
    const ways: Readonly<Record<string, number | undefined>> = {
      arrowleft: at - 1,
      arrowright: at + 1,
      p: previousMistake,
      n: nextMistake,
    };
    const pressed = key.toLowerCase();
    if (!(pressed in ways)) return false;
    goTo(ways[pressed] ?? at);
    return true;
  });
}

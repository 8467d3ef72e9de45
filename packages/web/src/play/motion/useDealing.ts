// Whether the cards of a new game are still being dealt.

import type { Game } from '@wagons/rules';
import { useEffect, useState } from 'preact/hooks';
import { onAnyInput } from './interrupt.ts';

/** As long as the style sheet takes for the last card. */
const LASTING = 900;

type Dealing = {
  /** Whether the circle is on the page yet. */
  readonly isLaid: boolean;
};

/** True for a moment after a game without moves is opened; any input ends it. */
export function useDealing({ moves }: Game, { isLaid }: Dealing): boolean {
  const [isDealing, setDealing] = useState(moves.length === 0);
  useEffect(() => {
    if (!isDealing || !isLaid) return undefined;
    const end = (): void => setDealing(false);
    const timer = setTimeout(end, LASTING);
    const stopListening = onAnyInput(end);
    return () => {
      clearTimeout(timer);
      stopListening();
    };
  }, [isDealing, isLaid]);
  return isDealing;
}

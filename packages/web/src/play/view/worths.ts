// What each circle card would score immediately, computed by the engine once per draft.

import type { Game } from '@wagons/rules';
import { useEffect, useState } from 'preact/hooks';
import { ports } from '../local/ports.ts';
import type { Worths } from '../thinking/thinker.ts';

/** Undefined until computed, or while not wanted. */
export function useWorths(game: Game, { isWanted }: { readonly isWanted: boolean }): Worths | undefined {
  const [found, setFound] = useState<{ readonly game: Game; readonly worths: Worths }>();
  useEffect(() => {
    if (!isWanted || game.phase !== 'draft') return undefined;
    const thought = ports.thinker().ask({ is: 'worths', game });
    void thought.answer.then((answer) => {
      if (answer.ok) setFound({ game, worths: answer.value });
    });
    return thought.cancel;
  }, [isWanted, game]);
  return isWanted && found?.game === game ? found.worths : undefined;
}

// What each circle card would gain immediately, computed by the engine once per draft.

import type { CardGain } from '@wagons/ai';
import type { Game } from '@wagons/rules';
import { useEffect, useState } from 'preact/hooks';
import { ports } from '../local/ports.ts';

/** Undefined until computed, or while not wanted. */
export function useGains(
  game: Game,
  { isWanted }: { readonly isWanted: boolean },
): readonly CardGain[] | undefined {
  const [found, setFound] = useState<{ readonly game: Game; readonly gains: readonly CardGain[] }>();
  useEffect(() => {
    if (!isWanted || game.phase !== 'draft') return undefined;
    const pending = ports.engine().ask({ is: 'gains', game });
    void pending.answer.then((answer) => {
      if (answer.ok) setFound({ game, gains: answer.value });
    });
    return pending.cancel;
  }, [isWanted, game]);
  return isWanted && found?.game === game ? found.gains : undefined;
}

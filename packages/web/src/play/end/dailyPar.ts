// Par of a daily deal: what level 8 scores from the same seat.

import { newGame, type Points } from '@wagons/rules';
import { useEffect } from 'preact/hooks';
import { dailyResults, keepPar } from '../local/dailyResults.ts';
import { printedDeck } from '../local/library.ts';
import { ports } from '../local/ports.ts';
import { dailyLevel, dailySeat, dailySeed } from '../store/daily.ts';
import type { DailyDate } from '../store/dailyGame.ts';

/** It is computed once and then stored. */
export function usePar(date: DailyDate): Points | undefined {
  const known = dailyResults.value.pars.get(date);
  useEffect(() => {
    if (known !== undefined) return undefined;
    const seed = dailySeed(date);
    const pending = ports.engine().ask({
      is: 'par',
      game: newGame(seed, printedDeck),
      seat: dailySeat(date),
      level: dailyLevel(date),
      seed,
    });
    void pending.answer.then((par) => {
      if (par.ok) keepPar(date, par.value);
    });
    return pending.cancel;
  }, [date, known]);
  return known;
}

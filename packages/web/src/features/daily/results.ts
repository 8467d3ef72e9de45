// The results of the daily deals on this device, and par.

import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { newGame, type Points } from '@wagons/rules';
import { useEffect } from 'preact/hooks';
import { damages, store } from '../../kit/storage/storage.ts';
import { games, printedDeck } from '../../play/local/library.ts';
import { ports } from '../../play/local/ports.ts';
import {
  DAILY_KEY,
  dailyLevel,
  type DailyResults,
  dailySeat,
  dailySeed,
  keptDaily,
  makeDaily,
  withGames,
} from '../../play/store/daily.ts';
import type { DailyDate } from '../../play/store/dailyGame.ts';

const changes = signal(0);
store.onChange((key) => {
  if (key === DAILY_KEY) changes.value++;
});

/** What is stored, with games that were finished since. */
const results: ReadonlySignal<DailyResults> = computed(() => {
  void changes.value;
  return withGames(keptDaily(store, damages), games.list.value);
});

function keep(found: DailyResults): void {
  const text = makeDaily(found);
  if (store.read(DAILY_KEY) === text) return;
  store.write(DAILY_KEY, text);
  changes.value++;
}

/** Stores results of finished games, so that they stay when a game is deleted. */
export function useKeptResults(): DailyResults {
  const found = results.value;
  useEffect(() => {
    if (found.days.size > 0) keep(found);
  }, [found]);
  return found;
}

/** What level 8 scores on a date. It is computed once and then stored. */
export function usePar(date: DailyDate): Points | undefined {
  const known = results.value.pars.get(date);
  useEffect(() => {
    if (known !== undefined) return undefined;
    const seed = dailySeed(date);
    const thought = ports.thinker().ask({
      is: 'par',
      game: newGame(seed, printedDeck),
      seat: dailySeat(date),
      level: dailyLevel(date),
      seed,
    });
    void thought.answer.then((par) => {
      const { days, pars } = results.peek();
      if (par.ok) keep({ days, pars: new Map(pars).set(date, par.value) });
    });
    return thought.cancel;
  }, [date, known]);
  return known;
}

// The results of the daily deals on this device. They are stored when a game ends, so that they outlive the game.

import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Points } from '@wagons/rules';
import { damages, store } from '../../kit/storage/storage.ts';
import { DAILY_KEY, type DailyResults, keptDaily, makeDaily, withGames } from '../store/daily.ts';
import type { DailyDate } from '../store/dailyGame.ts';
import { games } from './library.ts';

const changes = signal(0);
store.onChange((key) => {
  if (key === DAILY_KEY) changes.value++;
});

/** What is stored, with games that were finished since. */
export const dailyResults: ReadonlySignal<DailyResults> = computed(() => {
  void changes.value;
  return withGames(keptDaily(store, damages), games.list.value);
});

function keep(found: DailyResults): void {
  const text = makeDaily(found);
  if (store.read(DAILY_KEY) === text) return;
  store.write(DAILY_KEY, text);
  changes.value++;
}

/** Stores the results of finished games. A date that has a result keeps it. */
export function keepDailyResults(): void {
  const found = dailyResults.peek();
  if (found.days.size > 0) keep(found);
}

/** Stores what level 8 scores on a date. */
export function keepPar(date: DailyDate, par: Points): void {
  const { days, pars } = dailyResults.peek();
  keep({ days, pars: new Map(pars).set(date, par) });
}

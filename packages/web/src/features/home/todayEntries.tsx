// Today's deal and the puzzles, for returning players: what is done, and the streaks.

import { makeRoute } from '../../kit/browser/route.ts';
import { damages, store } from '../../kit/storage/storage.ts';
import { rareBundle } from '../../kit/lazy/bundles.ts';
import { dailyResults } from '../../play/local/dailyResults.ts';
import { ports } from '../../play/local/ports.ts';
import { dailyStreak } from '../../play/store/daily.ts';
import { dateOf } from '../../play/store/dailyGame.ts';
import { keptProgress } from '../../play/store/puzzleProgress.ts';

const words = rareBundle.part(({ puzzles }) => puzzles);

export const TodayEntries = words.wait(function Today() {
  const { daily, overview } = words.use();
  const today = dateOf(ports.clock.now());
  const results = dailyResults.value;
  const { rating, streak, tries } = keptProgress(store, damages);
  return (
    <>
      <a class="button today" href={makeRoute({ screen: 'daily' })}>
        <span class="going-text">
          <strong>{daily.heading}</strong>
          <small>
            {daily.todayState({
              isDone: results.days.has(today),
              days: dailyStreak(results, today),
            })}
          </small>
        </span>
      </a>
      <a class="button today" href={makeRoute({ screen: 'puzzles' })}>
        <span class="going-text">
          <strong>{overview.heading}</strong>
          <small>{overview.state({ rating, streak, isNew: tries === 0 })}</small>
        </span>
      </a>
    </>
  );
});

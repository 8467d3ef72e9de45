// Today's deal and the puzzles, for returning players: what is done, and the streaks.

import { makeRoute } from '../../kit/browser/route.ts';
import { damages, store } from '../../kit/storage/storage.ts';
import { rareBundle } from '../../kit/lazy/bundles.ts';
import { games } from '../../play/local/library.ts';
import { ports } from '../../play/local/ports.ts';
import { dailyStreak, dateOf, keptDaily, withGames } from '../../play/store/daily.ts';
import { keptProgress } from '../../play/store/puzzleProgress.ts';

const words = rareBundle.part(({ puzzles }) => puzzles);

export const TodayEntries = words.wait(function Today() {
  const { daily, overview } = words.use();
  const today = dateOf(ports.clock.now());
  const results = withGames(keptDaily(store, damages), games.list.value);
  const { rating, streak } = keptProgress(store, damages);
  return (
    <>
      <a class="button today" href={makeRoute({ screen: 'daily' })}>
        <span class="going-text">
          <strong>{daily.heading}</strong>
          <small>
            {daily.todayState({
              isDone: results.days.has(today),
              streak: daily.streak({ days: dailyStreak(results, today) }),
            })}
          </small>
        </span>
      </a>
      <a class="button today" href={makeRoute({ screen: 'puzzles' })}>
        <span class="going-text">
          <strong>{overview.heading}</strong>
          <small>{overview.state({ rating, streak })}</small>
        </span>
      </a>
    </>
  );
});

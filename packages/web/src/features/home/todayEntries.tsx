// Today's deal and the puzzles, for returning players: what is done, and the streaks.

import { makeRoute } from '../../kit/browser/route.ts';
import { damages, store } from '../../kit/storage/storage.ts';
import { dailyResults } from '../../play/local/dailyResults.ts';
import { ports } from '../../play/local/ports.ts';
import { dailyStreak } from '../../play/store/daily.ts';
import { dateOf } from '../../play/store/dailyGame.ts';
import { keptProgress } from '../../play/store/puzzleProgress.ts';
import * as css from './home.module.css';
import { useSpeech } from '../../kit/speech/speech.ts';

export function TodayEntries() {
  const { daily, overview } = useSpeech().puzzles;
  const today = dateOf(ports.clock.now());
  const results = dailyResults.value;
  const { rating, streak, tries } = keptProgress(store, damages);
  return (
    <>
      <a class="button today" href={makeRoute({ screen: 'daily' })}>
        <span class={css.goingText}>
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
        <span class={css.goingText}>
          <strong>{overview.heading}</strong>
          <small>{overview.state({ rating, streak, isNew: tries === 0 })}</small>
        </span>
      </a>
    </>
  );
}

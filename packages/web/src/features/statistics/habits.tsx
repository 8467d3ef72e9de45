// Besides games: the puzzles that were solved, and the days in a row with a daily deal.

import { useState } from 'preact/hooks';
import { useSpeech } from '../../kit/speech/speech.ts';
import { damages, store } from '../../kit/storage/storage.ts';
import { dailyResults } from '../../play/local/dailyResults.ts';
import { ports } from '../../play/local/ports.ts';
import { dailyStreak } from '../../play/store/daily.ts';
import { dateOf } from '../../play/store/dailyGame.ts';
import { keptProgress } from '../../play/store/puzzleProgress.ts';
import * as css from './statistics.module.css';

/** Nothing before the first puzzle and the first daily deal. */
export function Habits() {
  const say = useSpeech().numbers.statistics.habits;
  const { number } = useSpeech().words.amounts;
  const [{ results, rating }] = useState(() => keptProgress(store, damages));
  const [today] = useState(() => dateOf(ports.clock.now()));
  const daily = dailyResults.value;
  const numbers = [
    ...(results.size > 0
      ? [
          { label: say.solved, value: [...results.values()].filter((result) => result !== 'missed').length },
          { label: say.rating, value: rating },
        ]
      : []),
    ...(daily.days.size > 0
      ? [
          { label: say.days, value: daily.days.size },
          { label: say.streak, value: dailyStreak(daily, today) },
        ]
      : []),
  ];
  if (numbers.length === 0) return null;
  return (
    <section class={css.section}>
      <h2>{say.heading}</h2>
      <dl class={css.habits}>
        {numbers.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{number(value)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

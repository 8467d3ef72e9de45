// The puzzle of the day, and whether it is solved.

import { damages, store } from '../../kit/storage/storage.ts';
import { makeRoute } from '../../kit/browser/route.ts';
import { dailyPuzzle } from '../../play/store/daily.ts';
import type { DailyDate } from '../../play/store/dailyGame.ts';
import { keptProgress } from '../../play/store/puzzleProgress.ts';
import { dailyWords } from '../../play/end/dailyWords.ts';

export function DailyPuzzle({ date }: { readonly date: DailyDate }) {
  const { daily, solve } = dailyWords.use();
  const number = dailyPuzzle(date);
  const result = keptProgress(store, damages).results.get(number);
  return (
    <section class="daily-puzzle panel">
      <h2>{daily.puzzle}</h2>
      <p>{daily.puzzleState({ result: result ?? 'other' })}</p>
      <a class="button" href={makeRoute({ screen: 'puzzles', number })}>
        {solve.heading({ puzzle: number })}
      </a>
    </section>
  );
}

// The puzzle of the day, and whether it is solved.

import { damages, store } from '../../kit/storage/storage.ts';
import { makeRoute } from '../../kit/browser/route.ts';
import { dailyPuzzle } from '../../play/store/daily.ts';
import type { DailyDate } from '../../play/store/dailyGame.ts';
import { keptProgress } from '../../play/store/puzzleProgress.ts';
import * as panel from '../../kit/ui/panel.module.css';
import * as css from './daily.module.css';
import { useSpeech } from '../../kit/speech/speech.ts';

type DailyPuzzleProps = { readonly date: DailyDate; readonly today: DailyDate };

export function DailyPuzzle({ date, today }: DailyPuzzleProps) {
  const { daily } = useSpeech().puzzles;
  const number = dailyPuzzle(date);
  const result = keptProgress(store, damages).results.get(number);
  return (
    <section class={`${css.puzzle} ${panel.panel}`}>
      <h2>{daily.puzzle}</h2>
      <p>{daily.puzzleState({ result: result ?? 'other' })}</p>
      <a class="button" href={makeRoute({ screen: 'puzzles', number })}>
        {daily.toPuzzle({ state: result ? 'other' : date === today ? 'today' : 'past' })}
      </a>
    </section>
  );
}

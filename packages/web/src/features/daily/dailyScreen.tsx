// The daily deal: today's game, or that of a past day, and the calendar.

import { useEffect, useState } from 'preact/hooks';
import { layout } from '../../kit/browser/appearance.ts';
import { Page } from '../../kit/ui/page.tsx';
import { dailyResults, keepDailyResults } from '../../play/local/dailyResults.ts';
import { ports } from '../../play/local/ports.ts';
import { dailyPuzzle, isOpen, untilTomorrow } from '../../play/store/daily.ts';
import type { WallClock } from '../../play/table/ports.ts';
import { Calendar } from './calendar.tsx';
import { DayView } from './dayView.tsx';
import { Scenery } from '../../play/scenery/scenery.tsx';
import * as css from './daily.module.css';
import { useSpeech } from '../../kit/speech/speech.ts';
import { type DailyDate, dateOf } from '../../play/store/dailyGame.ts';
import { damages, store } from '../../kit/storage/storage.ts';
import { makeRoute } from '../../kit/browser/route.ts';
import { keptProgress } from '../../play/store/puzzleProgress.ts';
import * as panel from '../../kit/ui/panel.module.css';

type DailyScreenProps = { readonly date?: string; readonly clock?: WallClock };

export function DailyScreen({ date, clock = ports.clock }: DailyScreenProps) {
  const { daily } = useSpeech().puzzles;
  const today = useToday(clock);
  const results = dailyResults.value;
  // Games may also come from a file.
  useEffect(keepDailyResults, [results]);
  const shown = date ?? today;
  return (
    <Page heading={daily.heading} scene={<Scenery of="daily" />} width="wide">
      <div class={css.daily} data-layout={layout.value}>
        {isOpen(shown, today) ? (
          <DayView key={shown} date={shown} today={today} results={results} clock={clock} />
        ) : (
          <p>{daily.missing}</p>
        )}
        <DailyPuzzle date={isOpen(shown, today) ? shown : today} today={today} />
        <Calendar key={shown.slice(0, 7)} shown={shown} today={today} results={results} />
      </div>
    </Page>
  );
}

/** A timer may fire a little early. */
const SLACK = 50;

/** Today's date, which changes at midnight UTC while the page is open. */
function useToday(clock: WallClock): DailyDate {
  const [today, setToday] = useState(() => dateOf(clock.now()));
  useEffect(() => {
    const look = (): void => setToday(dateOf(clock.now()));
    // Midnight may have passed before the timer was set.
    look();
    return clock.after(untilTomorrow(clock.now()) + SLACK, look);
  }, [clock, today]);
  return today;
}

type DailyPuzzleProps = { readonly date: DailyDate; readonly today: DailyDate };

/** The puzzle of the day, and whether it is solved. */
function DailyPuzzle({ date, today }: DailyPuzzleProps) {
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

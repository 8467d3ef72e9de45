// The daily deal: today's game, or that of a past day, and the calendar.

import { useEffect } from 'preact/hooks';
import { layout } from '../../kit/browser/appearance.ts';
import { Page } from '../../kit/ui/page.tsx';
import { dailyResults, keepDailyResults } from '../../play/local/dailyResults.ts';
import { ports } from '../../play/local/ports.ts';
import { isOpen } from '../../play/store/daily.ts';
import type { WallClock } from '../../play/table/ports.ts';
import { Calendar } from './calendar.tsx';
import { DailyPuzzle } from './dailyPuzzle.tsx';
import { DayView } from './dayView.tsx';
import { useToday } from './today.ts';
import { Scenery } from '../../play/scenery/scenery.tsx';
import * as css from './daily.module.css';
import { useSpeech } from '../../kit/speech/speech.ts';

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

// A month of daily deals: which were won, lost, played later or not at all.

import { useState } from 'preact/hooks';
import { makeRoute } from '../../kit/browser/route.ts';
import { games } from '../../play/local/library.ts';
import {
  type DailyResults,
  dayOf,
  FIRST_DATE,
  isOpen,
  monthAfter,
  monthOf,
  weeksOf,
} from '../../play/store/daily.ts';
import { type DailyDate, dailyGameId } from '../../play/store/dailyGame.ts';
import * as panel from '../../kit/ui/panel.module.css';
import * as layout from '../../kit/ui/layout.module.css';
import * as css from './daily.module.css';
import { useSpeech } from '../../kit/speech/speech.ts';

type CalendarProps = {
  readonly shown: DailyDate;
  readonly today: DailyDate;
  readonly results: DailyResults;
};

export function Calendar({ shown, today, results }: CalendarProps) {
  const { daily, formats } = useSpeech().puzzles;
  const [month, setMonth] = useState(() => monthOf(isOpen(shown, today) ? shown : today));
  const weeks = weeksOf(month, formats.firstWeekday);
  return (
    <section class={`${css.calendar} ${panel.panel}`}>
      <h2>{daily.calendar}</h2>
      <div class={css.months}>
        <button
          type="button"
          class="button"
          aria-label={daily.previousMonth}
          disabled={month <= monthOf(FIRST_DATE)}
          onClick={() => setMonth(monthAfter(month, -1))}
        >
          <span aria-hidden="true">←</span>
        </button>
        <b aria-live="polite">{formats.month(dayOf(`${month}-01`))}</b>
        <button
          type="button"
          class="button"
          aria-label={daily.nextMonth}
          disabled={month >= monthOf(today)}
          onClick={() => setMonth(monthAfter(month, 1))}
        >
          <span aria-hidden="true">→</span>
        </button>
      </div>
      <table aria-label={formats.month(dayOf(`${month}-01`))}>
        <thead>
          <tr>
            {(weeks[1] ?? []).map((date) => (
              <th key={date} scope="col">
                {formats.weekday(dayOf(date ?? today))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week, i) => (
            <tr key={i}>
              {week.map((date, place) => (
                <td key={date ?? place}>
                  {date !== undefined && <Day date={date} shown={shown} today={today} results={results} />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <Legend dates={weeks.flat()} results={results} />
    </section>
  );
}

type LegendProps = {
  readonly dates: ReadonlyArray<DailyDate | undefined>;
  readonly results: DailyResults;
};

/** What the frames mean that occur in this month. Hidden from screen readers, which get the words with each day. */
function Legend({ dates, results }: LegendProps) {
  const { legend } = useSpeech().puzzles.daily;
  const states = new Set(dates.flatMap((date) => (date === undefined ? [] : stateOf(date, results))));
  return (
    <ul class={`${layout.list} ${css.legend}`} aria-hidden="true">
      {MARKED.filter((state) => states.has(state)).map((state) => (
        <li key={state} data-state={state}>
          {legend[state]}
        </li>
      ))}
    </ul>
  );
}

function Day({ date, shown, today, results }: CalendarProps & { readonly date: DailyDate }) {
  const { daily, formats } = useSpeech().puzzles;
  const number = Number(date.slice(-2));
  if (!isOpen(date, today)) return <span class={css.closed}>{number}</span>;
  const state = stateOf(date, results);
  const label = daily.day({ day: formats.date(dayOf(date)), state });
  return (
    <a
      href={makeRoute(date === today ? { screen: 'daily' } : { screen: 'daily', date })}
      data-state={state}
      aria-label={label}
      title={label}
      {...(date === shown && { 'aria-current': 'date' })}
    >
      {number}
    </a>
  );
}

const MARKED = ['won', 'lost', 'tie', 'late', 'going'] as const;

function stateOf(date: DailyDate, { days }: DailyResults): (typeof MARKED)[number] | 'other' {
  const result = days.get(date);
  if (!result) return games.list.value.some(({ id }) => id === dailyGameId(date)) ? 'going' : 'other';
  if (!result.counts) return 'late';
  if (result.own === result.other) return 'tie';
  return result.own > result.other ? 'won' : 'lost';
}

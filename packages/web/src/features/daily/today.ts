// Today's date, which changes at midnight UTC while the page is open.

import { useEffect, useState } from 'preact/hooks';
import { type DailyDate, dateOf, untilTomorrow } from '../../play/store/daily.ts';
import type { WallClock } from '../../play/table/ports.ts';

/** A timer may fire a little early. */
const SLACK = 50;

export function useToday(clock: WallClock): DailyDate {
  const [today, setToday] = useState(() => dateOf(clock.now()));
  useEffect(
    () => clock.after(untilTomorrow(clock.now()) + SLACK, () => setToday(dateOf(clock.now()))),
    [clock, today],
  );
  return today;
}

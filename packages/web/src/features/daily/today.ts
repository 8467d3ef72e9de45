// Today's date, which changes at midnight UTC while the page is open.

import { useEffect, useState } from 'preact/hooks';
import { untilTomorrow } from '../../play/store/daily.ts';
import { type DailyDate, dateOf } from '../../play/store/dailyGame.ts';
import type { WallClock } from '../../play/table/ports.ts';

/** A timer may fire a little early. */
const SLACK = 50;

export function useToday(clock: WallClock): DailyDate {
  const [today, setToday] = useState(() => dateOf(clock.now()));
  useEffect(() => {
    const look = (): void => setToday(dateOf(clock.now()));
    // Midnight may have passed before the timer was set.
    look();
    return clock.after(untilTomorrow(clock.now()) + SLACK, look);
  }, [clock, today]);
  return today;
}

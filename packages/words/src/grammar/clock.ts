// How much time a table gives, put together alike in every language.

import type { ClockSetting } from '@wagons/protocol';
import type { Amounts, Forms } from './amounts.ts';

/** "10 min + 10 s", for the game and for each turn; the short signs are the same in our languages. */
export const measureIn =
  ({ number }: Amounts) =>
  (minutes: number, seconds: number): string =>
    `${number(minutes)}\u00A0min + ${number(seconds)}\u00A0s`;

export type ClockTerms = {
  readonly perTurn: (time: string) => string;
  readonly days: Forms;
  readonly none: string;
};

/** "5 min + 5 s per turn" */
export const clockIn =
  ({ number, plural }: Amounts, { perTurn, days, none }: ClockTerms) =>
  (clock: ClockSetting): string => {
    if (clock.kind === 'none') return none;
    if (clock.kind === 'days') return perTurn(`${number(clock.days)} ${plural(clock.days, days)}`);
    const { seconds, increment } = clock;
    const minutes = Math.floor(seconds / 60);
    const rest = seconds % 60;
    const whole = [
      ...(minutes > 0 ? [`${number(minutes)}\u00A0min`] : []),
      ...(rest > 0 ? [`${number(rest)}\u00A0s`] : []),
    ].join(' ');
    return increment === 0 ? whole : `${whole} + ${perTurn(`${number(increment)}\u00A0s`)}`;
  };

// How much time a table gives: "5 min + 5 s per turn".

import type { ClockSetting } from '@wagons/protocol';
import type { Amounts } from '../language/amounts.ts';
import type { OnlineMessages } from '../generated/types.ts';

/** The abbreviations of the units are the same in all our languages. */
export function clockText(
  { number }: Amounts,
  { perTurn, days, none }: OnlineMessages['clock'],
  clock: ClockSetting,
): string {
  if (clock.kind === 'none') return none;
  if (clock.kind === 'days') return perTurn({ time: days({ days: clock.days }) });
  const minutes = Math.floor(clock.seconds / 60);
  const rest = clock.seconds % 60;
  const whole = [
    ...(minutes > 0 ? [`${number(minutes)}\u00A0min`] : []),
    ...(rest > 0 ? [`${number(rest)}\u00A0s`] : []),
  ].join(' ');
  return clock.increment === 0
    ? whole
    : `${whole} + ${perTurn({ time: `${number(clock.increment)}\u00A0s` })}`;
}

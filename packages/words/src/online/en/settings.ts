// How a table is set up, in English.

import { amounts } from '../../grammar/en/amounts.ts';
import type { SettingWords } from '../contract.ts';
import { clockIn } from '../../grammar/clock.ts';

export const settings: SettingWords = {
  clock: clockIn(amounts, {
    perTurn: (time) => `${time} per turn`,
    days: { one: 'day', other: 'days' },
    none: 'No clock',
  }),
  rated: 'Rated',
  casual: 'Casual',
  listed: 'Listed',
  private: 'Private',
  hints: 'Hints allowed',
  noHints: 'No hints',
};

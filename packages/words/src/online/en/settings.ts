// How a table is set up, in English.

import { amounts } from '../../en/amounts.ts';
import type { SettingWords } from '../contract.ts';
import { clockIn } from '../clock.ts';

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

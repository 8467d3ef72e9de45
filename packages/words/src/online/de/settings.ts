// How a table is set up, in German.

import { amounts } from '../../grammar/de/amounts.ts';
import type { SettingWords } from '../contract.ts';
import { clockIn } from '../../grammar/clock.ts';

export const settings: SettingWords = {
  clock: clockIn(amounts, {
    perTurn: (time) => `${time} je Zug`,
    days: { one: 'Tag', other: 'Tage' },
    none: 'Ohne Uhr',
  }),
  rated: 'Gewertet',
  casual: 'Ungewertet',
  listed: 'Öffentlich',
  private: 'Privat',
  hints: 'Tipps erlaubt',
  noHints: 'Keine Tipps',
};

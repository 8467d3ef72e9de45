// How a table is set up, in Dutch.

import { amounts } from '../../grammar/nl/amounts.ts';
import type { SettingWords } from '../contract.ts';
import { clockIn } from '../../grammar/clock.ts';

export const settings: SettingWords = {
  clock: clockIn(amounts, {
    perTurn: (time) => `${time} per beurt`,
    days: { one: 'dag', other: 'dagen' },
    none: 'Zonder klok',
  }),
  rated: 'Voor rating',
  casual: 'Vriendschappelijk',
  listed: 'Openbaar',
  private: 'Privé',
  hints: 'Tips toegestaan',
  noHints: 'Geen tips',
};

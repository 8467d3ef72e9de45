// How a table is set up, in Italian.

import { amounts } from '../../grammar/it/amounts.ts';
import type { SettingWords } from '../contract.ts';
import { clockIn } from '../../grammar/clock.ts';

export const settings: SettingWords = {
  clock: clockIn(amounts, {
    perTurn: (time) => `${time} a turno`,
    days: { one: 'giorno', other: 'giorni' },
    none: 'Senza orologio',
  }),
  rated: 'Classificata',
  casual: 'Amichevole',
  listed: 'Pubblica',
  private: 'Privata',
  hints: 'Consigli permessi',
  noHints: 'Senza consigli',
};

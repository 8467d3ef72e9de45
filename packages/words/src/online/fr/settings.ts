// How a table is set up, in French.

import { amounts } from '../../grammar/fr/amounts.ts';
import type { SettingWords } from '../contract.ts';
import { clockIn } from '../../grammar/clock.ts';

export const settings: SettingWords = {
  clock: clockIn(amounts, {
    perTurn: (time) => `${time} par tour`,
    days: { one: 'jour', other: 'jours' },
    none: 'Sans pendule',
  }),
  rated: 'Classée',
  casual: 'Amicale',
  listed: 'Publique',
  private: 'Privée',
  hints: 'Conseils autorisés',
  noHints: 'Sans conseils',
};

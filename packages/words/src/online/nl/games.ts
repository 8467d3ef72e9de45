// One's own games online in Dutch.

import { amounts } from '../../grammar/nl/amounts.ts';
import { datesIn } from '../../grammar/dates.ts';
import type { OnlineGamesWords } from '../contract.ts';
import { spansIn } from '../../grammar/spans.ts';

const { number } = amounts;
const span = spansIn('nl');

export const games: OnlineGamesWords = {
  heading: 'Online partijen',
  yourTurn: 'Jij bent aan de beurt',
  asked: {
    takeBack: (who) => `${who} wil een beurt terugnemen`,
    rematch: (who) => `${who} wil revanche`,
  },
  waiting: 'De tegenstander is aan de beurt',
  open: 'Jouw open tafels',
  finished: 'Afgelopen',
  none: 'Je hebt nog niet online gespeeld.',
  more: 'Oudere partijen tonen',
  against: (name) => `Tegen ${name}`,
  nobodyYet: 'Er zit nog niemand tegenover je',
  play: 'Spelen',
  look: 'Bekijken',
  link: 'Link sturen',
  linkText: 'Speel Circle the Wagons met me',
  left: (time) => `Nog ${span(time)}`,
  when: datesIn('nl'),
  result: { won: 'Gewonnen', drawn: 'Gedeelde winst', lost: 'Verloren', aborted: 'Afgebroken' },
  totals: ({ own, theirs }) => `${number(own)} tegen ${number(theirs)}`,
  by: { resigned: 'door opgave', time: 'op tijd' },
  watch: 'Nog eens bekijken',
  share: 'Delen',
  saveJson: 'Bewaren als JSON',
  saveNotation: 'Bewaren als notatie',
};

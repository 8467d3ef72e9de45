// One's own games online in German.

import { amounts } from '../../grammar/de/amounts.ts';
import { datesIn } from '../../grammar/dates.ts';
import type { OnlineGamesWords } from '../contract.ts';
import { spansIn } from '../../grammar/spans.ts';

const { number } = amounts;
const span = spansIn('de-DE');

export const games: OnlineGamesWords = {
  heading: 'Online-Partien',
  yourTurn: 'Du bist dran',
  asked: {
    takeBack: (who) => `${who} möchte einen Zug zurücknehmen`,
    rematch: (who) => `${who} möchte eine Revanche`,
  },
  waiting: 'Der Gegner ist dran',
  open: 'Deine offenen Tische',
  finished: 'Beendet',
  none: 'Du hast noch nicht online gespielt.',
  more: 'Ältere Partien zeigen',
  against: (name) => `Gegen ${name}`,
  nobodyYet: 'Noch sitzt niemand gegenüber',
  play: 'Spielen',
  look: 'Ansehen',
  link: 'Link schicken',
  linkText: 'Spiel mit mir Circle the Wagons',
  left: (time) => `Noch ${span(time)}`,
  when: datesIn('de-DE'),
  result: { won: 'Gewonnen', drawn: 'Geteilter Sieg', lost: 'Verloren', aborted: 'Abgebrochen' },
  totals: ({ own, theirs }) => `${number(own)} zu ${number(theirs)}`,
  by: { resigned: 'durch Aufgabe', time: 'durch Zeit' },
  watch: 'Noch mal ansehen',
  share: 'Teilen',
  saveJson: 'Als JSON sichern',
  saveNotation: 'Als Notation sichern',
};

// One's own games online in Italian.

import { amounts } from '../../grammar/it/amounts.ts';
import { datesIn } from '../../grammar/dates.ts';
import type { OnlineGamesWords } from '../contract.ts';
import { spansIn } from '../../grammar/spans.ts';

const { number } = amounts;
const span = spansIn('it');

export const games: OnlineGamesWords = {
  heading: 'Partite online',
  yourTurn: 'Tocca a te',
  asked: {
    takeBack: (who) => `${who} chiede di ritirare un turno`,
    rematch: (who) => `${who} propone la rivincita`,
  },
  waiting: 'Tocca all’avversario',
  open: 'I tuoi tavoli aperti',
  finished: 'Finite',
  none: 'Non hai ancora giocato online.',
  more: 'Mostra partite meno recenti',
  against: (name) => `Contro ${name}`,
  nobodyYet: 'Di fronte non siede ancora nessuno',
  play: 'Gioca',
  look: 'Guarda',
  link: 'Manda il link',
  linkText: 'Gioca con me a Circle the Wagons',
  left: (time) => `Tempo rimasto: ${span(time)}`,
  when: datesIn('it'),
  result: { won: 'Vinta', drawn: 'Vittoria condivisa', lost: 'Persa', aborted: 'Annullata' },
  totals: ({ own, theirs }) => `${number(own)} a ${number(theirs)}`,
  by: { resigned: 'per abbandono', time: 'per il tempo' },
  watch: 'Rivedi la partita',
  share: 'Condividi',
  saveJson: 'Salva come JSON',
  saveNotation: 'Salva come notazione',
};

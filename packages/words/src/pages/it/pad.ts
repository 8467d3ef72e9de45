// The score pad in Italian.

import { amounts, points } from '../../grammar/it/amounts.ts';
import { quoted } from '../../grammar/it/names.ts';
import type { PadWords } from '../contract.ts';

const { number, plural } = amounts;

export const pad: PadWords = {
  slot: (place) => `Carta punteggio ${number(place)}`,
  choose: 'Scegli una carta punteggio',
  other: 'Un’altra carta',
  otherHelp: 'Per una carta punteggio che qui non c’è: scrivi il suo titolo e contate voi i suoi punti.',
  otherTitle: 'Titolo',
  pointsOf: (who) => `Punti: ${who}`,
  keep: 'Usa questa carta',
  clear: 'Lascia il posto vuoto',
  tray: (left) =>
    `Ancora fuori dalle cittadine: ${number(left)} ${plural(left, { one: 'carta', other: 'carte' })}`,
  trayCard: ({ title, territories }) => `${title}: ${territories}`,
  now: {
    begin: 'Cerca una carta che in questa cittadina sta sotto a tutte e toccala fra le carte.',
    next: 'Tocca la carta seguente: una che sta accanto o sopra a quelle già piazzate.',
    first: (card) => `${quoted(card)} è la prima carta. Girala se sta nell’altro verso.`,
    place: (card) => `Dove si trova ${quoted(card)}? Tocca il posto.`,
    chosen: (card) => `Piazza ${quoted(card)}, oppure tocca subito la carta seguente.`,
    done: 'Tutte le carte sono piazzate.',
  },
  countUp: 'Conta i punti',
  back: 'Torna alle cittadine',
  byHand: ({ title, points: n }) =>
    `${title}: ${points(n)} ${plural(n, { one: 'contato', other: 'contati' })} a mano`,
  total: ({ who, points: n }) => `${who}: ${points(n)}`,
  reset: 'Svuota il segnapunti',
  resetAsk: 'Svuotare davvero le due cittadine e le carte punteggio?',
  share: 'Condividi il segnapunti',
  shareHeading: 'Tutto il segnapunti in un link',
  shareText: ({ first, second }) => `Circle the Wagons, ${number(first)} a ${number(second)}`,
  refused: {
    damaged:
      'Questo link a un segnapunti è danneggiato: alcuni caratteri mancano o sono cambiati. Il tuo segnapunti è com’era.',
    later:
      'Questo link a un segnapunti viene da una versione più recente. Ricarica la pagina per averla. Il tuo segnapunti è com’era.',
  },
  linked: {
    text: 'Questo segnapunti è arrivato con un link. Il tuo resta conservato finché non lo sostituisci con questo.',
    take: 'Sostituisci il mio',
    mine: 'Torna al mio',
  },
};

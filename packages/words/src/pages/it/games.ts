// The games of this device in Italian.

import type { Level } from '@wagons/ai';
import type { Seat } from '@wagons/rules';
import type { Named } from '../../contract.ts';
import { amounts } from '../../grammar/it/amounts.ts';
import { names } from '../../grammar/it/names.ts';
import type { GamesWords } from '../contract.ts';
import { datesIn } from '../../grammar/dates.ts';

const { number, plural, and } = amounts;
const gamesOf = (n: number): string => `${number(n)} ${plural(n, { one: 'partita', other: 'partite' })}`;

function winner(who: Seat | Level | Named): string {
  if (typeof who === 'object') return who.name;
  return typeof who === 'number' ? `il livello ${number(who)}` : `il ${names.seats[who]}`;
}

export const games: GamesWords = {
  going: 'In corso',
  finished: 'Finite su questo dispositivo',
  none: 'Su questo dispositivo non è ancora stata giocata nessuna partita.',
  more: (count) => `Mostrane altre ${number(count)}`,
  lookBack: 'Risultato e analisi',
  delete: 'Elimina',
  deleted: 'La partita è eliminata.',
  when: datesIn('it'),
  youWon: ({ own, theirs }) => `Vinta, ${number(own)} a ${number(theirs)}`,
  youLost: ({ own, theirs }) => `Persa, ${number(own)} a ${number(theirs)}`,
  youShared: ({ own, theirs }) => `Vittoria condivisa, ${number(own)} a ${number(theirs)}`,
  won: ({ who, own, theirs }) => `Ha vinto ${winner(who)}, ${number(own)} a ${number(theirs)}`,
  byLevel: {
    heading: 'Contro il computer',
    level: 'Avversario',
    levelName: (level) => `Livello ${number(level)}`,
    won: 'Vinte',
    shared: 'Condivise',
    lost: 'Perse',
  },
  backup: {
    heading: 'Salvare e recuperare',
    text: 'Tutte le partite e i mazzi di questo dispositivo in un file: per tenerli al sicuro o portarli su un altro dispositivo. Recuperare un file aggiunge a ciò che c’è qui e non sovrascrive nulla.',
    export: 'Salva in un file',
    import: 'Recupera da un file',
    imported: ({ added, same, beside }) => {
      const parts = [
        ...(added > 0 ? [`${gamesOf(added)} ${plural(added, { one: 'aggiunta', other: 'aggiunte' })}`] : []),
        ...(beside > 0
          ? [
              `${gamesOf(beside)} con un altro svolgimento ${plural(beside, { one: 'messa', other: 'messe' })} accanto`,
            ]
          : []),
        ...(same > 0 ? [`${gamesOf(same)} già ${plural(same, { one: 'presente', other: 'presenti' })}`] : []),
      ];
      return parts.length === 0 ? 'In questo file non c’è nessuna partita.' : `${and(parts)}.`;
    },
    refused: {
      notJson: 'Questo file non è stato salvato qui: non è JSON. Nulla è cambiato.',
      notOurs: 'Questo file contiene altro, non partite salvate qui. Nulla è cambiato.',
      later:
        'Questo file viene da una versione più recente. Ricarica la pagina per averla. Nulla è cambiato.',
      badDeck: (path) => `Un mazzo in questo file è danneggiato (${path}). Nulla è cambiato.`,
      badGame: (path) => `Una partita in questo file è danneggiata (${path}). Nulla è cambiato.`,
      unknownDeck: (path) =>
        `Una partita in questo file è stata giocata con un mazzo che nel file non c’è (${path}). Nulla è cambiato.`,
      full: 'La memoria di questo browser non ha posto per tutto. Nulla è cambiato.',
      blocked: 'Questo browser non ci lascia salvare nulla. Nulla è cambiato.',
      unreadable: 'Questo file non si può leggere. Nulla è cambiato.',
    },
  },
  damaged: (count) => {
    const entries = plural(count, {
      one: 'elemento salvato non era leggibile. Il suo contenuto',
      other: 'elementi salvati non erano leggibili. Il loro contenuto',
    });
    return `${number(count)} ${entries} è da parte in questo browser e non è stato buttato via.`;
  },
};

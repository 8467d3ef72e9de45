// The lobby and a new table in Italian.

import { amounts } from '../../grammar/it/amounts.ts';
import { measureIn } from '../../grammar/clock.ts';
import type { LobbyWords, NewTableWords, TroubleWords } from '../contract.ts';

const { number, plural } = amounts;

export const trouble: TroubleWords = {
  offline: 'In questo momento sei senza rete. Il gioco online aspetta che torni; tutto il resto funziona.',
  away: 'Il server al momento non risponde. Tutte le partite sono al sicuro; riprova fra un po’.',
  noServer:
    'Questa copia del gioco non ha un server, quindi qui non si gioca online. Tutto il resto funziona: contro il computer e in due su un dispositivo.',
};

export const lobby: LobbyWords = {
  playAs: (name) => `Giochi come ${name}`,
  guest: 'Ospite',
  name: 'Il tuo nome',
  nameHelp: 'È così che ti vedono gli altri. Non serve un account.',
  account: 'Account',
  leaders: 'Classifica',
  quick: {
    heading: 'Partita rapida',
    help: 'Giochi contro chi vuole la stessa cosa.',
    names: { blitz: 'Svelta', calm: 'Calma', daily: 'Ogni giorno', slow: 'Senza fretta' },
    rated: 'Classificata',
    ratedHelp: 'La partita conta per la valutazione.',
    accountNeeded: 'Solo con un account.',
  },
  invite: 'Invita con un link',
  inviteHelp: 'Apri un tavolo, manda il link, gioca. All’altro non serve un account.',
  open: {
    heading: 'Tavoli aperti',
    none: 'Adesso non aspetta nessuno. Prova una partita rapida o apri un tavolo.',
    sit: 'Vai',
    sitWith: (host) => `Vai al tavolo di ${host}`,
    otherDeck: 'Altro mazzo',
    count: (tables) =>
      `${number(tables)} ${plural(tables, { one: 'tavolo aperto', other: 'tavoli aperti' })}`,
  },
};

export const newTable: NewTableWords = {
  heading: 'Apri un tavolo',
  time: 'Tempo',
  kinds: {
    live: { name: 'Dal vivo', help: 'tutta di seguito' },
    days: { name: 'A giorni', help: 'un po’ alla volta' },
    none: { name: 'Senza orologio', help: 'quanto volete' },
  },
  live: 'Per la partita, e in più a turno',
  measure: measureIn(amounts),
  otherTime: 'Altro',
  minutes: 'Minuti per la partita',
  seconds: 'Secondi in più a turno',
  limits: 'Da mezzo minuto a 120 minuti, e fino a 120 secondi.',
  days: 'Per ogni turno',
  dayCount: (days) => `${number(days)} ${plural(days, { one: 'giorno', other: 'giorni' })}`,
  first: 'Chi è il primo giocatore?',
  firsts: { host: 'Io', guest: 'L’altro', random: 'A sorte' },
  who: 'Chi può sedersi?',
  privateHelp: 'chi ha il link',
  listedHelp: 'tutti; il tavolo è nell’elenco',
  ratedHelp: 'conta per la valutazione',
  notRated: {
    guest: 'Per le partite classificate serve un account.',
    deck: 'Le partite classificate si giocano con il mazzo stampato o con La Frontiera.',
    seed: 'Nelle partite classificate le carte le dà il caso.',
  },
  ratedSeats: 'Nelle partite classificate il primo giocatore è tirato a sorte.',
  hintsHelp: 'Entrambi potete chiedere un consiglio al computer.',
  ratedNoHints: 'Le partite classificate si giocano senza consigli.',
  open: 'Apri il tavolo',
};

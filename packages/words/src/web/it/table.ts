// The table in Italian.

import type { Party } from '../../contract.ts';
import type { TableWords } from '../contract.ts';
import { amounts, points } from '../../grammar/it/amounts.ts';
import { names, quoted } from '../../grammar/it/names.ts';
import { capital, sentence } from '../../grammar/sentence.ts';

const { number, plural, and } = amounts;

export const you = 'Tu';
const cardsOf = (n: number): string => `${number(n)} ${plural(n, { one: 'carta', other: 'carte' })}`;

/** The verb with its subject, which "you" leaves out: "prendi", "il primo giocatore prende" */
function does(party: Party, [yours, theirs]: readonly [string, string]): string {
  if (party === 'you') return yours;
  if (typeof party === 'object') return `${party.name} ${theirs}`;
  return `${party === 'opponent' ? 'il tuo avversario' : `il ${names.seats[party]}`} ${theirs}`;
}

/** The label of a town's owner after an article: "primo giocatore", "livello 3" */
export const inSentence = (who: string): string => who.charAt(0).toLowerCase() + who.slice(1);
/** Seats and levels have an article; people go by their names. */
export const isName = (who: string): boolean => !/^Livello |giocatore$/.test(who);
const signed = (n: number): string => (n > 0 ? `+${number(n)}` : number(n));

export const table: TableWords = {
  heading: 'Il tavolo',
  you,
  bot: (level) => `Livello ${number(level)}`,
  short: { first: '1º', second: '2º' },
  seat: (seat) => capital(names.seats[seat]),
  now: {
    pickStart: 'Scegli la carta iniziale. Da lì comincia il primo turno, in senso orario.',
    draft: 'Prendi una carta dal cerchio.',
    place: ({ card, free, more }) => {
      const rest = more > 0 ? `, poi ancora ${cardsOf(more)}` : '';
      return sentence(`piazza ${free ? 'la tua carta gratuita ' : ''}${quoted(card)}${rest}`);
    },
    over: 'La partita è finita.',
  },
  addressed: (who, what) => `${who}: ${what}`,
  thinking: (who) => `${isName(who) ? who : `Il ${inSentence(who)}`} sta pensando…`,
  did: {
    // In the perfect, since "piazzi" alone could also be a request.
    pickStart: ({ who, card }) =>
      sentence(`${does(who, ['hai', 'ha'])} scelto ${quoted(card)} come carta iniziale`),
    draft: ({ who, card, free, to }) => {
      const giving = to === 'you' ? 'regalandoti' : 'regalando';
      const gift = free.length > 0 ? ` ${giving} ${and(free.map(quoted))}` : '';
      return sentence(`${does(who, ['hai', 'ha'])} preso ${quoted(card)}${gift}`);
    },
    place: ({ who, card }) => sentence(`${does(who, ['hai', 'ha'])} piazzato ${quoted(card)}`),
  },
  gift: ({ to, cards }) => sentence(`${does(to, ['ricevi', 'riceve'])} ${and(cards.map(quoted))}`),
  noGift: 'Nessuna carta regalata.',
  giftWorth: ({ own, theirs }) => `Rende subito fino a ${signed(own)}, regala fino a ${signed(theirs)}.`,
  townOf: (who) =>
    who === you ? 'La tua cittadina' : `Cittadina d${isName(who) ? `i ${who}` : `el ${inSentence(who)}`}`,
  circle: (left) => `Il cerchio: ${cardsOf(left)}`,
  scoringCards: 'Carte punteggio',
  nextCard: 'prossima',
  hand: 'In mano',
  tally: 'Punteggio',
  total: 'Totale',
  changes: (n) => (n === 0 ? 'nessun cambiamento' : `${n > 0 ? 'più' : 'meno'} ${points(Math.abs(n))}`),
  actions: {
    take: (card) => `Prendi ${quoted(card)}`,
    name: (card) => `Inizia con ${quoted(card)}`,
    turn: 'Gira',
    undo: 'Annulla un passo',
    redo: 'Ripeti un passo',
    place: 'Piazza',
    confirm: 'Conferma',
    takeBack: 'Ritira il turno',
    hint: 'Consiglio',
    fit: 'Tutta la cittadina',
    zoomIn: 'Più vicino',
    zoomOut: 'Più lontano',
    swap: 'Scambia cittadine',
  },
  cell: ({ cell, territory }) =>
    territory
      ? `${territory.terrain} con ${territory.icon}, ${cell.x},${cell.y}`
      : `vuota, ${cell.x},${cell.y}`,
  circleCard: ({ title, place, territories }) =>
    `${title}, ${place === 1 ? 'la prossima carta' : `carta ${number(place)} del cerchio`}: ${territories}`,
  aimed: ({ cell, rotation, change }) =>
    `${cell.x},${cell.y}, ${names.rotations[rotation]}${change === undefined ? '' : `: ${signed(change)}`}`,
  saved: {
    saved: 'Salvata',
    saving: 'Salvataggio…',
    unsaved: 'Non salvata',
  },
  match: ({ game, of, won }) => `Partita ${number(game)} di ${number(of)} · ${won}`,
};

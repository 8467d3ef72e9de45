// The table and the end of a game in Italian.

import type { Party } from '../../contract.ts';
import type { EndWords, TableWords } from '../contract.ts';
import { amounts, points } from '../../it/amounts.ts';
import { names, quoted } from '../../it/names.ts';
import { capital, sentence } from '../../sentence.ts';

const { number, plural, and } = amounts;

const you = 'Tu';
const cardsOf = (n: number): string => `${number(n)} ${plural(n, { one: 'carta', other: 'carte' })}`;

/** The verb with its subject, which "you" leaves out: "prendi", "il primo giocatore prende" */
function does(party: Party, [yours, theirs]: readonly [string, string]): string {
  if (party === 'you') return yours;
  return `${party === 'opponent' ? 'il tuo avversario' : `il ${names.seats[party]}`} ${theirs}`;
}

/** The label of a town's owner after an article: "primo giocatore", "livello 3" */
const inSentence = (who: string): string => who.charAt(0).toLowerCase() + who.slice(1);
const signed = (n: number): string => (n > 0 ? `+${number(n)}` : number(n));

export const table: TableWords = {
  heading: 'Il tavolo',
  trouble: {
    missing: 'Questa partita non è su questo dispositivo. Forse è stata cancellata o giocata altrove.',
    damaged:
      'Questa partita non si è potuta leggere. È stata messa da parte; tutte le altre sono come prima.',
    later: 'Questa partita viene da una versione più recente. Ricarica la pagina per averla.',
    unknownDeck:
      'Questa partita è stata giocata con un mazzo che non è su questo dispositivo. Scegli prima il suo file in «Nuova partita».',
  },
  you,
  bot: (level) => `Livello ${number(level)}`,
  short: { first: '1º', second: '2º' },
  seat: (seat) => capital(names.seats[seat]),
  now: {
    pickStart: 'Scegli la carta iniziale.',
    draft: 'Prendi una carta dal cerchio.',
    place: ({ card, free, more }) => {
      const rest = more > 0 ? `, poi ancora ${cardsOf(more)}` : '';
      return sentence(`piazza ${free ? 'la tua carta gratuita ' : ''}${quoted(card)}${rest}`);
    },
    over: 'La partita è finita.',
  },
  thinking: (who) => `Il ${inSentence(who)} sta pensando …`,
  did: {
    // In the perfect, since "piazzi" alone could also be a request.
    pickStart: ({ who, card }) =>
      sentence(`${does(who, ['hai', 'ha'])} scelto ${quoted(card)} come carta iniziale`),
    draft: ({ who, card, free }) => {
      const gift = free.length > 0 ? ` regalando ${and(free.map(quoted))}` : '';
      return sentence(`${does(who, ['hai', 'ha'])} preso ${quoted(card)}${gift}`);
    },
    place: ({ who, card }) => sentence(`${does(who, ['hai', 'ha'])} piazzato ${quoted(card)}`),
  },
  gift: ({ to, cards }) => sentence(`${does(to, ['ricevi', 'riceve'])} ${and(cards.map(quoted))}`),
  noGift: 'Nessuna carta regalata.',
  giftWorth: ({ own, theirs }) => `Rende subito fino a ${signed(own)}, regala fino a ${signed(theirs)}.`,
  townOf: (who) => (who === you ? 'La tua cittadina' : `Cittadina del ${inSentence(who)}`),
  circle: (left) => `Il cerchio: ${cardsOf(left)}`,
  scoringCards: 'Carte punteggio',
  nextCard: 'prossima',
  hand: 'In mano',
  tally: 'Punteggio',
  total: capital(names.terms.total),
  changes: (n) => (n === 0 ? 'nessun cambiamento' : `${n > 0 ? 'più' : 'meno'} ${points(Math.abs(n))}`),
  actions: {
    take: (card) => `Prendi ${quoted(card)}`,
    name: (card) => `Inizia con ${quoted(card)}`,
    turn: 'Gira',
    undo: 'Annulla',
    redo: 'Ripeti',
    place: 'Piazza',
    confirm: 'Conferma',
    takeBack: 'Ritira mossa',
    hint: 'Consiglio',
    fit: 'Tutta la cittadina',
    zoomIn: 'Più vicino',
    zoomOut: 'Più lontano',
    swap: 'Scambia cittadine',
    share: 'Condividi',
    pause: 'Pausa',
    play: 'Avvia',
    step: 'Una mossa',
    pace: 'Velocità',
    abandon: 'Elimina partita',
  },
  abandonAsk: 'Eliminare questa partita? Non si potrà recuperare.',
  nudge: { left: 'A sinistra', right: 'A destra', up: 'In su', down: 'In giù' },
  cell: ({ cell, territory }) =>
    territory
      ? `${territory.terrain} con ${territory.icon}, ${cell.x},${cell.y}`
      : `vuota, ${cell.x},${cell.y}`,
  circleCard: ({ title, place, territories }) =>
    `${title}, ${place === 1 ? 'la prossima carta' : `carta ${number(place)} del cerchio`}: ${territories}`,
  aimed: ({ cell, rotation, change }) =>
    `${cell.x},${cell.y}, ${names.rotations[rotation]}${change === undefined ? '' : `: ${signed(change)}`}`,
  typed: {
    label: 'Scrivi una mossa',
    // Words of the notation are the same in every language.
    help: 'Per esempio «take 3» (in breve «3») o «place 2 1 turned» (in breve «2 1 t»).',
    send: 'Gioca',
  },
  keys: {
    heading: 'Tasti',
    lines: [
      ['← ↑ → ↓', 'scorri il cerchio o sposta la carta'],
      ['R', 'gira la carta'],
      ['Invio', 'scegli, piazza, conferma'],
      ['U', 'annulla'],
      ['Maiusc U', 'ripeti'],
      ['H', 'consiglio'],
      ['V', 'scambia le cittadine'],
      ['/', 'scrivi una mossa'],
      ['?', 'mostra questi tasti'],
    ],
  },
  hint: {
    show: 'Mostra',
    searching: 'Cerco una buona mossa …',
    failed: 'Per ora nessun consiglio.',
  },
  saved: {
    saved: 'Salvata',
    saving: 'Salvataggio …',
    unsaved: 'Non salvata',
    elsewhere: 'Aperta in un’altra scheda',
  },
  match: ({ game, of, won }) => `Partita ${number(game)} di ${number(of)} · ${won}`,
};

export const end: EndWords = {
  youWin: 'Hai vinto!',
  youLose: 'Hai perso.',
  seatWins: (seat) => `Vince il ${names.seats[seat]}!`,
  shared: 'Vittoria condivisa',
  showAll: 'Mostra tutto',
  rematch: 'Rivincita',
  nextGame: 'Prossima partita',
  sameDeal: 'Stesse carte, posti scambiati',
  newDeal: 'Nuova partita',
  share: 'Condividi',
  replay: 'Rivedi la partita',
  shareText: ({ first, second }) => `Circle the Wagons, ${number(first)} a ${number(second)}`,
  matchWon: (who) => (who === you ? 'Hai vinto la sfida!' : `Il ${inSentence(who)} vince la sfida!`),
  matchTied: 'La sfida finisce in parità.',
  analysis: {
    heading: 'Che cosa si poteva fare meglio',
    working: (done, of) => `Uno sguardo indietro: mossa ${number(done)} di ${number(of)}`,
    lost: (who, lost) => `${who}: ${points(lost)} ${plural(lost, { one: 'perso', other: 'persi' })}`,
    none: 'Non è stata trovata una mossa migliore. Ben giocato!',
    failed: 'Non è stato possibile esaminare la partita.',
    smallLeftOut: 'Le perdite stimate di un solo punto sono omesse.',
  },
  link: {
    heading: 'Tutta la partita in un link',
    copy: 'Copia il link',
    share: 'Condividi …',
    qr: 'Il link come codice QR',
    code: 'Codice di partita',
  },
};

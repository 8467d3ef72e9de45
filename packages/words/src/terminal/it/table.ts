// The table in Italian: what is said while a game is played.

import { amounts } from '../../grammar/it/amounts.ts';
import { names, quoted } from '../../grammar/it/names.ts';
import { capital } from '../../grammar/sentence.ts';
import type { HintWords, TableWords, Who } from '../messages.ts';

const { number, plural, and } = amounts;

const moves = (n: number): string => `${number(n)} ${plural(n, { one: 'mossa', other: 'mosse' })}`;

/** "tu sei", "greedy è", "il primo giocatore è" */
function is(who: Who): string {
  switch (who.is) {
    case 'you':
      return 'tu sei';
    case 'bot':
      return `${who.name} è`;
    case 'seat':
      return `il ${names.seats[who.seat]} è`;
  }
}

/** "a te", "a greedy", "al primo giocatore" */
function to(who: Who): string {
  switch (who.is) {
    case 'you':
      return 'a te';
    case 'bot':
      return `a ${who.name}`;
    case 'seat':
      return `al ${names.seats[who.seat]}`;
  }
}

/** "hai vinto", "vince greedy", "vince il primo giocatore" */
function wins(who: Who): string {
  switch (who.is) {
    case 'you':
      return 'hai vinto';
    case 'bot':
      return `vince ${who.name}`;
    case 'seat':
      return `vince il ${names.seats[who.seat]}`;
  }
}

const COLUMNS = { first: 'primo', second: 'secondo' } as const;

export const table: TableWords = {
  name: 'Circle the Wagons',
  welcome: [
    'Due cittadine crescono carta dopo carta. Per ogni terreno, il gruppo più grande dà un punto per territorio; al resto pensano le tre carte punteggio al centro. Nel tuo turno prendi la prossima carta del cerchio oppure saltane alcune: ogni carta che salti va all’avversario.',
  ],
  welcomeQuestion: 'Chi gioca? Scrivi un numero; Invio vale 1.',
  welcomeChoices: {
    bot: 'tu contro un bot, da facile a difficile',
    botFirst: 'un bot contro di te: è lui il primo giocatore',
    companion: 'tu contro il compagno, che tiene le partite in equilibrio',
    people: 'due persone a questa tastiera',
  },
  levelQuestion: (easiest, hardest, usual) =>
    `Quale livello, da ${number(easiest)} (può vincere un bambino) a ${number(hardest)} (difficile da battere)? Invio vale ${number(usual)}.`,
  noTerminal: (play, help) => [
    'Circle the Wagons si gioca in un terminale, e questo non lo è.',
    `Aprine uno e lancia ${quoted(play)}, oppure invia le mosse da una pipe, una per riga.`,
    `${quoted(help)} elenca tutto ciò che si può fare.`,
  ],

  seed: (seed) => `seme ${seed}`,
  moves,
  seats: ({ first, second }) =>
    first.is === 'seat'
      ? 'Il secondo giocatore sceglie la carta iniziale; poi comincia il primo.'
      : `${capital(is(first))} il primo giocatore, ${is(second)} il secondo.`,
  townOf: (who) => {
    switch (who.is) {
      case 'you':
        return 'La tua cittadina';
      case 'bot':
        return `Cittadina di ${who.name}`;
      case 'seat':
        return capital(names.seats[who.seat]);
    }
  },
  column: (who) => {
    switch (who.is) {
      case 'you':
        return 'tu';
      case 'bot':
        return who.name;
      case 'seat':
        return COLUMNS[who.seat];
    }
  },
  total: 'Totale',
  subtotal: 'Tutti e sei i terreni',
  emptyTown: '(vuota; si comincia da 0,0)',
  circle: 'Cerchio, in senso orario dal punto di scelta',
  circleBeforeStart: 'Cerchio, in senso orario',
  legend: 'Lettere:',
  lastCard: 'L’ultima carta piazzata in una cittadina è tra [ ].',

  yourTurn: {
    pickStart: 'Tocca a te: scegli la carta iniziale.',
    draft: 'Tocca a te: prendi una carta dal cerchio.',
    place: ({ card, free, more }) => {
      const rest =
        more > 0 ? ` (poi ancora ${number(more)} ${plural(more, { one: 'carta', other: 'carte' })})` : '';
      return `Tocca a te: piazza ${free ? 'la carta gratuita ' : ''}${quoted(card)}${rest}.`;
    },
  },
  howTo: {
    pickStart: 'Scrivi il suo numero (? per un quadro, hint per un consiglio, cards, help).',
    draft: 'Scrivi il suo numero (? per un quadro, hint per un consiglio, cards, undo, help).',
    place: 'Scrivi dove va il suo angolo in alto a sinistra: x,y o x,y t (?, hint, cards, undo, help).',
    watch: 'Con Invio muove il prossimo bot (undo, score, quit, help per tutti i comandi).',
    over: 'Con Invio esci (undo, score, notation, help per tutti i comandi).',
  },
  bot: {
    thinks: (bot) => `${bot} sta pensando…`,
    pickStart: ({ bot, card }) => `${bot} sceglie ${quoted(card)} come carta iniziale.`,
    draft: ({ bot, card, free, to: receiver }) => {
      if (free.length === 0) return `${bot} prende ${quoted(card)} senza saltare carte.`;
      return `${bot} prende ${quoted(card)}; ${and(free.map(quoted))} ${free.length === 1 ? 'va' : 'vanno'} ${to(receiver)}.`;
    },
    place: ({ bot, card, cell, rotation }) =>
      `${bot} piazza ${quoted(card)} in ${cell.x},${cell.y}, ${names.rotations[rotation]}.`,
  },
  ended: ({ winner, points, against }) => `${capital(wins(winner))}, ${number(points)} a ${number(against)}.`,

  orders: {
    '?': 'quadro: che cosa rende e che cosa regala ogni carta, o i posti migliori',
    hint: 'la mossa migliore, dove porta e perché',
    show: 'di nuovo il tavolo',
    cards: 'le tre carte punteggio',
    score: 'i due punteggi, voce per voce, con le caselle',
    undo: 'annulla, fin dove vuoi, anche le mosse di un bot (undo 3: tre volte)',
    redo: 'ripete ciò che hai annullato',
    code: 'il codice di partita: contiene tutta la partita fin qui',
    notation: 'la partita fin qui come testo',
    help: 'questo elenco',
    quit: 'esce, mostrando il codice',
  },
  typedMoves: {
    number: 'prende la carta 3 del cerchio, o la sceglie come carta iniziale',
    name: 'lo stesso con l’id o il titolo della carta, o con l’inizio',
    cell: 'piazza la carta con il territorio in alto a sinistra nella casella 2,1',
    turned: 'lo stesso, ma capovolta',
  },
  notUnderstood: (typed) =>
    `${quoted(typed)} non è né una mossa né un comando: «help» elenca tutto ciò che puoi scrivere.`,
  undone: (n) => `${plural(n, { one: 'Annullata', other: 'Annullate' })}: ${moves(n)}.`,
  redone: (n) => `${plural(n, { one: 'Ripetuta', other: 'Ripetute' })}: ${moves(n)}.`,
  nothingToUndo: 'Non c’è nulla da annullare.',
  nothingToRedo: 'Non c’è nulla da ripetere.',
  code: (code) => `Codice di partita: ${code}`,
  openWith: (command) => `Si apre con: ${command}`,
};

export const hints: HintWords = {
  thinking: 'Cerco la mossa migliore…',
  pickStart:
    'Qualsiasi carta del cerchio può essere la carta iniziale. Il primo giocatore la prende, oppure la salta insieme ad altre; tutte le carte saltate sono tue, e le piazzi prima di prendere la tua.',
  draft:
    'Di quanti punti ogni carta migliorerebbe subito il vantaggio di chi la prende, piazzata da sola dove rende di più:',
  columns: { you: 'tu', opponent: 'avversario', givesAway: 'prendendola regali' },
  place: 'I posti migliori per punti immediati:',
  opponent: (change) => `avversario ${change}`,
  noChange: 'nessun cambiamento',
  spots: (n) =>
    `${number(n)} ${plural(n, { one: 'posto valido', other: 'posti validi' })} (carta dritta o capovolta):`,
};

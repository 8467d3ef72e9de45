// Contests in Italian.

import { amounts, points } from '../../grammar/it/amounts.ts';
import { quoted } from '../../grammar/it/names.ts';
import type { ArenaWords, Verdict } from '../arena.ts';

const { number, plural, or } = amounts;
const percent = (share: number): string => `${number(Math.round(share * 1000) / 10)}%`;
const seconds = (n: number): string => `${number(n)} ${plural(n, { one: 'secondo', other: 'secondi' })}`;
const deals = (n: number): string =>
  `${number(n)} ${plural(n, { one: 'distribuzione', other: 'distribuzioni' })}`;

const VERDICTS: Readonly<Record<Verdict, string>> = {
  met: 'come previsto',
  undecided: 'ancora incerto',
  missed: 'non come previsto',
};

export const arena: ArenaWords = {
  match: ({ a, b, deals: n, seed }) =>
    `${a} contro ${b}: ${deals(n)}, ${plural(n, { one: 'giocata', other: 'ognuna giocata' })} due volte a posti scambiati, seme ${seed}.`,
  pairs: (a) => ({ won: `Coppie vinte da ${a}`, tied: 'Coppie in parità', lost: `Coppie perse da ${a}` }),
  share: 'Quota di coppie vinte',
  shareWithin: ({ share, low, high }) =>
    `${percent(share)} (intervallo di confidenza al 95%: da ${percent(low)} a ${percent(high)})`,
  meanMargin: 'Scarto medio per partita',
  as: (a) => ({ first: `${a} primo giocatore`, second: `${a} secondo giocatore` }),
  columns: { won: 'vinte', tied: 'condivise', lost: 'perse', margin: 'scarto medio' },
  forfeits: (n, margin) =>
    `${number(n)} ${plural(n, { one: 'partita persa', other: 'partite perse' })} per un errore del programma, ${plural(n, { one: 'contata', other: 'ognuna contata' })} come persa di almeno ${points(margin)}:`,
  forfeit: ({ seed, program, fault }) => `${seed}, ${program}: ${fault}`,
  faults: {
    notStarted: () => 'Il programma non si può avviare.',
    notReady: ({ seconds: n }) => `Il programma non ha detto «ready» entro ${seconds(n)}.`,
    noAnswer: ({ seconds: n }) => `Il programma non ha risposto entro ${seconds(n)}.`,
    ended: () => 'Il programma è terminato prima di rispondere.',
    tooMuch: ({ limit }) => `Il programma ha scritto più di ${number(limit)} caratteri senza rispondere.`,
    unreadable: ({ said }) => `Il programma ha risposto ${quoted(said)}, che non gli era stato chiesto.`,
    illegal: ({ said, reason }) => `Il programma ha risposto ${quoted(said)}: ${reason}`,
    complained: ({ said }) => `Il programma ha segnalato un errore: ${quoted(said)}.`,
  },
  interrupted: (n) => `Interrotto dopo ${deals(n)}.`,

  levels:
    'Quante carte del cerchio ogni livello vede in anticipo, quante cittadine tiene a mente, quanti posti valuta e quanti non ne vede, e di quanti punti può sbagliarsi:',
  outOf: percent,
  levelColumns: {
    level: 'livello',
    horizon: 'carte in anticipo',
    width: 'cittadine',
    placements: 'posti',
    overlooks: 'non visti',
    misjudge: 'errore',
  },
  lastLevel: 'tutta la sua forza, fin dove arriva il tempo',
  contests: (n, seed) =>
    `Quota di coppie vinte, ${deals(n)} per volta, seme ${seed}; con l’intervallo di confidenza al 95%:`,
  contest: (a, b) => `${a} contro ${b}`,
  aim: ({ from, to, verdict }) => `${VERDICTS[verdict]} (da ${percent(from)} a ${percent(to)})`,

  signature: (nodes, moves) => `Firma: ${number(nodes)} nodi, mosse ${moves}`,
  measuring: 'Ragiona su posizioni fisse…',

  requests: {
    unknownRequest: ({ found, known }) =>
      `La richiesta ${quoted(found)} non esiste: puoi usare ${or(known.map(quoted))}.`,
    otherVersion: ({ found }) => `La versione ${quoted(found)} del protocollo qui non è nota: questa è la 1.`,
    badBudget: ({ found }) =>
      `${quoted(found)} non è un limite: scrivi «go», «go nodes 1000» o «go time 200».`,
    badPosition: () =>
      'Questa non è una posizione: scrivi «position code CODICE» o «position seed SEME moves MOSSA; MOSSA».',
    noPosition: () => 'Non c’è una posizione su cui pensare: indicane prima una.',
    gameOver: () => 'La partita è finita: non ci sono più mosse da fare.',
    lineTooLong: ({ limit }) => `La riga è troppo lunga: può avere al massimo ${number(limit)} caratteri.`,
    inside: ({ sentence }) => sentence,
  },
};

// Analysis in Italian.

import type { Terrain } from '@wagons/rules';
import type { AnalysisWords, Change, Party, Where } from '../contract.ts';
import { capital, sentence } from '../grammar/sentence.ts';
import { amounts, points } from '../grammar/it/amounts.ts';
import { names, quoted } from '../grammar/it/names.ts';

const { number, plural, and } = amounts;

/** "tu", "il tuo avversario", "il primo giocatore" */
function called(party: Party): string {
  if (party === 'you') return 'tu';
  if (typeof party === 'object') return party.name;
  return party === 'opponent' ? 'il tuo avversario' : `il ${names.seats[party]}`;
}

/** The verb with its subject, which "you" leaves out: "perdi", "il primo giocatore perde" */
const does = (party: Party, [you, other]: readonly [string, string]): string =>
  party === 'you' ? you : `${called(party)} ${other}`;

const certainty = { proven: 'dimostrato', estimate: 'stima' } as const;

const WITH_ARTICLE: Readonly<Record<Terrain, string>> = {
  desert: 'il deserto',
  forest: 'la foresta',
  mountains: 'la montagna',
  plains: 'la pianura',
  snow: 'la neve',
  water: 'l’acqua',
};

const signed = (n: number): string => (n > 0 ? `+${number(n)}` : number(n));
const lineOf = (change: Change): string =>
  'card' in change ? quoted(change.card) : WITH_ARTICLE[change.terrain];

/** Only the first of several says what is counted. */
const changes = (all: readonly Change[], word: string): string =>
  and(
    all.map((change, i) => {
      const n = Math.abs(change.points);
      const amount = i === 0 ? `${points(n)} in ${word}` : number(n);
      return `${amount} per ${lineOf(change)}`;
    }),
  );

const SPOTS = {
  marked: 'nel punto segnato',
  another: 'in un altro punto',
  same: 'nello stesso punto',
} as const;

const at = (where: Where): string =>
  typeof where === 'object' ? `in ${number(where.x)},${number(where.y)}` : SPOTS[where];

export const analysis: AnalysisWords = {
  decisions: { start: 'Carta iniziale', draft: 'Scelta delle carte', placement: 'Piazzamento' },
  certainty,
  moves: {
    pickStart: ({ card }) => `scegliere ${quoted(card)} come carta iniziale`,
    draft: ({ card, free }) =>
      free.length === 0
        ? `prendere ${quoted(card)}`
        : `prendere ${quoted(card)} regalando ${and(free.map(quoted))}`,
    place: ({ card, where, rotation }) =>
      `piazzare ${quoted(card)} ${at(where)}, ${names.rotations[rotation]}`,
  },
  end: ({ party, margin }) => {
    if (margin === 0) return 'la vittoria è condivisa';
    const verb = margin > 0 ? (['vinci', 'vince'] as const) : (['perdi', 'perde'] as const);
    return `${does(party, verb)} di ${points(Math.abs(margin))}`;
  },
  lost: ({ party, points: lost, proven }) =>
    sentence(
      `qui ${does(party, ['perdi', 'perde'])} ${points(lost)} (${certainty[proven ? 'proven' : 'estimate']})`,
    ),
  played: (move) => `Giocato: ${move}.`,
  better: (move) => `Meglio: ${move}.`,
  difference: ({ party, more, less, isPart }) => {
    const parts = [
      ...(more.length > 0 ? [changes(more, 'più')] : []),
      ...(less.length > 0 ? [changes(less, 'meno')] : []),
    ];
    return sentence(
      `così ${does(party, ['avresti', 'avrebbe'])} ${isPart ? 'soprattutto ' : ''}${parts.join(', ma ')}`,
    );
  },
  best: ({ move, end, certainty }) =>
    `La cosa migliore: ${move}. Se poi entrambi giocano bene: ${end} (${certainty}).`,
  comparedWith: ({ move, better, why }) =>
    `Migliore di ${better} rispetto alla seconda mossa (${move}). ${why}`,
  equallyGood: (move) => `Altrettanto buona: ${move}.`,
  onlyMove: 'Non ci sono altre mosse.',
  nothingBetter: 'Non è stata trovata una mossa migliore.',
  hint: {
    pickStart: ({ card }) => `Scegli ${quoted(card)} come carta iniziale.`,
    draft: ({ card, given, worth }) => {
      const taken = `Prendi ${quoted(card)}${worth ? ` (subito fino a ${signed(worth.own)})` : ''}`;
      if (given === 0) return `${taken}; nessuna carta regalata.`;
      const cards = `${number(given)} ${plural(given, { one: 'carta', other: 'carte' })}`;
      return `${taken}; così regali ${cards}${worth ? ` (fino a ${signed(worth.theirs)})` : ''}.`;
    },
    place: ({ card, rotation }) => `Piazza ${quoted(card)} nel punto segnato, ${names.rotations[rotation]}.`,
    value: ({ end, certainty, better }) => {
      const than = better?.card === undefined ? '' : ` (${quoted(better.card)})`;
      const gap = better ? `, ${better.points} meglio che con la seconda mossa migliore${than}` : '';
      return `Se poi entrambi giocano bene: ${end} (${certainty})${gap}.`;
    },
    reason: ({ party, changes, isPart }) => {
      const lines = changes.map((change) => `${signed(change.points)} per ${lineOf(change)}`);
      return `${capital(called(party))}${isPart ? ', soprattutto' : ''}: ${lines.join(', ')}`;
    },
    otherwise: 'Piazzarla in un altro modo va altrettanto bene.',
  },
};

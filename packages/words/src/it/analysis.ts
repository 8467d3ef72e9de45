// Analysis in Italian.

import type { Terrain } from '@wagons/rules';
import type { AnalysisWords, Change, Party } from '../contract.ts';
import { sentence } from '../sentence.ts';
import { amounts, points } from './amounts.ts';
import { names, quoted } from './names.ts';

const { number, and } = amounts;

/** The verb with its subject, which "you" leaves out: "perdi", "il primo giocatore perde" */
function does(party: Party, [you, other]: readonly [string, string]): string {
  if (party === 'you') return you;
  if (typeof party === 'object') return `${party.name} ${other}`;
  return `${party === 'opponent' ? 'il tuo avversario' : `il ${names.seats[party]}`} ${other}`;
}

const certainty = { proven: 'dimostrato', estimate: 'stima' } as const;

const WITH_ARTICLE: Readonly<Record<Terrain, string>> = {
  desert: 'il deserto',
  forest: 'la foresta',
  mountains: 'la montagna',
  plains: 'la pianura',
  snow: 'la neve',
  water: 'l’acqua',
};

/** Only the first of several says what is counted. */
const changes = (all: readonly Change[], word: string): string =>
  and(
    all.map((change, i) => {
      const line = 'card' in change ? quoted(change.card) : WITH_ARTICLE[change.terrain];
      const n = Math.abs(change.points);
      const amount = i === 0 ? `${points(n)} in ${word}` : number(n);
      return `${amount} per ${line}`;
    }),
  );

export const analysis: AnalysisWords = {
  decisions: { start: 'Carta iniziale', draft: 'Scelta delle carte', placement: 'Piazzamento' },
  certainty,
  moves: {
    pickStart: ({ card }) => `scegliere ${quoted(card)} come carta iniziale`,
    draft: ({ card, free }) =>
      free.length === 0
        ? `prendere ${quoted(card)}`
        : `prendere ${quoted(card)} regalando ${and(free.map(quoted))}`,
    place: ({ card, cell, rotation }) =>
      `piazzare ${quoted(card)} in ${number(cell.x)},${number(cell.y)}, ${names.rotations[rotation]}`,
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
};

// Analysis in English.

import type { AnalysisWords, Change, Party } from '../contract.ts';
import { capital, sentence } from '../sentence.ts';
import { amounts, points } from './amounts.ts';
import { names } from './names.ts';

const { number, and } = amounts;

/** "you", "your opponent", "the first player" */
function called(party: Party): string {
  if (party === 'you') return 'you';
  if (typeof party === 'object') return party.name;
  return party === 'opponent' ? 'your opponent' : `the ${names.seats[party]}`;
}

/** "you win", "the first player wins" */
const does = (party: Party, verb: string): string =>
  `${called(party)} ${party === 'you' ? verb : `${verb}s`}`;

const certainty = { proven: 'proven', estimate: 'estimate' } as const;

/** Only the first of several says what is counted. */
const changes = (all: readonly Change[], word: string): string =>
  and(
    all.map((change, i) => {
      const line = 'card' in change ? change.card : names.terrains[change.terrain];
      const n = Math.abs(change.points);
      const amount = i === 0 ? `${points(n)} ${word}` : number(n);
      return `${amount} for ${line}`;
    }),
  );

export const analysis: AnalysisWords = {
  decisions: { start: 'Naming the starting card', draft: 'Drafting', placement: 'Placing' },
  certainty,
  moves: {
    pickStart: ({ card }) => `name ${card} as the starting card`,
    draft: ({ card, free }) =>
      free.length === 0 ? `take ${card}` : `take ${card}, giving away ${and(free)}`,
    place: ({ card, cell, rotation }) =>
      `place ${card} at ${number(cell.x)},${number(cell.y)}, ${names.rotations[rotation]}`,
  },
  end: ({ party, margin }) => {
    if (margin === 0) return 'the victory is shared';
    return `${does(party, margin > 0 ? 'win' : 'lose')} by ${points(Math.abs(margin))}`;
  },
  lost: ({ party, points: lost, proven }) =>
    sentence(`${does(party, 'lose')} ${points(lost)} here (${certainty[proven ? 'proven' : 'estimate']})`),
  better: (move) => `Better: ${move}.`,
  difference: ({ party, more, less, isPart }) => {
    const parts = [
      ...(more.length > 0 ? [changes(more, 'more')] : []),
      ...(less.length > 0 ? [changes(less, 'fewer')] : []),
    ];
    return `${capital(called(party))} would then have${isPart ? ', above all,' : ''} ${parts.join(', but ')}.`;
  },
  best: ({ move, end, certainty }) => `Best: ${move}. With good play on both sides: ${end} (${certainty}).`,
  comparedWith: ({ move, better, why }) => `Better by ${better} than the next best (${move}). ${why}`,
  equallyGood: (move) => `Equally good: ${move}.`,
  onlyMove: 'There is no other move.',
  nothingBetter: 'No better move was found.',
};

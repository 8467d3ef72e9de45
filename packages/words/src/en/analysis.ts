// Analysis in English.

import type { AnalysisWords, Change, Party, Where } from '../contract.ts';
import { capital, sentence } from '../grammar/sentence.ts';
import { amounts, points } from '../grammar/en/amounts.ts';
import { names } from '../grammar/en/names.ts';

const { number, plural, and } = amounts;

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

const signed = (n: number): string => (n > 0 ? `+${number(n)}` : number(n));
const lineOf = (change: Change): string => ('card' in change ? change.card : names.terrains[change.terrain]);

/** Only the first of several says what is counted. */
const changes = (all: readonly Change[], word: string): string =>
  and(
    all.map((change, i) => {
      const n = Math.abs(change.points);
      const amount = i === 0 ? `${points(n)} ${word}` : number(n);
      return `${amount} for ${lineOf(change)}`;
    }),
  );

const SPOTS = {
  marked: 'on the marked spot',
  another: 'on another spot',
  same: 'on the same spot',
} as const;

const at = (where: Where): string =>
  typeof where === 'object' ? `at ${number(where.x)},${number(where.y)}` : SPOTS[where];

export const analysis: AnalysisWords = {
  decisions: { start: 'Naming the starting card', draft: 'Drafting', placement: 'Placing' },
  certainty,
  moves: {
    pickStart: ({ card }) => `name ${card} as the starting card`,
    draft: ({ card, free }) =>
      free.length === 0 ? `take ${card}` : `take ${card}, giving away ${and(free)}`,
    place: ({ card, where, rotation }) => `place ${card} ${at(where)}, ${names.rotations[rotation]}`,
  },
  end: ({ party, margin }) => {
    if (margin === 0) return 'the victory is shared';
    return `${does(party, margin > 0 ? 'win' : 'lose')} by ${points(Math.abs(margin))}`;
  },
  lost: ({ party, points: lost, proven }) =>
    sentence(`${does(party, 'lose')} ${points(lost)} here (${certainty[proven ? 'proven' : 'estimate']})`),
  played: (move) => `Played: ${move}.`,
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
  hint: {
    pickStart: ({ card }) => `Name ${card} as the starting card.`,
    draft: ({ card, given, worth }) => {
      const taken = `Take ${card}${worth ? ` (up to ${signed(worth.own)} at once)` : ''}`;
      if (given === 0) return `${taken}; nothing is given away.`;
      const cards = `${number(given)} ${plural(given, { one: 'card', other: 'cards' })}`;
      return `${taken}; it gives ${cards} away${worth ? ` (up to ${signed(worth.theirs)})` : ''}.`;
    },
    place: ({ card, rotation }) => `Place ${card} on the marked spot, ${names.rotations[rotation]}.`,
    value: ({ end, certainty, better }) => {
      const than = better?.card === undefined ? '' : ` (${better.card})`;
      const gap = better ? `, ${better.points} better than the next best${than}` : '';
      return `With good play on both sides ${end} (${certainty})${gap}.`;
    },
    reason: ({ party, changes, isPart }) => {
      const lines = changes.map((change) => `${signed(change.points)} for ${lineOf(change)}`);
      return `${capital(called(party))}${isPart ? ', above all' : ''}: ${lines.join(', ')}`;
    },
    otherwise: 'Another way to place it is just as good.',
  },
};

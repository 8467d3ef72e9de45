// Analysis in German. Titles stand in quotation marks, so that they need no case.

import type { AnalysisWords, Change, Party, Where } from '../contract.ts';
import { capital, sentence } from '../grammar/sentence.ts';
import { amounts, points } from '../grammar/de/amounts.ts';
import { names } from '../grammar/de/names.ts';

const { number, plural, and } = amounts;
const quoted = (title: string): string => `„${title}“`;

/** "du", "dein Gegner", "Spieler 1" */
function called(party: Party): string {
  if (party === 'you') return 'du';
  if (typeof party === 'object') return party.name;
  // The number of a seat must not be parted from it.
  return party === 'opponent' ? 'dein Gegner' : names.seats[party].replace(' ', ' ');
}

/** "du gewinnst", "Spieler 1 gewinnt": a verb by its stem */
const does = (party: Party, stem: string): string =>
  `${called(party)} ${stem}${party === 'you' ? 'st' : 't'}`;

/** After "mit": "1 Punkt", "5 Punkten" */
const withPoints = (n: number): string => `${number(n)} ${plural(n, { one: 'Punkt', other: 'Punkten' })}`;

const certainty = { proven: 'bewiesen', estimate: 'geschätzt' } as const;

const signed = (n: number): string => (n > 0 ? `+${number(n)}` : number(n));
const lineOf = (change: Change): string =>
  'card' in change ? quoted(change.card) : names.terrains[change.terrain];

/** Only the first of several says what is counted. */
const changes = (all: readonly Change[], word: string): string =>
  and(
    all.map((change, i) => {
      const n = Math.abs(change.points);
      const amount = i === 0 ? `${points(n)} ${word}` : number(n);
      return `${amount} für ${lineOf(change)}`;
    }),
  );

const SPOTS = {
  marked: 'auf die markierte Stelle',
  another: 'auf eine andere Stelle',
  same: 'auf dieselbe Stelle',
} as const;

const at = (where: Where): string =>
  typeof where === 'object' ? `auf ${number(where.x)},${number(where.y)}` : SPOTS[where];

export const analysis: AnalysisWords = {
  decisions: { start: 'Startkarte', draft: 'Kartenwahl', placement: 'Auslegen' },
  certainty,
  moves: {
    pickStart: ({ card }) => `${quoted(card)} zur Startkarte bestimmen`,
    draft: ({ card, free }) =>
      free.length === 0
        ? `${quoted(card)} nehmen`
        : `${quoted(card)} nehmen und ${and(free.map(quoted))} verschenken`,
    place: ({ card, where, rotation }) => `${quoted(card)} ${at(where)} legen, ${names.rotations[rotation]}`,
  },
  end: ({ party, margin }) => {
    if (margin === 0) return 'der Sieg wird geteilt';
    return margin > 0
      ? `${does(party, 'gewinn')} mit ${withPoints(margin)} Vorsprung`
      : `${does(party, 'verlier')} mit ${withPoints(-margin)} Rückstand`;
  },
  lost: ({ party, points: lost, proven }) =>
    sentence(`${does(party, 'verlier')} hier ${points(lost)} (${certainty[proven ? 'proven' : 'estimate']})`),
  played: (move) => `Gespielt: ${move}.`,
  better: (move) => `Besser: ${move}.`,
  difference: ({ party, more, less, isPart }) => {
    const parts = [
      ...(more.length > 0 ? [changes(more, 'mehr')] : []),
      ...(less.length > 0 ? [changes(less, 'weniger')] : []),
    ];
    const has = party === 'you' ? 'hättest' : 'hätte';
    return `${capital(called(party))} ${has} damit ${isPart ? 'vor allem ' : ''}${parts.join(', aber ')}.`;
  },
  best: ({ move, end, certainty }) =>
    `Am besten: ${move}. Wenn beide gut weiterspielen: ${capital(end)} (${certainty}).`,
  comparedWith: ({ move, better, why }) => `Um ${better} besser als der nächstbeste Zug (${move}). ${why}`,
  equallyGood: (move) => `Ebenso gut: ${move}.`,
  onlyMove: 'Einen anderen Zug gibt es nicht.',
  nothingBetter: 'Ein besserer Zug wurde nicht gefunden.',
  hint: {
    pickStart: ({ card }) => `Bestimme ${quoted(card)} zur Startkarte.`,
    draft: ({ card, given, worth }) => {
      const taken = `Nimm ${quoted(card)}${worth ? ` (sofort bis zu ${signed(worth.own)})` : ''}`;
      if (given === 0) return `${taken}; nichts wird verschenkt.`;
      const cards = `${number(given)} ${plural(given, { one: 'Karte', other: 'Karten' })}`;
      return `${taken}; das verschenkt ${cards}${worth ? ` (bis zu ${signed(worth.theirs)})` : ''}.`;
    },
    place: ({ card, rotation }) =>
      `Lege ${quoted(card)} auf die markierte Stelle, ${names.rotations[rotation]}.`,
    value: ({ end, certainty, better }) => {
      const than = better?.card === undefined ? '' : ` (${quoted(better.card)})`;
      const gap = better ? `, um ${better.points} besser als der nächstbeste Zug${than}` : '';
      return `Wenn beide gut weiterspielen: ${capital(end)} (${certainty})${gap}.`;
    },
    reason: ({ party, changes, isPart }) => {
      const lines = changes.map((change) => `${signed(change.points)} für ${lineOf(change)}`);
      return `${capital(called(party))}${isPart ? ', vor allem' : ''}: ${lines.join(', ')}`;
    },
    otherwise: 'Anders gelegt ist sie ebenso gut.',
  },
};

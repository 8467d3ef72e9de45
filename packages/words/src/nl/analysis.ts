// Analysis in Dutch. Titles stand in quotation marks, since many begin like a sentence: “De kudde”.

import type { AnalysisWords, Change, Party, Where } from '../contract.ts';
import { capital, sentence } from '../grammar/sentence.ts';
import { amounts, points } from '../grammar/nl/amounts.ts';
import { names } from '../grammar/nl/names.ts';

const { number, plural, and } = amounts;
const quoted = (title: string): string => `“${title}”`;

/** "jij", "je tegenstander", "de eerste speler"; the verbs used here are the same for all of them. */
function called(party: Party): string {
  if (party === 'you') return 'jij';
  if (typeof party === 'object') return party.name;
  return party === 'opponent' ? 'je tegenstander' : `de ${names.seats[party]}`;
}

const certainty = { proven: 'bewezen', estimate: 'geschat' } as const;

const signed = (n: number): string => (n > 0 ? `+${number(n)}` : number(n));
const lineOf = (change: Change): string =>
  'card' in change ? quoted(change.card) : names.terrains[change.terrain];

/** Only the first of several says what is counted. */
const changes = (all: readonly Change[], word: string): string =>
  and(
    all.map((change, i) => {
      const n = Math.abs(change.points);
      const amount = i === 0 ? `${points(n)} ${word}` : number(n);
      return `${amount} voor ${lineOf(change)}`;
    }),
  );

const SPOTS = {
  marked: 'op de gemarkeerde plek',
  another: 'op een andere plek',
  same: 'op dezelfde plek',
} as const;

const at = (where: Where): string =>
  typeof where === 'object' ? `op ${number(where.x)},${number(where.y)}` : SPOTS[where];

export const analysis: AnalysisWords = {
  decisions: { start: 'Startkaart kiezen', draft: 'Kaarten nemen', placement: 'Kaarten leggen' },
  certainty,
  moves: {
    pickStart: ({ card }) => `${quoted(card)} als startkaart kiezen`,
    draft: ({ card, free }) =>
      free.length === 0
        ? `${quoted(card)} nemen`
        : `${quoted(card)} nemen en ${and(free.map(quoted))} weggeven`,
    place: ({ card, where, rotation }) => `${quoted(card)} ${names.rotations[rotation]} ${at(where)} leggen`,
  },
  end: ({ party, margin }) => {
    if (margin === 0) return 'de overwinning wordt gedeeld';
    return `${called(party)} ${margin > 0 ? 'wint' : 'verliest'} met ${points(Math.abs(margin))} verschil`;
  },
  lost: ({ party, points: lost, proven }) =>
    sentence(`${called(party)} verliest hier ${points(lost)} (${certainty[proven ? 'proven' : 'estimate']})`),
  played: (move) => `Gespeeld: ${move}.`,
  better: (move) => `Beter: ${move}.`,
  difference: ({ party, more, less, isPart }) => {
    const [first, second] = [
      ...(more.length > 0 ? [changes(more, 'meer')] : []),
      ...(less.length > 0 ? [changes(less, 'minder')] : []),
    ];
    const rest = second === undefined ? '' : `, maar ${second}`;
    return `${capital(called(party))} zou dan ${isPart ? 'vooral ' : ''}${first ?? ''} hebben${rest}.`;
  },
  best: ({ move, end, certainty }) =>
    `Het beste: ${move}. Als beiden goed verder spelen: ${end} (${certainty}).`,
  comparedWith: ({ move, better, why }) => `${better} beter dan de op één na beste zet (${move}). ${why}`,
  equallyGood: (move) => `Even goed: ${move}.`,
  onlyMove: 'Een andere zet is er niet.',
  nothingBetter: 'Er is geen betere zet gevonden.',
  hint: {
    pickStart: ({ card }) => `Kies ${quoted(card)} als startkaart.`,
    draft: ({ card, given, worth }) => {
      const taken = `Neem ${quoted(card)}${worth ? ` (meteen hoogstens ${signed(worth.own)})` : ''}`;
      if (given === 0) return `${taken}; er wordt niets weggegeven.`;
      const cards = `${number(given)} ${plural(given, { one: 'kaart', other: 'kaarten' })}`;
      return `${taken}; dat geeft ${cards} weg${worth ? ` (hoogstens ${signed(worth.theirs)})` : ''}.`;
    },
    place: ({ card, rotation }) =>
      `Leg ${quoted(card)} op de gemarkeerde plek, ${names.rotations[rotation]}.`,
    value: ({ end, certainty, better }) => {
      const than = better?.card === undefined ? '' : ` (${quoted(better.card)})`;
      const gap = better ? `, ${better.points} beter dan de op één na beste zet${than}` : '';
      return `Als beiden goed verder spelen: ${end} (${certainty})${gap}.`;
    },
    reason: ({ party, changes, isPart }) => {
      const lines = changes.map((change) => `${signed(change.points)} voor ${lineOf(change)}`);
      return `${capital(called(party))}${isPart ? ', vooral' : ''}: ${lines.join(', ')}`;
    },
    otherwise: 'Anders neergelegd is ze even goed.',
  },
};

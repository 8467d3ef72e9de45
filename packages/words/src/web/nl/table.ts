// The table in Dutch. Titles stand in quotation marks, since many begin like a sentence: “De kudde”.

import type { Party } from '../../contract.ts';
import type { TableWords } from '../contract.ts';
import { amounts, points } from '../../grammar/nl/amounts.ts';
import { names } from '../../grammar/nl/names.ts';
import { capital, sentence } from '../../grammar/sentence.ts';

const { number, plural, and } = amounts;

const you = 'Jij';
const quoted = (title: string): string => `“${title}”`;

/** "jij", "je tegenstander", "de eerste speler"; the verbs used here are the same for all of them. */
function called(party: Party): string {
  if (party === 'you') return 'jij';
  if (typeof party === 'object') return party.name;
  return party === 'opponent' ? 'je tegenstander' : `de ${names.seats[party]}`;
}

const seatNames: readonly string[] = Object.values(names.seats);

/** The label of a town's owner inside a sentence: "de eerste speler", "niveau 3" */
export function inSentence(who: string): string {
  const name = who.charAt(0).toLowerCase() + who.slice(1);
  // People keep their capital.
  if (seatNames.includes(name)) return `de ${name}`;
  return name.startsWith('niveau ') ? name : who;
}
const signed = (n: number): string => (n > 0 ? `+${number(n)}` : number(n));

export const table: TableWords = {
  heading: 'De tafel',
  you,
  bot: (level) => `Niveau ${number(level)}`,
  short: { first: '1e', second: '2e' },
  seat: (seat) => capital(names.seats[seat]),
  now: {
    pickStart: 'Kies de startkaart. Daar begint de eerste beurt, met de klok mee.',
    draft: 'Neem een kaart uit de cirkel.',
    place: ({ card, free, more }) => {
      const rest = more > 0 ? `, hierna nog ${number(more)}` : '';
      return sentence(`leg ${free ? 'je gratis kaart ' : ''}${quoted(card)} neer${rest}`);
    },
    over: 'Het spel is afgelopen.',
  },
  addressed: (who, what) => `${who}: ${what}`,
  thinking: (who) => `${capital(inSentence(who))} denkt na…`,
  did: {
    pickStart: ({ who, card }) => sentence(`${called(who)} kiest ${quoted(card)} als startkaart`),
    draft: ({ who, card, free, to }) => {
      const cards = and(free.map(quoted));
      const gives = to === 'you' ? ` en geeft jou ${cards}` : ` en geeft ${cards} weg`;
      const gift = free.length > 0 ? gives : '';
      return sentence(`${called(who)} neemt ${quoted(card)}${gift}`);
    },
    place: ({ who, card }) => sentence(`${called(who)} legt ${quoted(card)} neer`),
  },
  gift: ({ to, cards }) => sentence(`${called(to)} krijgt ${and(cards.map(quoted))}`),
  noGift: 'Er wordt niets weggegeven.',
  giftWorth: ({ own, theirs }) =>
    `Levert meteen hoogstens ${signed(own)} op, geeft hoogstens ${signed(theirs)} weg.`,
  townOf: (who) => (who === you ? 'Jouw stad' : `Stad van ${inSentence(who)}`),
  circle: (left) => `De cirkel: ${number(left)} ${plural(left, { one: 'kaart', other: 'kaarten' })}`,
  scoringCards: 'Scorekaarten',
  nextCard: 'volgende',
  hand: 'In de hand',
  tally: 'Telling',
  total: 'Totaal',
  changes: (n) => (n === 0 ? 'geen verandering' : `${n > 0 ? 'plus' : 'min'} ${points(Math.abs(n))}`),
  actions: {
    take: (card) => `Neem ${quoted(card)}`,
    name: (card) => `Begin met ${quoted(card)}`,
    turn: 'Draaien',
    undo: 'Eén stap terug',
    redo: 'Eén stap verder',
    place: 'Leggen',
    confirm: 'Bevestigen',
    takeBack: 'Beurt terugnemen',
    hint: 'Tip',
    fit: 'Hele stad tonen',
    zoomIn: 'Dichterbij',
    zoomOut: 'Verder weg',
    swap: 'Steden wisselen',
  },
  cell: ({ cell, territory }) =>
    territory
      ? `${territory.terrain} met ${territory.icon}, ${cell.x},${cell.y}`
      : `leeg, ${cell.x},${cell.y}`,
  circleCard: ({ title, place, territories }) =>
    `${title}, ${place === 1 ? 'de volgende kaart' : `kaart ${number(place)} van de cirkel`}: ${territories}`,
  aimed: ({ cell, rotation, change }) =>
    `${cell.x},${cell.y}, ${names.rotations[rotation]}${change === undefined ? '' : `: ${signed(change)}`}`,
  saved: {
    saved: 'Opgeslagen',
    saving: 'Opslaan…',
    unsaved: 'Niet opgeslagen',
  },
  match: ({ game, of, won }) => `Partij ${number(game)} van ${number(of)} · ${won}`,
};

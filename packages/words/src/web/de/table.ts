// The table in German. Titles stand in quotation marks, so that they need no case.

import type { Party } from '../../contract.ts';
import type { TableWords } from '../contract.ts';
import { amounts, points } from '../../grammar/de/amounts.ts';
import { names } from '../../grammar/de/names.ts';
import { sentence } from '../../grammar/sentence.ts';

const { number, plural, and } = amounts;

export const you = 'Du';
const quoted = (title: string): string => `„${title}“`;

/** "du nimmst", "dein Gegner nimmt": the verb for the reader, and for anybody else */
function does(party: Party, [yours, theirs]: readonly [string, string]): string {
  if (party === 'you') return `du ${yours}`;
  if (typeof party === 'object') return `${party.name} ${theirs}`;
  return `${party === 'opponent' ? 'dein Gegner' : names.seats[party]} ${theirs}`;
}
const signed = (n: number): string => (n > 0 ? `+${number(n)}` : number(n));

export const table: TableWords = {
  heading: 'Der Tisch',
  you,
  bot: (level) => `Stufe ${number(level)}`,
  short: { first: '1.', second: '2.' },
  seat: (seat) => names.seats[seat],
  now: {
    pickStart: 'Bestimme die Startkarte. Dort beginnt der erste Zug, im Uhrzeigersinn.',
    draft: 'Nimm eine Karte aus dem Kreis.',
    place: ({ card, free, more }) => {
      const rest = more > 0 ? `, danach noch ${number(more)}` : '';
      return sentence(`lege ${free ? 'deine geschenkte Karte ' : ''}${quoted(card)} aus${rest}`);
    },
    over: 'Das Spiel ist zu Ende.',
  },
  addressed: (who, what) => `${who}: ${what}`,
  thinking: (who) => `${who} denkt nach …`,
  did: {
    pickStart: ({ who, card }) =>
      sentence(`${does(who, ['bestimmst', 'bestimmt'])} ${quoted(card)} zur Startkarte`),
    draft: ({ who, card, free, to }) => {
      const taken = `${does(who, ['nimmst', 'nimmt'])} ${quoted(card)}`;
      const gives = to === 'you' ? 'schenkt dir' : who === 'you' ? 'verschenkst' : 'verschenkt';
      return sentence(free.length > 0 ? `${taken} und ${gives} ${and(free.map(quoted))}` : taken);
    },
    place: ({ who, card }) => sentence(`${does(who, ['legst', 'legt'])} ${quoted(card)} aus`),
  },
  gift: ({ to, cards }) =>
    sentence(`${does(to, ['bekommst', 'bekommt'])} ${and(cards.map(quoted))} geschenkt`),
  noGift: 'Nichts wird verschenkt.',
  giftWorth: ({ own, theirs }) => `Bringt sofort bis zu ${signed(own)}, verschenkt bis zu ${signed(theirs)}.`,
  townOf: (who) => (who === you ? 'Deine Stadt' : `Stadt von ${who}`),
  circle: (left) => `Der Kreis: ${number(left)} ${plural(left, { one: 'Karte', other: 'Karten' })}`,
  scoringCards: 'Wertungskarten',
  nextCard: 'nächste',
  hand: 'Auf der Hand',
  tally: 'Wertung',
  total: 'Summe',
  changes: (n) => (n === 0 ? 'keine Änderung' : `${n > 0 ? 'plus' : 'minus'} ${points(Math.abs(n))}`),
  actions: {
    take: (card) => `${quoted(card)} nehmen`,
    name: (card) => `Mit ${quoted(card)} beginnen`,
    turn: 'Drehen',
    undo: 'Schritt rückgängig',
    redo: 'Schritt wiederholen',
    place: 'Auslegen',
    confirm: 'Bestätigen',
    takeBack: 'Zug zurücknehmen',
    hint: 'Tipp',
    fit: 'Ganze Stadt zeigen',
    zoomIn: 'Näher',
    zoomOut: 'Weiter weg',
    swap: 'Städte tauschen',
  },
  cell: ({ cell, territory }) =>
    territory
      ? `${territory.terrain} mit ${territory.icon}, ${cell.x},${cell.y}`
      : `leer, ${cell.x},${cell.y}`,
  circleCard: ({ title, place, territories }) =>
    `${title}, ${place === 1 ? 'die nächste Karte' : `Karte ${number(place)} im Kreis`}: ${territories}`,
  aimed: ({ cell, rotation, change }) =>
    `${cell.x},${cell.y}, ${names.rotations[rotation]}${change === undefined ? '' : `: ${signed(change)}`}`,
  saved: {
    saved: 'Gespeichert',
    saving: 'Speichert …',
    unsaved: 'Nicht gespeichert',
  },
  match: ({ game, of, won }) => `Partie ${number(game)} von ${number(of)} · ${won}`,
};

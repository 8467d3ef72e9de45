// The table in English.

import type { Party } from '../../contract.ts';
import type { TableWords } from '../contract.ts';
import { amounts, points } from '../../grammar/en/amounts.ts';
import { names } from '../../grammar/en/names.ts';
import { capital, sentence } from '../../grammar/sentence.ts';

const { number, and } = amounts;

const called = (party: Party): string => {
  if (party === 'you') return 'you';
  if (typeof party === 'object') return party.name;
  return party === 'opponent' ? 'your opponent' : `the ${names.seats[party]}`;
};
const signed = (n: number): string => (n > 0 ? `+${number(n)}` : number(n));

export const YOU = 'You';

export const table: TableWords = {
  heading: 'The table',
  you: YOU,
  bot: (level) => `Level ${number(level)}`,
  short: { first: '1st', second: '2nd' },
  seat: (seat) => capital(names.seats[seat]),
  now: {
    pickStart: 'Name the starting card. The first turn begins there, clockwise.',
    draft: 'Take a card from the circle.',
    place: ({ card, free, more }) => {
      const rest = more > 0 ? `, then ${number(more)} more` : '';
      return sentence(`place ${free ? `your free card ${card}` : card}${rest}`);
    },
    over: 'The game is over.',
  },
  addressed: (who, what) => `${who}: ${what}`,
  thinking: (who) => `${who} is thinking…`,
  did: {
    pickStart: ({ who, card }) => sentence(`${called(who)} named ${card} as the starting card`),
    draft: ({ who, card, free, to }) => {
      const gave = to === 'you' ? 'gave you' : 'gave away';
      return sentence(`${called(who)} took ${card}${free.length > 0 ? ` and ${gave} ${and(free)}` : ''}`);
    },
    place: ({ who, card }) => sentence(`${called(who)} placed ${card}`),
  },
  gift: ({ to, cards }) => sentence(`${called(to)} ${to === 'you' ? 'get' : 'gets'} ${and(cards)}`),
  noGift: 'Nothing is given away.',
  giftWorth: ({ own, theirs }) =>
    `Worth at once: up to ${signed(own)} for the taker, ${signed(theirs)} for the other.`,
  townOf: (who) => (who === YOU ? 'Your town' : `${who}’s town`),
  circle: (left) => `The circle: ${number(left)} ${left === 1 ? 'card' : 'cards'}`,
  scoringCards: 'Scoring cards',
  nextCard: 'next',
  hand: 'In hand',
  tally: 'Tally',
  total: 'Total',
  changes: (n) => (n === 0 ? 'no change' : `${n > 0 ? 'plus' : 'minus'} ${points(Math.abs(n))}`),
  actions: {
    take: (card) => `Take ${card}`,
    name: (card) => `Start with ${card}`,
    turn: 'Turn',
    undo: 'Undo one step',
    redo: 'Redo one step',
    place: 'Place',
    confirm: 'Confirm',
    takeBack: 'Take back last turn',
    hint: 'Hint',
    fit: 'Show the whole town',
    zoomIn: 'Closer',
    zoomOut: 'Further away',
    swap: 'Swap the towns',
  },
  cell: ({ cell, territory }) =>
    territory
      ? `${territory.terrain} with ${territory.icon}, ${cell.x},${cell.y}`
      : `empty, ${cell.x},${cell.y}`,
  circleCard: ({ title, place, territories }) =>
    `${title}, ${place === 1 ? 'the next card' : `card ${number(place)} of the circle`}: ${territories}`,
  aimed: ({ cell, rotation, change }) =>
    `${cell.x},${cell.y}, ${names.rotations[rotation]}${change === undefined ? '' : `: ${signed(change)}`}`,
  saved: {
    saved: 'Saved',
    saving: 'Saving…',
    unsaved: 'Not saved',
  },
  match: ({ game, of, won }) => `Game ${number(game)} of ${number(of)} · ${won}`,
};

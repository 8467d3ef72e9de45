// The table and the end of a game in English.

import type { Party } from '../../contract.ts';
import type { EndWords, TableWords } from '../contract.ts';
import { amounts, points } from '../../en/amounts.ts';
import { names } from '../../en/names.ts';
import { capital, sentence } from '../../sentence.ts';

const { number, and } = amounts;

const called = (party: Party): string => {
  if (party === 'you') return 'you';
  return party === 'opponent' ? 'your opponent' : `the ${names.seats[party]}`;
};
const signed = (n: number): string => (n > 0 ? `+${number(n)}` : number(n));

const YOU = 'You';

export const table: TableWords = {
  heading: 'The table',
  trouble: {
    missing: 'This game is not on this device. It may have been deleted, or it was played somewhere else.',
    damaged: 'This game could not be read. It was set aside; all others are as they were.',
    later: 'This game was stored by a newer version. Reload the page to get that version.',
    unknownDeck:
      'This game was played with a deck that is not on this device. Choose its deck file under “New game” first.',
  },
  you: YOU,
  bot: (level) => `Level ${number(level)}`,
  short: { first: '1st', second: '2nd' },
  seat: (seat) => capital(names.seats[seat]),
  now: {
    pickStart: 'Name the starting card.',
    draft: 'Take a card from the circle.',
    place: ({ card, free, more }) => {
      const rest = more > 0 ? `, then ${number(more)} more` : '';
      return sentence(`place ${free ? `your free card ${card}` : card}${rest}`);
    },
    over: 'The game is over.',
  },
  thinking: (who) => `${who} is thinking …`,
  did: {
    pickStart: ({ who, card }) => sentence(`${called(who)} named ${card} as the starting card`),
    draft: ({ who, card, free }) =>
      sentence(`${called(who)} took ${card}${free.length > 0 ? ` and gave away ${and(free)}` : ''}`),
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
    undo: 'Undo',
    redo: 'Redo',
    place: 'Place',
    confirm: 'Confirm',
    takeBack: 'Take back',
    hint: 'Hint',
    fit: 'Show the whole town',
    zoomIn: 'Closer',
    zoomOut: 'Further away',
    swap: 'Swap the towns',
    share: 'Share',
    pause: 'Pause',
    play: 'Play',
    step: 'One move',
    pace: 'Speed',
    abandon: 'Delete this game',
  },
  abandonAsk: 'Delete this game? It cannot be brought back.',
  nudge: { left: 'To the left', right: 'To the right', up: 'Up', down: 'Down' },
  cell: ({ cell, territory }) =>
    territory
      ? `${territory.terrain} with ${territory.icon}, ${cell.x},${cell.y}`
      : `empty, ${cell.x},${cell.y}`,
  circleCard: ({ title, place, territories }) =>
    `${title}, ${place === 1 ? 'the next card' : `${number(place)} from the draft point`}: ${territories}`,
  aimed: ({ cell, rotation, change }) =>
    `${cell.x},${cell.y}, ${names.rotations[rotation]}${change === undefined ? '' : `: ${signed(change)}`}`,
  typed: {
    label: 'Type a move',
    help: 'For example “take 3” or “place 2 1 turned”.',
    send: 'Play it',
  },
  keys: {
    heading: 'Keys',
    lines: [
      ['← ↑ → ↓', 'move along the circle, or move the card'],
      ['R', 'turn the card'],
      ['Enter', 'choose, place, confirm'],
      ['U', 'undo'],
      ['Shift U', 'redo'],
      ['H', 'hint'],
      ['V', 'swap the towns'],
      ['/', 'type a move'],
      ['?', 'show these keys'],
    ],
  },
  hint: {
    show: 'Show it',
    searching: 'Looking for a good move …',
    failed: 'No hint could be found just now.',
  },
  saved: {
    saved: 'Saved',
    saving: 'Saving …',
    unsaved: 'Not saved',
    elsewhere: 'Open in another tab',
  },
  match: ({ game, of, won }) => `Game ${number(game)} of ${number(of)} · ${won}`,
};

export const end: EndWords = {
  youWin: 'You win!',
  youLose: 'You lose.',
  seatWins: (seat) => `The ${names.seats[seat]} wins!`,
  shared: 'Shared victory',
  showAll: 'Show all',
  rematch: 'Rematch',
  nextGame: 'Next game',
  sameDeal: 'Same deal, seats swapped',
  newDeal: 'New game',
  share: 'Share',
  replay: 'Watch it again',
  shareText: ({ first, second }) => `Circle the Wagons, ${number(first)} to ${number(second)}`,
  matchWon: (who) => `${who} ${who === YOU ? 'win' : 'wins'} the match!`,
  matchTied: 'The match ends in a draw.',
  analysis: {
    heading: 'What could have been better',
    working: (done, of) => `Looking back: ${number(done)} of ${number(of)} moves`,
    lost: (who, lost) => `${who}: ${points(lost)} lost`,
    none: 'No better move was found. Well played!',
    failed: 'The game could not be looked into.',
    smallLeftOut: 'Estimated losses of a single point are left out.',
  },
  link: {
    heading: 'The whole game in a link',
    copy: 'Copy the link',
    share: 'Share …',
    qr: 'The link as a QR code',
    code: 'Code of the game',
  },
};

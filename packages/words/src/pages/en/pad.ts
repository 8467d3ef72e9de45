// The score pad in English.

import { amounts, points } from '../../grammar/en/amounts.ts';
import type { PadWords } from '../contract.ts';

const { number, plural } = amounts;

export const pad: PadWords = {
  slot: (place) => `Scoring card ${number(place)}`,
  choose: 'Choose a scoring card',
  other: 'Another card',
  otherHelp:
    'For a scoring card that is not among these: write down its title, and count its points yourselves.',
  otherTitle: 'Title',
  pointsOf: (who) => `Points: ${who}`,
  keep: 'Use this card',
  clear: 'Leave this place empty',
  tray: (left) => `${number(left)} ${plural(left, { one: 'card', other: 'cards' })} not yet in a town`,
  trayCard: ({ title, territories }) => `${title}: ${territories}`,
  now: {
    begin: 'Find a card that lies at the very bottom of this town, and tap it among the cards.',
    next: 'Tap the next card: one that lies beside or on top of those already here.',
    first: (card) => `${card} is the first card. Turn it if it lies the other way up.`,
    place: (card) => `Where does ${card} lie? Tap the place.`,
    chosen: (card) => `Place ${card}, or tap the next card straight away.`,
    done: 'All cards are placed.',
  },
  countUp: 'Count up',
  back: 'Back to the towns',
  byHand: ({ title, points: n }) => `${title}: ${points(n)}, counted by hand`,
  total: ({ who, points: n }) => `${who}: ${points(n)}`,
  reset: 'Clear the pad',
  resetAsk: 'Really clear both towns and the scoring cards?',
  share: 'Share the pad',
  shareHeading: 'The whole pad in a link',
  shareText: ({ first, second }) => `Circle the Wagons, ${number(first)} to ${number(second)}`,
  refused: {
    damaged:
      'This link to a score pad is damaged; some of its characters are missing or changed. Your own pad is as it was.',
    later:
      'This link to a score pad comes from a newer version. Reload the page to get that version. Your own pad is as it was.',
  },
  linked: {
    text: 'This pad came with a link. Your own pad is kept until you put this one in its place.',
    take: 'Put it in the place of mine',
    mine: 'Back to my pad',
  },
};

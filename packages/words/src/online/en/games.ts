// One's own games online in English.

import { amounts } from '../../grammar/en/amounts.ts';
import { datesIn } from '../../grammar/dates.ts';
import type { OnlineGamesWords } from '../contract.ts';
import { spansIn } from '../../grammar/spans.ts';

const { number } = amounts;
const span = spansIn('en-GB');

export const games: OnlineGamesWords = {
  heading: 'Online games',
  yourTurn: 'Your turn',
  asked: {
    takeBack: (who) => `${who} asks to take back a turn`,
    rematch: (who) => `${who} would like a rematch`,
  },
  waiting: 'Opponent’s turn',
  open: 'Your open tables',
  finished: 'Finished',
  none: 'You have not played online yet.',
  more: 'Show older games',
  against: (name) => `Against ${name}`,
  nobodyYet: 'Nobody sits opposite yet',
  play: 'Play',
  look: 'Look',
  link: 'Send the link',
  linkText: 'Come and play Circle the Wagons with me',
  left: (time) => `${span(time)} left`,
  when: datesIn('en-GB'),
  result: { won: 'Won', drawn: 'Shared victory', lost: 'Lost', aborted: 'Called off' },
  totals: ({ own, theirs }) => `${number(own)} to ${number(theirs)}`,
  by: { resigned: 'by resignation', time: 'on time' },
  watch: 'Watch it again',
  share: 'Share',
  saveJson: 'Save as JSON',
  saveNotation: 'Save as notation',
};

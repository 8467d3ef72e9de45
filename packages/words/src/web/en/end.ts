// The end of a game in English.

import type { EndWords } from '../contract.ts';
import { amounts } from '../../grammar/en/amounts.ts';
import { names } from '../../grammar/en/names.ts';
import { YOU } from './table.ts';

const { number } = amounts;

export const end: EndWords = {
  youWin: 'You win!',
  seatWins: (who) => (typeof who === 'object' ? `${who.name} wins!` : `The ${names.seats[who]} wins!`),
  levelWins: (level) => `Level ${number(level)} wins!`,
  shared: 'Shared victory',
  showAll: 'Show all',
  rematch: 'Rematch',
  nextGame: 'Next game',
  sameDeal: 'Same deal, seats swapped',
  newDeal: 'New game',
  share: 'Share',
  replay: 'Watch it again',
  shareText: ({ first, second, names }) =>
    names
      ? `Circle the Wagons: ${names.first} ${number(first)}, ${names.second} ${number(second)}`
      : `Circle the Wagons, ${number(first)} to ${number(second)}`,
  matchWon: (who) => `${who} ${who === YOU ? 'win' : 'wins'} the match!`,
  matchTied: 'The match ends in a draw.',
  inWords: 'In words',
  analysis: {
    heading: 'What could have been better',
    working: (done, of) => `Looking back: ${number(done)} of ${number(of)} moves`,
    lost: 'Points lost',
    move: (move) => `Move ${number(move)}`,
    all: (count) => `Show all ${number(count)}`,
    none: 'No better move was found. Well played!',
    failed: 'The game could not be looked into.',
    smallLeftOut: 'Estimated losses of a single point are left out.',
  },
};

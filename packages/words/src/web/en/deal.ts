// Choosing the deal and the deck in English.

import type { DealWords } from '../contract.ts';
import { amounts, points } from '../../grammar/en/amounts.ts';
import { names } from '../../grammar/en/names.ts';
import { capital } from '../../grammar/sentence.ts';

const { number } = amounts;

export const deal: DealWords = {
  names: 'Names, if you like',
  seed: 'Seed of the deal',
  seedHelp: 'The same seed gives the same deal. Leave it empty for a random one.',
  badSeed: 'A seed has at most 64 characters.',
  deck: 'Deck',
  chooseDeck: 'Choose a deck file',
  deckRefused: (name) => `“${name}” isn’t a valid deck. Your current deck is unchanged.`,
  sameDeal: 'This game starts with the cards of the link you opened.',
  goesOn: (moves) => `The game goes on after move ${number(moves)}.`,
  whom: 'Whom do you play?',
  side: ({ seat, points: n }) => `${capital(names.seats[seat])} (${points(n)})`,
  playOn: 'Play on',
};

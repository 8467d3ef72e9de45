// Why a move is refused, in English.

import type { RefusalWords } from '../contract.ts';
import { spots } from './spots.ts';

export const refusals: RefusalWords = {
  why: {
    ...spots.why,
    malformed: 'This is not a move; a move names the starting card, takes a card, or places one.',
    gameOver: 'The game is over; no further move can be made.',
    wrongPhase: 'This move cannot be made now; make the one that the game is waiting for.',
    notYourTurn: 'It is not your turn; wait for your opponent’s move.',
    notInCircle: 'This card is not in the circle; take one that still is.',
    noSuchStart: 'This card is not in the circle; name one that is as the starting card.',
    wrongCard:
      'Another card must be placed first: the drafted card, then the free cards in their clockwise order.',
    onItsSide: 'The card is turned on its side; it must be placed upright or upside down.',
    offTheGrid: 'The card is off the grid; each of its territories must fall exactly on one cell.',
    unknownCard: 'There is no such card in the deck; use a card of this deck.',
    duplicateCard: 'This card is already in use; each card of the deck exists only once.',
    duplicateCenter: 'A scoring card is named twice; the cards in the center must all be different.',
    badDeal:
      'The cards are not dealt properly: three cards of the deck belong in the center and the other fifteen in the circle.',
    otherDeck: 'The game was played with another deck; open it with the deck that it names.',
  },
  rule: spots.rule,
};

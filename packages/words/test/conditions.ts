// The conditions of the built-in decks. Those of Frontier are written down here, so that no sentence in a test hangs on
// the balance of its points.

import type { Bonus } from '@wagons/rules/scoring';
import { type BuiltInCardId, type FRONTIER_CARD_IDS, PRINTED_CARD_IDS } from '../src/builtInCards.ts';
import { baseCard } from './baseDeck.ts';

const FRONTIER: Readonly<Record<(typeof FRONTIER_CARD_IDS)[number], Bonus>> = {
  'claim-stakes': {
    sum: [
      { each: { cell: { icon: 'mine', not: { beside: { icon: 'mine' } } } }, points: 2 },
      { each: { cell: { icon: 'mine', beside: { icon: 'mine' } } }, points: -1 },
    ],
  },
  standoff: {
    each: { pair: { icon: 'gun' }, apart: 2, between: { not: { icon: 'gun' } } },
    points: 3,
  },
  'fastest-draw': { compare: { each: { cell: { icon: 'gun' } } }, more: 6 },
  stronghold: { each: { cell: { icon: 'fort', emptySides: { atMost: 0 } } }, points: 3 },
  'border-patrol': { each: { cell: { icon: 'fort', emptySides: { atLeast: 2 } } }, points: 2 },
  'long-haul': {
    choose: { fullestLine: { icon: 'wagon' } },
    score: { each: { cell: { icon: 'wagon', chosen: true } }, points: 2 },
  },
  'general-store': { each: { set: ['beer', 'cow', 'fort', 'gun', 'mine', 'wagon'] }, points: 3 },
  'square-deal': { each: { block: [2, 2], same: 'terrain' }, points: 3 },
  'great-divide': {
    compare: {
      choose: { largestGroup: { terrain: 'mountains' } },
      score: { each: { cell: { chosen: true } } },
    },
    more: 6,
  },
  'watering-holes': { each: { group: { terrain: 'water' }, size: { atLeast: 2, atMost: 2 } }, points: 4 },
  'law-and-order': {
    table: { each: { cell: { icon: 'gun' } } },
    steps: [
      [0, 6],
      [3, { each: { cell: { icon: 'gun' } }, points: -1 }],
    ],
  },
  boomtown: { compare: { each: { cell: {} } }, more: 6, equal: 3 },
  poachers: {
    compare: { each: { cell: { icon: 'mine' } } },
    fewer: { rival: { each: { cell: { icon: 'mine' } }, points: 3 } },
  },
  'telegraph-line': { each: { line: { icon: 'fort' }, size: { atLeast: 2 } }, points: 2 },
  'cattle-drive': {
    choose: { largestGroup: { icon: 'cow' } },
    score: {
      product: [
        { each: { kind: 'terrain', of: { chosen: true } } },
        { each: { cell: { icon: 'wagon', beside: { chosen: true } } } },
      ],
    },
  },
  'trading-post': { each: { kind: 'icon', of: { amid: { icon: 'beer' } } }, points: 3 },
  'tall-timber': {
    each: { run: { terrain: 'forest' } },
    steps: [
      [2, 2],
      [3, 5],
      [4, 9],
    ],
  },
  snowmelt: { each: { cell: { terrain: 'snow', beside: { terrain: 'water' } } }, points: 2 },
};

const isPrinted = (id: BuiltInCardId): id is (typeof PRINTED_CARD_IDS)[number] =>
  PRINTED_CARD_IDS.some((printed) => printed === id);

export const conditionOf = (id: BuiltInCardId): Bonus => (isPrinted(id) ? baseCard(id).bonus : FRONTIER[id]);

// The rules of the game in English, but for those of the scoring cards.

import type { LawWords } from '../contract.ts';

export const chapters: LawWords['chapters'] = {
  S: 'Setup',
  D: 'The draft',
  P: 'Placing',
  T: 'Turn order and end',
  G: 'Groups of territories',
  B: 'Scoring cards',
  W: 'The winner',
};

export const marks: LawWords['marks'] = {
  reading: { name: 'Our reading', meaning: 'It is not printed, but it follows from what is printed.' },
  ruling: { name: 'Our ruling', meaning: 'The rulebooks leave it open, and we made a choice.' },
};

export const gameRules = {
  S1: {
    text: 'The deck has 18 cards, each of them once. On its front a card has four territories, two by two. Every territory has one terrain and one icon. On its back a card has a scoring condition.',
  },
  S2: {
    text: 'After shuffling, put three different cards in the middle with the scoring side up. These three conditions hold for both players in this game. The fronts of these cards take no part in it.',
  },
  S3: {
    text: 'Lay the remaining fifteen cards around them in a circle, fronts up. All of it may be seen by both players. Nothing is hidden and nothing is left to luck any more.',
  },
  S4: {
    text: 'Decide who is the first player.',
    note: 'By lot, by agreement, or by taking turns from game to game in a match.',
  },
  S5: { text: 'The starting card is picked by the second player, who may name any card of the circle.' },

  D1: {
    text: 'The first player has the first draft. It begins at the starting card and goes round clockwise. From then on, the next card is whichever remaining card comes first after the one taken last.',
  },
  D2: {
    text: 'To draft is to take one card of the circle: the next card, or any card further on, skipping all those before it. You take one card, no more and no fewer. You may not pass.',
  },
  D3: {
    text: 'The cards you skip are free cards for your opponent, all of them. Your opponent has to accept them.',
  },
  D4: {
    text: 'What is taken or skipped is out of the circle immediately. So no card is ever left behind you, and nobody goes round a second time.',
    note: 'The furthest you may skip to is the last card, which lies just before the starting card.',
  },

  P1: {
    text: 'Your first card needs no neighbour. You just put it down, either way round (P4).',
    note: 'Where it lies means nothing while there is no town yet, so its place is always cell 0,0.',
  },
  P2: {
    text: 'Each card after that has to join your town in one of two ways. Either at least one of its territories lies edge to edge with a territory of the town, or the card covers at least one.',
    note: 'The terrains that meet may differ. The Italian rulebook wants one or two territories of the card to adjoin the same number in the town; we take this as “at least one”, which is what the other four say.',
  },
  P3: { text: 'A corner that meets a corner does not join a card to the town.' },
  P4: {
    text: 'There are two ways round for a card: upright, or upside down (turned by 180°). It is never laid on its side.',
  },
  P5: {
    text: 'The cells of a town form one grid, and a card keeps to it: every territory of the card fills one cell exactly.',
    note: 'This is what the pictures in the rulebooks show.',
  },
  P6: {
    text: 'Covering is free: one, two, three or four visible territories, of a single card or of more than one. You may even bury a whole card. The new card always goes on top, never underneath.',
  },
  P7: {
    text: 'In each cell only the territory on top is there. One that is covered no longer counts for anything, and neither does its icon.',
  },
  P8: {
    text: 'Once placed, a card stays where it is.',
    note: 'It is printed nowhere, but everything else takes it for granted.',
  },

  T1: {
    text: 'Whoever drafts places the drafted card first. Next, the opponent places the free cards one by one, in the clockwise order they had in the circle. After that it is the opponent’s draft.',
  },
  T2: {
    text: 'A player may receive free cards before having a town. The first of them is then that player’s first card, and P1 holds for it.',
  },
  T3: {
    text: 'When the fifteen cards have all been drafted and placed, the game is over. Cards skipped in the final draft are still placed by the opponent before it ends.',
  },

  G1: {
    text: 'Visible territories of the same terrain form a group when they hang together, edge to edge, within one town. Meeting at a corner does not link them.',
  },
  G2: {
    text: 'Each of the six terrains scores by itself: as many Prosperity Points as your largest group of it has territories. A terrain you do not have brings 0.',
  },
  G3: {
    text: 'If two or more groups tie for largest, one of them counts and the others do not; which one is up to the player. (The Italian rulebook says merely that one counts.) This makes a difference only if a scoring card speaks of a largest group.',
    note: 'Every scoring card makes this choice separately, so that it brings the owner of the town the most points. If that still leaves equals, the one shown is the group (or line) that reaches highest; if several do, the one whose cell up there is furthest left.',
  },

  W1: {
    text: 'Add up your six group scores (G2) and the three scoring cards (B0). Whoever has the higher total has won. (Only the French rulebook prints this last sentence. In the others it is implied.)',
  },
  W2: {
    text: 'What if the totals are equal? In all the rulebooks there is room for only one “best in the West”, but none of them has a tie-break.',
    note: 'The players share the victory. It is a draw.',
  },
} as const satisfies Partial<LawWords['rules']>;

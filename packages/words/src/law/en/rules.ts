// The rules of the game in English, but for those of the scoring cards.

import type { LawWords } from '../contract.ts';

export const chapters: LawWords['chapters'] = {
  S: 'Setup',
  D: 'The draft',
  P: 'Placing',
  T: 'Turn order and end',
  G: 'Groups of territories',
  B: 'Scoring cards',
  C: 'Frontier cards',
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
    text: 'Place the other fifteen cards around them in a circle, fronts up. Both players can see everything. From here on there is no hidden information and no luck.',
  },
  S4: {
    text: 'Decide who is the first player.',
    note: 'At random, by agreement, or by taking turns from game to game in a match.',
  },
  S5: { text: 'The second player chooses the starting card. It may be any card of the circle.' },

  D1: {
    text: 'The first player drafts first. Drafting begins at the starting card and goes around clockwise. From then on, the next card is always the first remaining card after the last one taken.',
  },
  D2: {
    text: 'To draft, you take one card from the circle: the next card, or any card further on, skipping all those before it. You take exactly one card. You may not pass.',
  },
  D3: {
    text: 'Every card you skip goes to your opponent as a free card. Your opponent cannot refuse it.',
  },
  D4: {
    text: 'Cards that are taken or skipped leave the circle at once. So no card is ever left behind you, and there is no second lap.',
    note: 'You may skip as far as the last card, the one just before the starting card.',
  },

  P1: {
    text: 'Your first card does not have to touch anything. Just place it, upright or upside down (P4).',
    note: 'Its position has no meaning while there is no town yet, so it is always cell 0,0.',
  },
  P2: {
    text: 'Every later card must join your town in one of two ways: at least one of its territories shares an edge with a territory of the town, or the card covers at least one.',
    note: 'The terrains that meet may differ. The Italian rulebook says that one or two territories of the card adjoin the same number in the town. We read this as “at least one”, which is what the other four say.',
  },
  P3: { text: 'Touching only at a corner is not enough.' },
  P4: {
    text: 'A card may be placed upright or upside down (turned by 180°), never on its side.',
  },
  P5: {
    text: 'The cells of a town form a grid, and every card stays on it: each territory of a card fills exactly one cell.',
    note: 'This is what the pictures in the rulebooks show.',
  },
  P6: {
    text: 'You may cover any number of visible territories, from one to four, of one card or of several. You may even cover a whole card. The new card always goes on top, never underneath.',
  },
  P7: {
    text: 'Only the top territory in each cell counts. A covered territory and its icon no longer count for anything.',
  },
  P8: {
    text: 'Once placed, a card stays where it is.',
    note: 'This is not printed anywhere, but everything else takes it for granted.',
  },

  T1: {
    text: 'The player who drafts places the drafted card first. Then the opponent places the free cards one by one, in the clockwise order they had in the circle. After that, the opponent drafts.',
  },
  T2: {
    text: 'You may get free cards before you have a town. The first of them is then your first card, and P1 applies to it.',
  },
  T3: {
    text: 'The game ends when all fifteen cards have been drafted and placed. If the final draft skips cards, the opponent still places them first.',
  },

  G1: {
    text: 'Visible territories of the same terrain form a group when they are connected edge to edge within one town. Corners do not connect.',
  },
  G2: {
    text: 'For each of the six terrains, only your largest group scores: 1 Prosperity Point per territory. A terrain you do not have scores 0.',
  },
  G3: {
    text: 'If several groups tie for largest, only one of them counts, and the player chooses which. (The Italian rulebook just says that one counts.) This only matters if a scoring card refers to a largest group.',
    note: 'Each scoring card makes this choice for itself, for the most points to the owner of the town. If several are still equal, the group (or line) with the topmost cell is shown, and among those the one with the leftmost.',
  },

  W1: {
    text: 'Add up your six group scores (G2) and the three scoring cards (B0). The player with the higher total wins. (Only the French rulebook prints this last sentence. The others imply it.)',
  },
  W2: {
    text: 'What if the totals are equal? All rulebooks say that only one player can be the “best in the West”, but none of them has a tie-break.',
    note: 'The players share the victory. The game is a tie.',
  },
} as const satisfies Partial<LawWords['rules']>;

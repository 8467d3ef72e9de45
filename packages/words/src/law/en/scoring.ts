// The rules of the scoring cards in English, and an example of each. The conditions themselves stand before them.

import type { CardsPageWords, LawWords } from '../contract.ts';

export const cardRules = {
  B0: {
    text: 'At the end, both players score all three cards in the middle, each for their own town and by the condition printed there. A score may fall below zero.',
    note: '“Next to” means with an edge in common. (For one card the publisher itself says “orthogonally”.)',
  },
  B1: {
    text: 'The gun’s own terrain is of no importance. A desert on the left and one above are not enough. If both directions fit, the gun still counts once.',
    note: 'Above and below is as good as left and right.',
  },
  B2: {
    text: 'With 5 beers against 3, the one with 5 gets −3 and the other 0. Against an opponent without beer nothing is lost.',
    note: 'With equally many beers nobody loses.',
  },
  B3: { text: 'No territory next to the cow may be snow, nor its own. Snow at a corner does no harm.' },
  B4: {
    text: 'A wagon counts once, however many water territories it touches. Smaller groups of water are of no use. If several are largest, the one that brings most is taken (G3). Without water there are no points.',
  },
  B5: {
    text: 'A cow alone is a group of one. Several largest groups bring the same, and one of them counts.',
    note: 'This is how we understand “largest cow group”: territories with a cow that hang together edge to edge, on any mixture of terrains.',
  },
  B6: {
    text: 'Every visible forest counts here, not just the largest group. A fort on forest is worth 2 − 1 = 1. The sum may be negative. The numbers are ours.',
  },
  B7: {
    text: 'A second wagon beside the same beer adds nothing, but one wagon may serve several beers. The sum may be negative. The title is ours.',
  },
  B8: {
    text: 'What lies at the corners of the empty cell is of no importance. Where two or more empty cells lie edge to edge, there is no enclosed space. Two holes that meet only at a corner are two enclosed spaces. The title and the number are ours.',
  },
  B9: { text: 'A mine counts once, even if both are true, and however many mountains it touches.' },
  B10: {
    text: 'So two mines side by side bring −2. Mines that meet at a corner do not disturb each other. The sum may be negative.',
  },
  B11: { text: 'A gun may belong to several pairs.' },
  B12: { text: 'The other player gets 0. By how many guns you are ahead is of no importance.' },
  B13: {
    text: 'The terrains and icons around the fort are of no importance. A single empty side is enough to spoil it, even if it is an enclosed hole.',
  },
  B14: { text: 'A side is empty if there is no territory in the cell beyond it.' },
  B15: {
    text: 'The wagons need not be neighbours; empty cells and other icons may lie between them. Only one line counts. If several are equally good, they bring the same (G3 tells which one is shown).',
  },
  B16: {
    text: 'So you have as many sets as you have of your rarest icon. Where the icons lie is of no importance.',
  },
  B17: {
    text: 'A block of 2 × 3 holds two squares, a block of 3 × 3 holds four. A square need not be a single card.',
  },
  B18: { text: 'The largest group of each town is compared. A town without mountains has size 0.' },
} as const satisfies Partial<LawWords['rules']>;

export const examples: CardsPageWords['examples'] = {
  badlands:
    'Two guns count, both on snow: the upper one has a desert above and below it, the lower one a desert on its left and on its right. The gun on plains has one on its left and one below it, which is not enough.',
  'one-too-many':
    'You have more beers than your opponent. So you lose a point for each beer in the opponent’s town, not for your own. Your opponent loses nothing.',
  'happy-cows':
    'The two cows on the right count. Snow meets one of them at a corner only, which does no harm. The cow on snow does not count, nor do the two next to it.',
  'cool-water':
    'The largest group of water lies at the top. The wagon on snow touches it twice and counts once; the wagon on forest counts too. The two others touch only the small group of water at the bottom.',
  'the-herd':
    'Four cows hang together, on three different terrains. The cow at the bottom left meets them at a corner only and does not belong to the herd.',
  'the-clearing':
    'Every fort brings points, every forest costs one. The two forests do not hang together, and yet both count.',
  'chuck-wagon':
    'The wagon on snow serves three beers. One of them has a second wagon next to it, which adds nothing. The beer at the top left has no wagon next to it and costs a point.',
  'circled-camp':
    'The single empty cell has a territory on all four sides. The larger gap is enclosed too, but it consists of two cells and brings nothing.',
  'mother-lode':
    'The mine on water lies between two mountains and counts once; the mine on snow has mountains below it. The mine on plains meets mountains at corners only.',
  'claim-stakes':
    'The two mines at the bottom left lie side by side and cost a point each. The two on the right meet at a corner only and do not disturb each other.',
  standoff:
    'The upper gun on water belongs to two pairs: with the gun on desert in its row and with the gun on snow in its column. Between the gun on snow and the lower gun on water the cell is empty: no pair.',
  'fastest-draw':
    'You have three guns, your opponent only two that can be seen: the third is covered and no longer counts.',
  stronghold:
    'The two forts in the middle have a territory on every side. The two others lie at the edge of the town and bring nothing.',
  'border-patrol':
    'The fort on water has a hole on its left and nothing below it: two empty sides. The fort on mountains lies at the edge of the town and has two as well. The fort on desert has only the hole.',
  'wagon-train':
    'In the bottom row there are three wagons; the empty cell between them does no harm. No other row or column has as many.',
  'general-store':
    'All six icons are there: one set. There is a second fort and a second wagon, but only one of everything else.',
  'square-deal':
    'The block of water holds two squares that share two territories. It is made of parts of four cards.',
  'great-divide':
    'Your mountains hang together, three territories in all. Your opponent has four of them, but no more than two hang together.',
};

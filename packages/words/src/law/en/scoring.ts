// The details of the scoring cards in English; the condition of a card is shown before its rule.

import type { LawWords } from '../contract.ts';

const printedRules = {
  B0: {
    text: 'At the end, both players score all three cards in the middle, each for their own town and by the condition on the card. A score may fall below zero.',
    note: '“Next to” means sharing an edge. (For one card the publisher itself says “orthogonally”.)',
  },
  B1: {
    text: 'The gun’s own terrain does not matter. A desert on the left and one above are not enough.',
    note: 'Above and below is as good as left and right, although the card’s picture only shows left and right. A gun counts once, even if both directions fit.',
  },
  B2: {
    text: 'Having no mines at all is worth 5 points too, even to an empty town.',
    note: 'The table gives your score once, not for each mine. The card says “per mine”, but it pays 5 for no mines at all, it is laid out like the table of totals on Wagon Train, and eight mines would otherwise be worth 64 points. If you read it the other way, a deck file of your own can say so.',
  },
  B3: {
    text: 'One wagon may serve several beers. A second wagon next to the same beer adds nothing. The sum may be negative.',
  },
  B4: {
    text: 'The territory in the middle may have any terrain and any icon, even a wagon. A wagon may be part of several circles.',
    note: 'An empty cell in the middle is not a circle. The card says “any territory”, and its picture shows one.',
  },
  B5: {
    text: 'So the players score 9 and 0, or 4 and 5. With equally many guns, nothing changes hands. With equally many mines, the guns do not matter.',
  },
  B6: {
    text: 'A wagon counts once, however many water territories it touches. Smaller groups do not help. Without water there are no points.',
    note: 'Of equally large groups, the best one for you counts (G3).',
  },
  B7: {
    text: 'A 2 × 3 block of forts holds two squares, a 3 × 3 block four. The terrains do not matter, and the forts may come from several cards. The wording on the card is loose, but its picture clearly shows a square.',
  },
  B8: {
    text: 'A mine counts once, even if it is both on and next to mountains, and however many mountains it touches.',
  },
  B9: { text: 'Snow that touches the cow’s territory only at a corner does no harm.' },
  B10: {
    text: 'With 5 beers against 3, the player with 5 scores −3 and the other player 0. Against a town without beer, nothing is lost.',
    note: 'The card does not say what happens with equally many beers. We let neither player lose points.',
  },
  B11: {
    text: 'For example, 3 cows and 4 plains territories make 7, which is worth 3 points. They do not have to touch.',
  },
  B12: { text: 'One gun may serve several forts. A second gun next to the same fort adds nothing.' },
  B13: {
    text: 'Only visible territories count, so covering keeps your town small (P7). If both towns have equally many, neither player scores.',
  },
  B14: {
    text: 'One gun may serve several beers. A gun right beside a beer is its closest gun and gives 0 points. A beer with no gun in its row or column scores nothing. The territories in between may show anything, even another beer.',
    note: 'Only territories count: an empty cell in between adds no point, but does not break the line. Which gun is closest is measured in cells, empty ones included. Of equally close guns, the better one for you counts.',
  },
  B15: {
    text: 'Every visible forest counts, not just the largest group. A fort on forest is worth 2 − 1 = 1 point. The sum may be negative.',
  },
  B16: {
    text: 'A cow alone is a group of one. Equally large groups score the same, and only one of them counts.',
    note: 'The card speaks of the largest cow group. We read it as territories with a cow, connected edge to edge, whatever their terrains.',
  },
  B17: {
    text: 'The territories around the cell may have any terrain and any icon. Two empty cells that touch, even if only at a corner, both score nothing.',
  },
  B18: {
    text: 'A line always goes as far as it can: 4 neighboring wagons are one line of 4, not two lines of 2. If two lines cross, both score. A single wagon is not a line.',
    note: 'The wagons of a line are neighbors, without a gap or another icon in between.',
  },
} as const;

const frontierRules = {
  C1: {
    text: 'So two mines side by side score −2. Mines that touch only at a corner do not disturb each other. The sum may be negative.',
  },
  C2: {
    text: 'A gun may be part of several pairs. The territory in between may have any terrain and any other icon.',
  },
  C3: { text: 'It does not matter by how many guns you lead.' },
  C4: {
    text: 'The terrains and icons around the fort do not matter. One empty side is enough to disqualify it, even if it faces a hole inside the town.',
  },
  C5: {
    text: 'A side is empty if there is no territory in the cell beyond it. With 3 or 4 empty sides a fort scores no more than with 2.',
  },
  C6: {
    text: 'Empty cells and other icons may be between the wagons. If several lines have the most wagons, they score the same (G3 says which one is shown).',
  },
  C7: {
    text: 'So you have as many sets as you have of your rarest icon. Where the icons are does not matter.',
  },
  C8: {
    text: 'A 2 × 3 block of one terrain holds two squares, a 3 × 3 block four. A square may consist of parts of several cards.',
  },
  C9: { text: 'A town without mountains has a group of size 0. It does not matter by how much you lead.' },
  C10: {
    text: 'A single water territory scores nothing, and neither does a group of 3 or more. Groups that touch only at a corner are separate groups.',
  },
  C11: { text: 'Without any guns you get the points too, even with an empty town.' },
  C12: {
    text: 'Only visible territories count, so covering makes your town grow less (P7). It does not matter by how many you lead.',
  },
  C13: {
    text: 'Your own mines score nothing, and you do not need any. The player with more mines scores 0.',
  },
  C14: {
    text: 'A fort may count in its row and in its column. A third fort in the same line adds nothing.',
  },
  C15: {
    text: 'A wagon counts once, however many cows of the group it touches. Of equally large groups, the highest-scoring one counts (G3). Without cows, or without a wagon next to them, you score 0.',
  },
  C16: {
    text: 'Each icon counts once, however often it lies between two beers, so six at most. A beer between two beers counts as an icon too.',
  },
  C17: {
    text: 'A line always goes as far as it can: 4 neighboring forests are one line of 4, not two lines of 2. If two lines cross, both score. A single forest is not a line. The icons do not matter.',
  },
  C18: {
    text: 'A snow territory counts once, however many water territories it touches. The icons do not matter.',
  },
} as const;

export const cardRules = {
  ...printedRules,
  ...frontierRules,
} as const satisfies Partial<LawWords['rules']>;

// What the example town of each scoring card shows, in English.

import type { CardsPageWords } from '../contract.ts';

export const examples: CardsPageWords['examples'] = {
  badlands:
    'The gun on snow counts, with a desert above it and one below. So does the gun on desert, with one on its left and one on its right. The gun on water has a desert on its right and another below it, which isn’t enough.',
  'boom-or-bust':
    'Seven mines are visible. An eighth is covered by another card and doesn’t count; with it, the card would score 8 points.',
  bootleggers:
    'The wagon on mountains serves two beers. One of them, on desert, has a second wagon next to it, which adds nothing. The beer on plains meets a wagon only at a corner, so it costs a point.',
  'circle-the-wagons':
    'The water with the fort has a wagon on each of its four sides. The upper desert with a beer has wagons on three sides, but the fourth is empty, so it doesn’t count.',
  'claim-jumpers':
    'You have three mines and your opponent two, so the 9 points are yours. But your opponent has two guns and you have only one: 5 of the points change hands, and you keep 4.',
  'cool-water':
    'Your largest water group has three territories. The wagon on snow touches it twice and counts once; the wagon on desert counts too. The wagon on forest meets the group only at a corner, and the one on mountains is next to other water.',
  fortified:
    'Six forts form two squares that share two of them, and both squares count. The fort on plains isn’t part of a square: the cell above it is empty, and the territory below it has a wagon.',
  'gold-country':
    'The mine on water is next to mountains. The mine on mountains counts once, although there are mountains next to it too. The mine on plains meets mountains only at a corner.',
  'happy-cows':
    'The cow on mountains and the lower cow on forest count; snow at a corner does no harm. The cow on snow and the one right above it don’t count.',
  'one-too-many':
    'You have three beers and your opponent two, so you lose a point for each beer in your opponent’s town. A third one there is covered and doesn’t count. Your opponent loses nothing.',
  'prairie-life':
    'Five cows and two plains make seven: that’s 3 points, and one is left over. The cow on plains counts as both.',
  'rifles-ready':
    'Three forts are next to a gun. The left one on snow has two guns and still counts once, and the gun below it serves two forts. The fort on plains meets a gun only at a corner.',
  'smalltown-charm':
    'Each town is made of three cards, but yours overlap more: 8 territories against 11. Covered territories don’t count.',
  'target-practice':
    'The beer on mountains has two territories between it and the gun below. The beer on water has two as well: the empty cell in its row doesn’t count, but it doesn’t break the line. The beer on forest has a gun right next to it, and the one on plains has none in its row or column.',
  'the-clearing':
    'The three forts score, and both forest territories cost a point, although they aren’t connected. Nothing else matters.',
  'the-herd':
    'Four cows are connected edge to edge, on four different terrains. The cow at the top meets them only at a corner and isn’t part of the herd.',
  undiscovered:
    'The upper hole has a territory on every side and at every corner. The lower one is enclosed too, but the cell at its bottom left corner is empty.',
  'wagon-train':
    'Three wagons in a row and two in a column form two lines; the wagon on forest belongs to both. The wagon at the bottom stands alone, because a cow separates it from the others.',

  'claim-stakes':
    'The mines on plains and on mountains are next to each other and cost a point each. The other two meet only at a corner, so both score.',
  standoff:
    'The gun on water belongs to two pairs: one in its row, one in its column. The gun on forest is two cells from a gun in its column as well, but the cell between them is empty.',
  'fastest-draw':
    'You have three guns. Your opponent has only two that are visible: the third is covered and doesn’t count.',
  stronghold:
    'Both forts on water have a territory on each side. The fort on snow has nothing below it, so it doesn’t count.',
  'border-patrol':
    'The fort on forest has a hole on its right and nothing below it: two empty sides. The fort on desert has two as well. The fort on water has only one, on its right.',
  'long-haul':
    'Three wagons are in one column; the empty cell between them does no harm. The wagon on snow isn’t in that column, so it doesn’t count.',
  'general-store':
    'You have each icon at least once: that’s one set. For a second one, all you need is another fort.',
  'square-deal':
    'Six deserts hold two squares that share two territories. On the right, a third square fails because of the mountains in its corner.',
  'great-divide':
    'Your three mountains are connected. Your opponent has four of them, but only two of those are connected.',
  'watering-holes':
    'The two groups at the top have exactly two territories each. The group of three and the single water territory score nothing.',
  'law-and-order':
    'Only two guns are visible. A third is covered and doesn’t count; with it, the card would cost you points.',
  boomtown:
    'Each town is made of three cards, but your opponent’s overlap more: 11 territories against 9. Covered territories don’t count.',
  poachers:
    'You have one mine, because another is covered, and your opponent has three. So you score for each of those three.',
  'telegraph-line':
    'Two forts are in the bottom row, and two in one column; the empty cell between those does no harm. The remaining fort is alone in its row and in its column.',
  'cattle-drive':
    'Your largest group of cows is on two different terrains, and two wagons are next to it: 2 × 2. The wagon on snow meets the group only at a corner.',
  'trading-post':
    'The fort on snow has a beer above it and one below; the mine on plains has one on its left and one on its right. That makes two different icons. The gun on plains has a beer on its right and another below it, which isn’t enough.',
  'tall-timber':
    'Three forests in a row and two in a column form two lines; one forest belongs to both. The forest at the top stands alone.',
  snowmelt:
    'Three snow territories are next to water. The one between two water territories counts once, and the one with the fort meets water only at corners.',
};

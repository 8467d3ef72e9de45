// What the pictures of the rules show, in English.

import type { PictureWords } from '../contract.ts';

export const pictures: PictureWords = {
  captions: {
    upright: 'The first card, upright.',
    upsideDown: 'The same card upside down. Left and right change places, and so do top and bottom.',
    oneEdge: 'One edge is shared: the mountains with the cow meet the plains with the cow.',
    twoEdges: 'Two edges are shared. No terrain matches, and none has to.',
    apart: 'The card touches nothing: there is an empty column in between.',
    corner: 'The two cows meet at a corner only.',
    sideways: 'The card is turned by a quarter. A quarter turn the other way is just as illegal.',
    offGrid: 'The card is half a cell too low. Its territories fall between the cells.',
    coverOne: 'The new card covers one territory, the mountains with the cow.',
    coverTwo: 'It covers two territories, the desert and the mountains below it.',
    coverFour: 'It covers all four. Nothing on the lower card counts anymore (P7).',
    oneOfEach: 'The new card covers one territory of each of two cards.',
    twoOfEach: 'It covers two territories of each.',
    threeOfTwo: 'It covers two territories of one card and one of the other. Its fourth fills an empty cell.',
    gunAmidDeserts: 'The gun on snow is between two deserts. The two guns below it score nothing.',
    closestGun:
      'There are two territories between the beer and its closest gun. The empty cell doesn’t count, but it doesn’t break the line.',
    enclosed: 'The empty cell in the middle has territories on all four sides and at all four corners.',
  },
  legal: 'Allowed',
  illegal: (rule) => `Not allowed (${rule})`,
  before: 'Before',
  after: 'After',
  draft: {
    heading: 'Example: a draft',
    intro:
      'Fifteen cards form the circle, clockwise in the order A, B, C … O. The second player chooses A as the starting card.',
    steps: [
      'The first player does not want A, skips it and takes B (D2). A and B leave the circle (D4).',
      'The first player places B (T1).',
      'A is now a free card of the second player (D3), who places it (T1). It is that player’s first card (T2).',
      'Now the second player drafts. The next card is C (D1).',
    ],
  },
  groups: {
    heading: 'Example: a town and its groups',
    intro: 'Six cards form this town. Choose a terrain to see its largest group.',
    notCounted:
      'The desert with the beer in the bottom row does not count. None of its edges meets another desert, so it is a group of one, and the group of four is larger. The rulebooks print the same six numbers and the same sum.',
  },
};

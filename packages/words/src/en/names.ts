// English names.

import type { Names } from '../contract.ts';

export const names = {
  terrains: {
    desert: 'desert',
    forest: 'forest',
    mountains: 'mountains',
    plains: 'plains',
    snow: 'snow',
    water: 'water',
  },
  terrainLetters: { desert: 'D', forest: 'F', mountains: 'M', plains: 'P', snow: 'S', water: 'W' },
  icons: {
    beer: { one: 'beer', other: 'beers' },
    cow: { one: 'cow', other: 'cows' },
    fort: { one: 'fort', other: 'forts' },
    gun: { one: 'gun', other: 'guns' },
    mine: { one: 'mine', other: 'mines' },
    wagon: { one: 'wagon', other: 'wagons' },
  },
  seats: { first: 'first player', second: 'second player' },
  rotations: { upright: 'upright', upsideDown: 'upside down' },
  provenances: {
    documented: {
      name: 'documented',
      meaning: 'The publisher has shown or explained this side of the card, or a named reviewer quotes it.',
    },
    reconstructed: {
      name: 'reconstructed',
      meaning: 'This side of the card exists in print, but part of it could not be found; we filled the gap.',
    },
    original: {
      name: 'original',
      meaning: 'What is printed here could not be found; this is our own, in the same spirit.',
    },
  },
  terms: {
    territory: 'territory',
    group: 'group',
    town: 'town',
    circle: 'circle',
    startingCard: 'starting card',
    draftPoint: 'draft point',
    freeCard: 'free card',
    scoringCard: 'scoring card',
    prosperityPoints: 'Prosperity Points',
    total: 'total',
  },
} as const satisfies Names;

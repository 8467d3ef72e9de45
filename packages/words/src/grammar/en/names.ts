// English names.

import type { Names } from '../../contract.ts';

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
} as const satisfies Names;

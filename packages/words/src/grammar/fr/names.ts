// French names.

import type { Names } from '../../contract.ts';

export const names = {
  terrains: {
    desert: 'désert',
    forest: 'forêt',
    mountains: 'montagne',
    plains: 'plaine',
    snow: 'neige',
    water: 'lac',
  },
  terrainLetters: { desert: 'D', forest: 'F', mountains: 'M', plains: 'P', snow: 'N', water: 'L' },
  icons: {
    beer: { one: 'bière', other: 'bières' },
    cow: { one: 'vache', other: 'vaches' },
    fort: { one: 'fort', other: 'forts' },
    gun: { one: 'pistolet', other: 'pistolets' },
    mine: { one: 'mine', other: 'mines' },
    wagon: { one: 'chariot', other: 'chariots' },
  },
  seats: { first: 'premier joueur', second: 'second joueur' },
  rotations: { upright: 'à l’endroit', upsideDown: 'à l’envers' },
} as const satisfies Names;

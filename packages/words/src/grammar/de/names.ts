// German names.

import type { Names } from '../../contract.ts';

export const names = {
  terrains: {
    desert: 'Wüste',
    forest: 'Wald',
    mountains: 'Gebirge',
    plains: 'Ebene',
    snow: 'Schnee',
    water: 'Wasser',
  },
  terrainLetters: { desert: 'Wü', forest: 'Wd', mountains: 'Ge', plains: 'Eb', snow: 'Sn', water: 'Ws' },
  icons: {
    beer: { one: 'Bier', other: 'Biere' },
    cow: { one: 'Kuh', other: 'Kühe' },
    fort: { one: 'Fort', other: 'Forts' },
    gun: { one: 'Revolver', other: 'Revolver' },
    mine: { one: 'Mine', other: 'Minen' },
    wagon: { one: 'Planwagen', other: 'Planwagen' },
  },
  seats: { first: 'Spieler 1', second: 'Spieler 2' },
  rotations: { upright: 'aufrecht', upsideDown: 'auf dem Kopf' },
} as const satisfies Names;

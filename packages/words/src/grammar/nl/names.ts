// Dutch names.

import type { Names } from '../../contract.ts';

export const names = {
  terrains: {
    desert: 'woestijn',
    forest: 'bos',
    mountains: 'bergen',
    plains: 'prairie',
    snow: 'sneeuw',
    water: 'water',
  },
  // Two of them begin with W and two with B.
  terrainLetters: { desert: 'Wo', forest: 'Bo', mountains: 'Be', plains: 'Pr', snow: 'Sn', water: 'Wa' },
  icons: {
    beer: { one: 'bier', other: 'bieren' },
    cow: { one: 'koe', other: 'koeien' },
    fort: { one: 'fort', other: 'forten' },
    gun: { one: 'revolver', other: 'revolvers' },
    mine: { one: 'mijn', other: 'mijnen' },
    wagon: { one: 'huifkar', other: 'huifkarren' },
  },
  seats: { first: 'eerste speler', second: 'tweede speler' },
  rotations: { upright: 'rechtop', upsideDown: 'ondersteboven' },
} as const satisfies Names;

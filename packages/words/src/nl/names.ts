// Dutch names.

import type { Names } from '../contract.ts';

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
  provenances: {
    documented: {
      name: 'gedocumenteerd',
      meaning:
        'Deze kant van de kaart is door de uitgever getoond of uitgelegd, of door een bij naam bekende recensent geciteerd.',
    },
    reconstructed: {
      name: 'gereconstrueerd',
      meaning:
        'Deze kant van de kaart bestaat in druk, maar een deel ervan was niet te achterhalen; dat hebben we zelf ingevuld.',
    },
    original: {
      name: 'zelfbedacht',
      meaning:
        'Wat er op de gedrukte kaart staat, was niet te achterhalen; dit hebben we zelf bedacht, in dezelfde geest.',
    },
  },
  terms: {
    territory: 'gebied',
    group: 'groep',
    town: 'stad',
    circle: 'cirkel',
    startingCard: 'startkaart',
    draftPoint: 'volgende kaart',
    freeCard: 'gratis kaart',
    scoringCard: 'scorekaart',
    prosperityPoints: 'punten',
    total: 'totaal',
  },
} as const satisfies Names;

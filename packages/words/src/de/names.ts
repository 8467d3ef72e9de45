// German names.

import type { Names } from '../contract.ts';

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
  provenances: {
    documented: {
      name: 'belegt',
      meaning:
        'Der Verlag hat diese Kartenseite gezeigt oder erklärt, oder eine namentlich gezeichnete Rezension zitiert sie.',
    },
    reconstructed: {
      name: 'rekonstruiert',
      meaning:
        'Diese Kartenseite gibt es gedruckt, aber ein Teil davon war nicht zu finden; die Lücke haben wir gefüllt.',
    },
    // "Original" would mean the very opposite: as printed.
    original: {
      name: 'neu erdacht',
      meaning:
        'Was die gedruckte Karte hier zeigt, war nicht zu finden; dies ist unsere eigene Idee im gleichen Geist.',
    },
  },
  terms: {
    territory: 'Landschaft',
    group: 'Gebiet',
    town: 'Stadt',
    circle: 'Kreis',
    startingCard: 'Startkarte',
    draftPoint: 'nächste Karte',
    freeCard: 'geschenkte Karte',
    scoringCard: 'Wertungskarte',
    prosperityPoints: 'Wohlstandspunkte',
    total: 'Summe',
  },
} as const satisfies Names;

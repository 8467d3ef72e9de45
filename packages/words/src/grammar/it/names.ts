// Italian names.

import type { Names } from '../../contract.ts';

/** Titles, and words that are typed, as they stand in a sentence. */
export const quoted = (text: string): string => `«${text}»`;

export const names = {
  terrains: {
    desert: 'deserto',
    forest: 'foresta',
    mountains: 'montagna',
    plains: 'pianura',
    snow: 'neve',
    water: 'acqua',
  },
  terrainLetters: { desert: 'D', forest: 'F', mountains: 'M', plains: 'P', snow: 'N', water: 'A' },
  icons: {
    beer: { one: 'birra', other: 'birre' },
    cow: { one: 'mucca', other: 'mucche' },
    fort: { one: 'forte', other: 'forti' },
    gun: { one: 'pistola', other: 'pistole' },
    mine: { one: 'miniera', other: 'miniere' },
    wagon: { one: 'carro', other: 'carri' },
  },
  seats: { first: 'primo giocatore', second: 'secondo giocatore' },
  rotations: { upright: 'dritta', upsideDown: 'capovolta' },
} as const satisfies Names;

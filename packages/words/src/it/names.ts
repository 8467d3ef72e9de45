// Italian names.

import type { Names } from '../contract.ts';

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
  provenances: {
    documented: {
      name: 'documentato',
      meaning:
        'L’editore ha mostrato o spiegato questo lato della carta, oppure lo cita una recensione firmata.',
    },
    reconstructed: {
      name: 'ricostruito',
      meaning:
        'Questo lato della carta esiste in stampa, ma una parte non è stata trovata: la lacuna l’abbiamo colmata noi.',
    },
    original: {
      name: 'di nostra invenzione',
      meaning:
        'Ciò che è stampato qui non è stato trovato: questo lato è di nostra invenzione, nello stesso spirito.',
    },
  },
  terms: {
    territory: 'territorio',
    group: 'gruppo',
    town: 'cittadina',
    circle: 'cerchio',
    startingCard: 'carta iniziale',
    draftPoint: 'punto di scelta',
    freeCard: 'carta gratuita',
    scoringCard: 'carta punteggio',
    prosperityPoints: 'Punti Prosperità',
    total: 'totale',
  },
} as const satisfies Names;

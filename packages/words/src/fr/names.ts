// French names.

import type { Icon, Terrain } from '@wagons/rules';
import type { Names } from '../contract.ts';
import type { Gender } from './amounts.ts';

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
  provenances: {
    documented: {
      name: 'documenté',
      meaning: 'L’éditeur a montré ou expliqué ce côté de la carte, ou une critique signée le cite.',
    },
    reconstructed: {
      name: 'reconstitué',
      meaning:
        'Ce côté de la carte a été imprimé, mais une partie en reste introuvable ; nous l’avons complété.',
    },
    original: {
      name: 'de notre invention',
      meaning: 'Ce qui est imprimé ici reste introuvable ; ceci est de notre invention, dans le même esprit.',
    },
  },
  terms: {
    territory: 'territoire',
    group: 'groupe',
    town: 'ville',
    circle: 'cercle',
    startingCard: 'carte de départ',
    draftPoint: 'point de sélection',
    freeCard: 'carte gratuite',
    scoringCard: 'carte de décompte',
    prosperityPoints: 'Points de Prospérité',
    total: 'total',
  },
} as const satisfies Names;

// ---- What sentences need besides ----

export const iconGenders: Readonly<Record<Icon, Gender>> = {
  beer: 'f',
  cow: 'f',
  fort: 'm',
  gun: 'm',
  mine: 'f',
  wagon: 'm',
};

/** A terrain with its article, and without one in a group; snow cannot be counted. */
export const terrainForms: Readonly<
  Record<Terrain, { readonly one: string; readonly other: string; readonly group: string }>
> = {
  desert: { one: 'un désert', other: 'des déserts', group: 'déserts' },
  forest: { one: 'une forêt', other: 'des forêts', group: 'forêts' },
  mountains: { one: 'une montagne', other: 'des montagnes', group: 'montagnes' },
  plains: { one: 'une plaine', other: 'des plaines', group: 'plaines' },
  snow: { one: 'la neige', other: 'la neige', group: 'neige' },
  water: { one: 'un lac', other: 'des lacs', group: 'lacs' },
};

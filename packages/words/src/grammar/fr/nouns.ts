// What sentences need to know of French names.

import type { Icon, Terrain } from '@wagons/rules';
import type { Gender } from './amounts.ts';

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

// The legend: what the two letters of a territory mean.

import { ICON_LETTERS, ICONS, TERRAIN_LETTERS, TERRAINS } from '@wagons/rules';
import type { Context } from '../context.ts';
import { type Block, wrap } from './block.ts';

export function drawLegend({ words: { names }, say, width }: Context): Block {
  const terrains = TERRAINS.map((terrain) => `${TERRAIN_LETTERS[terrain]} ${names.terrains[terrain]}`);
  const icons = ICONS.map(
    (icon) => `${ICON_LETTERS[icon]} ${names.icons[icon].one ?? names.icons[icon].other}`,
  );
  return [
    ...wrap(`${say.table.legend} ${terrains.join(', ')}; ${icons.join(', ')}.`, width),
    ...wrap(say.table.lastCard, width),
  ];
}

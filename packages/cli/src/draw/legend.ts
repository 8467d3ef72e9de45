// The legend: what the two letters of a territory mean.

import { ICONS, TERRAINS } from '@wagons/rules';
import { ICON_LETTERS, TERRAIN_LETTERS } from '@wagons/rules/notation';
import type { Context } from '../kit/context.ts';
import { type Block, wrap } from '../terminal/block.ts';

/** Letters with their words. A no-break space keeps each letter on the line of its word. */
export function drawLegend({ words: { names, amounts }, say, width }: Context): Block {
  const terrains = TERRAINS.map((terrain) => `${TERRAIN_LETTERS[terrain]}\u00A0${names.terrains[terrain]}`);
  const icons = ICONS.map((icon) => `${ICON_LETTERS[icon]}\u00A0${amounts.plural(1, names.icons[icon])}`);
  return wrap(`${say.table.legend} ${[...terrains, ...icons].join(', ')}.`, width);
}

/** The legend of a town, including the marks of the last card. */
export const drawTownLegend = (context: Context): Block => [
  ...drawLegend(context),
  ...wrap(context.say.table.lastCard, context.width),
];

// What a beginner sees first: a spot beside the town, and the largest groups of terrain.

import { type CardId, type Game, type Seat, TERRAINS } from '@wagons/rules';
import { scoreTowns } from '@wagons/rules/scoring';
import { placements, territoryAt, visible } from '@wagons/rules/town';

/** The placements that cover nothing and make the groups largest, by their index (N5). */
export function firstLook({ deck, towns }: Game, seat: Seat, card: CardId): readonly number[] {
  const view = visible(deck, towns[seat]);
  let most = -Infinity;
  let found: number[] = [];
  for (const [index, placement] of placements(view, card).entries()) {
    const { x, y } = placement.cell;
    const covers = [0, 1].some((row) => [0, 1].some((column) => territoryAt(view, x + column, y + row)));
    if (covers) continue;
    const grown = { ...towns, [seat]: [...towns[seat], placement] };
    const { terrains } = scoreTowns(deck, [], grown)[seat];
    const groups = TERRAINS.reduce((sum, terrain) => sum + terrains[terrain].points, 0);
    if (groups > most) [most, found] = [groups, []];
    if (groups === most) found.push(index);
  }
  return found;
}

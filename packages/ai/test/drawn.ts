// Random towns that cards need not be able to form, with few kinds of territories and few holes, so that shapes occur.

import { ICONS, TERRAINS } from '@wagons/rules';
import type { Dice } from '@wagons/rules/deal';
import type { View } from '@wagons/rules/town';
import { KernelTown } from '../src/kernel/town/town.ts';

/** A town for the rules and for the kernel. It has at most as many territories as fourteen cards. */
export function drawn(roll: Dice): { readonly view: View; readonly town: KernelTown } {
  const [left, top] = [roll(41) - 20, roll(41) - 20];
  const [width, height] = [4 + roll(7), 4 + roll(6)];
  const terrains = Array.from({ length: 2 + roll(2) }, () => TERRAINS[roll(6)]!);
  const icons = roll(4) === 0 ? ICONS : Array.from({ length: 2 + roll(3) }, () => ICONS[roll(6)]!);
  const holes = 3 + roll(8);
  const town = new KernelTown();
  Object.assign(town, {
    left: left + 1,
    top: top + 1,
    right: left + width - 2,
    bottom: top + height - 2,
    size: 1,
  });
  const territories = Array.from({ length: width * height }, (_, index) => {
    const [column, row] = [index % width, Math.floor(index / width)];
    const isMargin = column === 0 || column === width - 1 || row === 0 || row === height - 1;
    if (isMargin || roll(holes) === 0) return undefined;
    const [terrain, icon] = [terrains[roll(terrains.length)]!, icons[roll(icons.length)]!];
    const [x, y] = [(left + column) & 31, (top + row) & 31];
    town.cells[32 * y + x] = 1 + 6 * TERRAINS.indexOf(terrain) + ICONS.indexOf(icon);
    town.occupied[y]! |= 1 << x;
    return { terrain, icon };
  });
  town.mark();
  return { view: { left, top, width, height, territories }, town };
}

// The icon of a territory: its outlines are reckoned where they lie, because a shape that is moved costs a layer.

import type { Icon } from '@wagons/rules';
import type { JSX } from 'preact';
import { ICON_BODIES, ICON_GRID, ICON_SHAPES } from './iconShapes.ts';

/** The side of an icon inside a territory. */
const SIDE = 60;

/** Where the middle of it lies. */
type LaidIconProps = { readonly icon: Icon; readonly x: number; readonly y: number };

export function LaidIcon({ icon, x, y }: LaidIconProps): JSX.Element {
  return (
    <>
      <path class="ctw-halo" d={lay(ICON_BODIES[icon], x, y)} />
      <path class="ctw-icon" d={lay(ICON_SHAPES[icon], x, y)} />
    </>
  );
}

/** A card has few places for its icons. */
const laid = new Map<string, string>();

function lay(path: string, x: number, y: number): string {
  const key = `${x} ${y} ${path}`;
  const known = laid.get(key) ?? moved(path, x - SIDE / 2, y - SIDE / 2);
  laid.set(key, known);
  return known;
}

const moved = (path: string, left: number, top: number): string =>
  path.replaceAll(/([a-z])([^a-z]*)/gi, (_, command: string, numbers: string) => {
    const kind = command.toUpperCase();
    let place = 0;
    return (
      command +
      numbers.replaceAll(/-?\d*\.?\d+/g, (number) => {
        // An arc has two radii, an angle and two flags before its end.
        const at = kind === 'A' ? (place++ % 7) - 5 : place++ % 2;
        if (at < 0 && at > -4) return `${number} `;
        const edge = kind === 'V' || (kind !== 'H' && at === 1) ? top : left;
        const from = command === kind && at >= 0 ? edge : 0;
        return `${Math.round((from + (Number(number) * SIDE) / ICON_GRID) * 100) / 100} `;
      })
    );
  });

// Terrains and icons at text size: for tallies, legends and sentences.

import type { Icon, Terrain } from '@wagons/rules';
import type { JSX, SVGAttributes } from 'preact';
import { ICON_GRID, ICON_SHAPES } from './iconShapes.ts';
import { fillOf } from './terrainPatterns.tsx';

type Labeled = { readonly class?: string; readonly label?: string };

/** A picture with an accessible name, or a decoration without one. */
const named = (label: string | undefined): SVGAttributes<SVGSVGElement> =>
  label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };

/** A patch of terrain. It shows a quarter of a tile with one motif, because a whole tile would be too fine. */
export function TerrainSwatch({
  terrain,
  class: className = '',
  label,
}: Labeled & { readonly terrain: Terrain }): JSX.Element {
  return (
    <svg class={`ctw-swatch ${className}`} viewBox="-14 -12 54 54" {...named(label)}>
      <rect x="-12" y="-10" width="50" height="50" rx="8" fill={fillOf(terrain)} />
    </svg>
  );
}

/** An icon in the color of the surrounding text. */
export function IconGlyph({
  icon,
  class: className = '',
  label,
}: Labeled & { readonly icon: Icon }): JSX.Element {
  return (
    <svg class={`ctw-glyph ${className}`} viewBox={`0 0 ${ICON_GRID} ${ICON_GRID}`} {...named(label)}>
      <path d={ICON_SHAPES[icon]} />
    </svg>
  );
}

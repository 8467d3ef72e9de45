// Terrains and icons as small as letters: for tally chips, legends and sentences.

import type { Icon, Terrain } from '@wagons/rules';
import type { JSX, SVGAttributes } from 'preact';
import { ICON_GRID, ICON_SHAPES } from './iconShapes.ts';
import { fillOf } from './terrainPatterns.tsx';

type Labelled = { readonly class?: string; readonly label?: string };

/** How a picture is told to those who do not see it: by its label, or not at all. */
const told = (label: string | undefined): SVGAttributes<SVGSVGElement> =>
  label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };

/** A patch of terrain. It shows a quarter of a tile with one motif in its middle, because the whole would be too fine. */
export function TerrainSwatch({
  terrain,
  class: className = '',
  label,
}: Labelled & { readonly terrain: Terrain }): JSX.Element {
  return (
    <svg class={`ctw-swatch ${className}`} viewBox="-14 -12 54 54" {...told(label)}>
      <rect x="-12" y="-10" width="50" height="50" rx="8" fill={fillOf(terrain)} />
    </svg>
  );
}

/** An icon in the colour of the text around it. */
export function IconGlyph({
  icon,
  class: className = '',
  label,
}: Labelled & { readonly icon: Icon }): JSX.Element {
  return (
    <svg class={`ctw-glyph ${className}`} viewBox={`0 0 ${ICON_GRID} ${ICON_GRID}`} {...told(label)}>
      <path d={ICON_SHAPES[icon]} />
    </svg>
  );
}

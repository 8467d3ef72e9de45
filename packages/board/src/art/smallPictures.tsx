// Terrains and icons as small as letters: for tally chips, legends and sentences.

import type { Icon, Terrain } from '@wagons/rules';
import type { JSX, SVGAttributes } from 'preact';
import { ICON_GRID, ICON_SHAPES } from './iconShapes.ts';
import { hatchingId } from './terrainPatterns.tsx';

type Labelled = { readonly class?: string; readonly label?: string };

/** How a picture is told to those who do not see it: by its label, or not at all. */
const told = (label: string | undefined): SVGAttributes<SVGSVGElement> =>
  label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };

/** A patch of terrain. It shows a quarter of the tile, because the whole would be too fine. */
export function TerrainSwatch({
  terrain,
  class: className = '',
  label,
}: Labelled & { readonly terrain: Terrain }): JSX.Element {
  return (
    <svg class={`ctw-swatch ${className}`} viewBox="0 0 54 54" {...told(label)}>
      <rect
        x="2"
        y="2"
        width="50"
        height="50"
        rx="8"
        fill={`url(#${hatchingId(terrain)}) var(--terrain-${terrain})`}
      />
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

// The emblem of the game: six wagons in a circle, one on each terrain, around a compass star.

import type { Terrain } from '@wagons/rules';
import type { JSX } from 'preact';
import { ICON_BODIES, ICON_SHAPES } from '../iconShapes.ts';
import { fillOf } from '../terrainPatterns.tsx';
import { CompassStar } from './compassStar.tsx';
import { sector } from './sectors.ts';

/** Clockwise, alternating light and dark terrains. */
const AROUND: readonly Terrain[] = ['plains', 'forest', 'desert', 'mountains', 'snow', 'water'];

/** With a label it is an image; without one it is decorative. */
export function Emblem({
  class: className = '',
  label,
}: {
  readonly class?: string;
  readonly label?: string;
}): JSX.Element {
  const name = label === undefined ? { 'aria-hidden': true } : { role: 'img' as const, 'aria-label': label };
  return (
    <svg class={`ctw-emblem ${className}`} viewBox="-104 -104 208 208" {...name}>
      <circle class="ctw-stock" r="102" />
      {AROUND.map((terrain, n) => (
        <path key={terrain} d={sector(44, 97, n * 60 - 29, n * 60 + 29)} fill={fillOf(terrain)} />
      ))}
      {AROUND.map((terrain, n) => (
        <g key={terrain} transform={`rotate(${n * 60}) translate(-20 -88) scale(.625)`}>
          <path class="ctw-halo" d={ICON_BODIES.wagon} stroke-width="7" />
          <path class="ctw-icon" d={ICON_SHAPES.wagon} />
        </g>
      ))}
      <circle class="ctw-drawn" r="41" />
      <g transform="scale(.44)">
        <CompassStar />
      </g>
    </svg>
  );
}

// One territory of a town: its terrain, its icon, and its letter where letters are wanted.

import type { Icon, Terrain } from '@wagons/rules';
import type { JSX } from 'preact';
import { IconPicture } from './iconPicture.tsx';
import { CELL } from './measures.ts';
import { fillOf } from './terrainPatterns.tsx';

type TerritoryCellProps = {
  readonly terrain: Terrain;
  readonly icon: Icon;
  readonly x: number;
  readonly y: number;
  readonly letter?: string | undefined;
  /** The outline of the territory where it is no plain square. */
  readonly outline?: string;
};

/** Draws a territory with its top left corner at x,y: user units, multiples of CELL. */
export function TerritoryCell({
  terrain,
  icon,
  x,
  y,
  letter,
  outline = `M${x} ${y}h${CELL}v${CELL}h${-CELL}z`,
}: TerritoryCellProps): JSX.Element {
  // The icon makes room for a letter.
  const middle = CELL / 2 + (letter ? 5 : 0);
  return (
    <>
      <path d={outline} fill={fillOf(terrain)} />
      <IconPicture icon={icon} x={x + middle} y={y + middle} size={60} />
      {letter && (
        <text class="ctw-letter" x={x + 6} y={y + 26}>
          {letter}
        </text>
      )}
    </>
  );
}

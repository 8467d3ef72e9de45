// Draws the glyphs that show an arrangement of territories: blocks, crosses, sides, spaces and sets.

import type { Icon, Terrain } from '@wagons/rules';
import type { JSX } from 'preact';
import type { Point } from '../../geometry/boxes.ts';
import { IconPictures } from '../iconPictures.tsx';
import { ICON_SHAPES } from '../iconShapes.ts';
import { fillOf } from '../terrainPatterns.tsx';
import type { Bearing } from './glyphs.ts';
import { HIGH, setGrid } from './measure.ts';
import { type GlyphPosition, HALO, type Placed } from './placed.ts';
import { TINY_ICONS } from './tinyIcons.ts';

const inkOf = ({ isLarge }: Pick<GlyphPosition, 'isLarge'>): typeof TINY_ICONS =>
  isLarge ? ICON_SHAPES : TINY_ICONS;

/** A rectangle of territories, with an equals sign if they share a terrain or an icon. */
export function Block({ wide, high, same, of = {}, left, isLarge }: Placed<'block'>): JSX.Element {
  const { terrain, icon } = of;
  const side = 52 / Math.max(wide, high);
  const [x, y] = [left + 2, (HIGH - side * high) / 2];
  const steps = (count: number): readonly number[] => Array.from({ length: count }, (_, step) => step);
  const seams = [
    ...steps(wide - 1).map((column) => `M${x + (column + 1) * side} ${y}v${side * high}`),
    ...steps(high - 1).map((row) => `M${x} ${y + (row + 1) * side}h${side * wide}`),
  ];
  const places = steps(wide * high).map((place) => ({
    x: x + ((place % wide) + 0.5) * side,
    y: y + (Math.floor(place / wide) + 0.5) * side,
  }));
  return (
    <>
      <rect
        class="ctw-patch"
        x={x}
        y={y}
        width={side * wide}
        height={side * high}
        rx="4"
        {...(terrain && { fill: fillOf(terrain) })}
      />
      {same === 'terrain' && (
        <path class="ctw-any-ground" d={places.map((at) => hatched(at, side / 2)).join('')} />
      )}
      <path class="ctw-seams" d={seams.join('')} />
      {icon && (
        <IconPictures
          icons={places.map((at) => ({ icon, ...at }))}
          size={side * 0.9}
          halo={HALO}
          shapes={inkOf({ isLarge })}
        />
      )}
      {same === 'icon' &&
        places.map((at) => (
          <circle key={`${at.x} ${at.y}`} class="ctw-any-icon" cx={at.x} cy={at.y} r={side / 6} />
        ))}
      {same && <Alike x={x + (side * wide) / 2} y={HIGH / 2} />}
    </>
  );
}

/** Any terrain: three strokes across a square around a point. */
const hatched = ({ x, y }: Point, half: number): string =>
  `M${x - half} ${y}l${half}${-half}M${x - half} ${y + half}l${2 * half}${-2 * half}M${x} ${y + half}l${half}${-half}`;

/** An equals sign in the middle. */
const Alike = ({ x, y }: Point): JSX.Element => (
  <>
    <circle class="ctw-alike" cx={x} cy={y} r="10" />
    <path class="ctw-equals" d={`M${x - 5} ${y - 3}h10M${x - 5} ${y + 3}h10`} />
  </>
);

/** There is less room above and below than on the left and right. */
const ABOVE_AND_BELOW = [
  { x: 37, y: 10 },
  { x: 37, y: 46 },
] as const;
const LEFT_AND_RIGHT = [
  { x: 14, y: 28 },
  { x: 60, y: 28 },
] as const;

/** Four territories around one: around any, or around the one shown before. */
export const Cross = ({ of, named, left, isLarge }: Placed<'cross'>): JSX.Element => (
  <>
    <Arms arms={ABOVE_AND_BELOW} side={20} of={of} left={left} isLarge={isLarge} />
    <Arms arms={LEFT_AND_RIGHT} side={26} of={of} left={left} isLarge={isLarge} />
    {named ? (
      <path d={`M${left + 37} 21l7 7-7 7-7-7z`} />
    ) : (
      <rect class="ctw-square" x={left + 30.5} y="21.5" width="13" height="13" rx="2.5" />
    )}
  </>
);

type ArmsProps = GlyphPosition & {
  readonly arms: readonly Point[];
  readonly side: number;
  readonly of: Bearing;
};

/** An icon without a terrain takes all the room. */
function Arms({ arms, side, of: { terrain, icon }, left, isLarge }: ArmsProps): JSX.Element {
  const ground = side - 2;
  return (
    <>
      {(terrain || !icon) &&
        arms.map(({ x, y }) => (
          <rect
            key={`${x} ${y}`}
            class="ctw-patch"
            x={left + x - ground / 2}
            y={y - ground / 2}
            width={ground}
            height={ground}
            rx="3"
            {...(terrain && { fill: fillOf(terrain) })}
          />
        ))}
      {icon && (
        <g class={terrain ? '' : 'ctw-bare'}>
          <IconPictures
            icons={arms.map(({ x, y }) => ({ icon, x: left + x, y }))}
            size={terrain ? side - 4 : side}
            halo={HALO}
            shapes={inkOf({ isLarge })}
          />
        </g>
      )}
    </>
  );
}

const SIDES = [
  [20, 2],
  [38, 20],
  [20, 38],
  [2, 20],
] as const;

/** A territory and its four sides: filled if one must be there, dashed if none may be, pale if either is right. */
export function Sides({ atLeast, atMost, left }: Placed<'sides'>): JSX.Element {
  return (
    <>
      {SIDES.map(([x, y], side) => (
        <rect
          key={side}
          class={`ctw-square ${side < atLeast ? 'ctw-empty' : side >= atMost ? 'ctw-full' : 'ctw-either'}`}
          x={left + x}
          y={y}
          width="16"
          height="16"
          rx="2"
        />
      ))}
      <path d={`M${left + 28} 21l7 7-7 7-7-7z`} />
    </>
  );
}

const RING = [1.5, 20, 38.5].flatMap((y) => [1.5, 20, 38.5].map((x) => ({ x, y })));

/** An empty cell with a territory on each side, and at each corner if corners matter. */
export const Space = ({ corners, left }: Placed<'space'>): JSX.Element => (
  <>
    {RING.filter(({ x, y }) => (corners ? x !== 20 || y !== 20 : (x === 20) !== (y === 20))).map(
      ({ x, y }) => (
        <rect key={`${x} ${y}`} x={left + x} y={y} width="16" height="16" rx="2.5" />
      ),
    )}
    <rect class="ctw-hole" x={left + 21.5} y="21.5" width="13" height="13" />
  </>
);

const isIcon = (word: Terrain | Icon): word is Icon => word in ICON_SHAPES;

/** Terrains or icons in up to two rows. */
export function SetStrokes({ members, left, isLarge }: Placed<'set'>): JSX.Element {
  const { columns, side } = setGrid(members.length);
  const slots = members.map((word, place) => ({
    word,
    x: left + 2 + (place % columns) * side,
    y: 2 + Math.floor(place / columns) * side,
  }));
  const icons = slots.flatMap(({ word, x, y }) =>
    isIcon(word) ? [{ icon: word, x: x + side / 2, y: y + side / 2 }] : [],
  );
  return (
    <>
      {slots.map(({ word, x, y }) => (
        <rect
          key={word}
          class="ctw-patch"
          x={x + 1.5}
          y={y + 1.5}
          width={side - 3}
          height={side - 3}
          rx="4"
          {...(!isIcon(word) && { fill: fillOf(word) })}
        />
      ))}
      {icons.length > 0 && (
        <IconPictures
          icons={icons}
          size={side * 0.78}
          halo={HALO}
          shapes={side < 40 ? inkOf({ isLarge }) : undefined}
        />
      )}
    </>
  );
}

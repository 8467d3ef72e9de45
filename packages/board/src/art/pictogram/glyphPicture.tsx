// Draws the glyphs of a pictogram: medallions, territories, signs and numbers.

import type { JSX } from 'preact';
import type { Icon, Terrain } from '@wagons/rules';
import { IconPictures } from '../iconPictures.tsx';
import { ICON_SHAPES } from '../iconShapes.ts';
import { moved } from '../moved.ts';
import { fillOf } from '../terrainPatterns.tsx';
import type { Glyph } from './glyphs.ts';
import { FROM_MOTIF, HIGH, OUTLINES, overlap, rowWidth, setGrid, widthOf } from './measure.ts';
import { DRAWINGS } from './signs.ts';

/** How far the paper around an icon reaches. */
const HALO = 0.047;

/** A glyph and how far from the left edge of the picture it is drawn. */
type Placed<Kind extends Glyph['kind']> = Extract<Glyph, { readonly kind: Kind }> & { readonly left: number };

/** Glyphs that stay side by side. They are one picture, because each picture costs something in every frame. */
export function GlyphPicture({ glyphs }: { readonly glyphs: readonly Glyph[] }): JSX.Element {
  const placed = glyphs.map((glyph, place) => ({
    glyph,
    left: rowWidth(glyphs.slice(0, place)) * HIGH - overlap(glyph),
  }));
  const wide = rowWidth(glyphs) * HIGH;
  // What lies under the glyph before it is drawn first.
  const lower = placed.filter(({ glyph }) => isUnder(glyph));
  const upper = placed.filter(({ glyph }) => !isUnder(glyph));
  return (
    <svg viewBox={`0 0 ${wide} ${HIGH}`} width={`${wide / HIGH}em`} height="1em">
      {[...lower, ...upper].map(({ glyph, left }) => strokes(glyph, left))}
    </svg>
  );
}

const isUnder = (glyph: Glyph): boolean => glyph.kind === 'ground' && glyph.lies === 'near';

function strokes(glyph: Glyph, left: number): JSX.Element {
  switch (glyph.kind) {
    case 'ground':
      return <GroundStrokes {...glyph} left={left} />;
    case 'points':
      return <Medallion {...glyph} left={left} />;
    case 'block':
      return <Block {...glyph} left={left} />;
    case 'sides':
      return <Sides {...glyph} left={left} />;
    case 'set':
      return <SetStrokes {...glyph} left={left} />;
    case 'space':
      return <Space left={left} />;
    case 'gap':
      return (
        <>
          <path class="ctw-dots" d={`M${left + 4} 44h28`} />
          <text x={left + 18} y="34" font-size="28">
            {glyph.cells}
          </text>
        </>
      );
    case 'amount':
      return (
        <text x={left + widthOf(glyph) / 2} y="39" font-size="32">
          {glyph.text}
        </text>
      );
    case 'sign': {
      const { lines, areas } = DRAWINGS[glyph.sign];
      const there = { x: left, y: 0 };
      return (
        <>
          {areas && <path d={moved(areas, there)} />}
          {lines && <path class="ctw-lines" d={moved(lines, there)} />}
        </>
      );
    }
  }
}

const STAR = 'M0-12l3.5 7.6 8.2.8-6.1 5.4 1.8 8.1L0 5.7l-7.4 4.2 1.8-8.1-6.1-5.4 8.2-.8z';

function GroundStrokes({ shape, best, terrain, icon, struck, left }: Placed<'ground'>): JSX.Element {
  const { wide, outline } = OUTLINES[shape];
  const places = shape === 'line' ? [21, 56, 91] : [wide / 2];
  const strike = `M${left + 7} 49L${left + wide - 7} 7`;
  return (
    <>
      <path
        class="ctw-patch"
        d={outline}
        transform={`translate(${left + FROM_MOTIF.x} ${FROM_MOTIF.y})`}
        {...(terrain && { fill: fillOf(terrain) })}
      />
      {icon && (
        <IconPictures
          icons={places.map((x) => ({ icon, x: left + x, y: HIGH / 2 }))}
          size={shape === 'line' ? 32 : 42}
          halo={HALO}
        />
      )}
      {struck && (
        <g class="ctw-strike">
          <path d={strike} />
          <path d={strike} />
        </g>
      )}
      {best && <path class="ctw-star" d={moved(STAR, { x: left + wide - 11, y: 12 })} />}
    </>
  );
}

const isIcon = (word: Terrain | Icon): word is Icon => word in ICON_SHAPES;

/** Terrains or icons in two rows, like goods on a shelf. */
function SetStrokes({ members, left }: Placed<'set'>): JSX.Element {
  const { columns, side } = setGrid(members.length);
  const shelf = members.map((word, place) => ({
    word,
    x: left + 2 + (place % columns) * side,
    y: 2 + Math.floor(place / columns) * side,
  }));
  return (
    <>
      {shelf.map(({ word, x, y }) => (
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
      <IconPictures
        icons={shelf.flatMap(({ word, x, y }) =>
          isIcon(word) ? [{ icon: word, x: x + side / 2, y: y + side / 2 }] : [],
        )}
        size={side * 0.78}
        halo={HALO}
      />
    </>
  );
}

function Medallion({ points, left }: Placed<'points'>): JSX.Element {
  const text = `${points < 0 ? '−' : ''}${Math.abs(points)}`;
  const long = text.length > 2;
  const x = left + HIGH / 2;
  return (
    <g class={points < 0 ? 'ctw-points ctw-loss' : 'ctw-points'}>
      <circle class="ctw-coin" cx={x} cy="28" r="26" />
      <circle class="ctw-coin-rim" cx={x} cy="28" r="21.5" />
      <text x={x} y={long ? 36 : 39} font-size={long ? 23 : 32}>
        {text}
      </text>
    </g>
  );
}

/** A rectangle of territories: filled alike where they share a terrain, dotted alike where they share an icon. */
function Block({ wide, high, same, left }: Placed<'block'>): JSX.Element {
  const side = 50 / Math.max(wide, high);
  const top = (HIGH - side * high) / 2;
  const cells = Array.from(
    { length: wide * high },
    (_, place) => [place % wide, Math.floor(place / wide)] as const,
  );
  return (
    <>
      {cells.map(([x, y], place) => (
        <rect
          key={place}
          class={same === 'terrain' ? 'ctw-square ctw-full' : 'ctw-square'}
          x={left + 5.5 + x * side}
          y={top + 2.5 + y * side}
          width={side - 5}
          height={side - 5}
        />
      ))}
      {same === 'icon' &&
        cells.map(([x, y], place) => (
          <circle key={place} cx={left + 3 + (x + 0.5) * side} cy={top + (y + 0.5) * side} r={side / 6} />
        ))}
    </>
  );
}

const SIDES = [
  [20, 2],
  [38, 20],
  [20, 38],
  [2, 20],
] as const;

/** A territory and its four sides: filled where one must lie, dashed where none may, pale where either is right. */
function Sides({ atLeast, atMost, left }: Placed<'sides'>): JSX.Element {
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

/** An empty cell with a territory on each of its sides. */
const Space = ({ left }: { readonly left: number }): JSX.Element => (
  <>
    {SIDES.map(([x, y]) => (
      <rect key={`${x} ${y}`} class="ctw-square ctw-full" x={left + x} y={y} width="16" height="16" rx="2" />
    ))}
  </>
);

// Draws one glyph of a pictogram: a medallion, a territory, a sign or a number.

import type { JSX } from 'preact';
import type { Icon, Terrain } from '@wagons/rules';
import { IconPicture } from '../iconPicture.tsx';
import { ICON_SHAPES } from '../iconShapes.ts';
import { fillOf } from '../terrainPatterns.tsx';
import type { Glyph, Ground } from './glyphs.ts';
import { FROM_MOTIF, HIGH, OUTLINES, OVERLAP, setGrid, widthOf } from './measure.ts';
import { DRAWINGS } from './signs.ts';

export function GlyphPicture({ glyph }: { readonly glyph: Glyph }): JSX.Element {
  const wide = widthOf(glyph);
  const lies = glyph.kind === 'ground' ? glyph.lies : undefined;
  return (
    <svg
      class={`ctw-${glyph.kind === 'sign' ? `sign-${glyph.sign}` : glyph.kind} ${lies === undefined ? '' : `ctw-lies-${lies}`}`}
      viewBox={`0 0 ${wide} ${HIGH}`}
      width={`${wide / HIGH}em`}
      height="1em"
      {...(lies && { style: { marginLeft: `${-OVERLAP[lies] / HIGH}em` } })}
    >
      {strokes(glyph, wide)}
    </svg>
  );
}

function strokes(glyph: Glyph, wide: number): JSX.Element {
  switch (glyph.kind) {
    case 'ground':
      return <GroundStrokes {...glyph} />;
    case 'points':
      return <Medallion points={glyph.points} />;
    case 'block':
      return <Block {...glyph} />;
    case 'sides':
      return <Sides {...glyph} />;
    case 'set':
      return <SetStrokes {...glyph} />;
    case 'space':
      return <Space />;
    case 'gap':
      return (
        <>
          <path class="ctw-dots" d="M4 44h28" />
          <text x="18" y="34" font-size="28">
            {glyph.cells}
          </text>
        </>
      );
    case 'amount':
      return (
        <text x={wide / 2} y="39" font-size="32">
          {glyph.text}
        </text>
      );
    case 'sign': {
      const { lines, areas } = DRAWINGS[glyph.sign];
      return (
        <>
          {areas && <path d={areas} fill="currentcolor" />}
          {lines && <path class="ctw-lines" d={lines} />}
        </>
      );
    }
  }
}

const STAR = 'M0-12l3.5 7.6 8.2.8-6.1 5.4 1.8 8.1L0 5.7l-7.4 4.2 1.8-8.1-6.1-5.4 8.2-.8z';

function GroundStrokes({ shape, best, terrain, icon, struck }: Ground): JSX.Element {
  const { wide, outline } = OUTLINES[shape];
  const places = shape === 'line' ? [21, 56, 91] : [wide / 2];
  return (
    <>
      <path
        class="ctw-patch"
        d={outline}
        transform={FROM_MOTIF}
        {...(terrain && { fill: fillOf(terrain) })}
      />
      {icon &&
        places.map((x) => (
          <IconPicture key={x} icon={icon} x={x} y={HIGH / 2} size={shape === 'line' ? 32 : 42} />
        ))}
      {struck && (
        <g class="ctw-strike">
          <path d={`M7 49L${wide - 7} 7`} />
          <path d={`M7 49L${wide - 7} 7`} />
        </g>
      )}
      {best && <path class="ctw-star" d={STAR} transform={`translate(${wide - 11} 12)`} />}
    </>
  );
}

const isIcon = (word: Terrain | Icon): word is Icon => word in ICON_SHAPES;

/** Terrains or icons in two rows, like goods on a shelf. */
function SetStrokes({ members }: Extract<Glyph, { kind: 'set' }>): JSX.Element {
  const { columns, side } = setGrid(members.length);
  return (
    <>
      {members.map((word, place) => {
        const x = 2 + (place % columns) * side;
        const y = 2 + Math.floor(place / columns) * side;
        const square = { x: x + 1.5, y: y + 1.5, width: side - 3, height: side - 3, rx: 4 };
        return (
          <g key={word}>
            <rect class="ctw-patch" {...square} {...(!isIcon(word) && { fill: fillOf(word) })} />
            {isIcon(word) && <IconPicture icon={word} x={x + side / 2} y={y + side / 2} size={side * 0.78} />}
          </g>
        );
      })}
    </>
  );
}

function Medallion({ points }: { readonly points: number }): JSX.Element {
  const text = `${points < 0 ? '−' : ''}${Math.abs(points)}`;
  const long = text.length > 2;
  return (
    <g class={points < 0 ? 'ctw-loss' : undefined}>
      <circle class="ctw-coin" cx="28" cy="28" r="26" />
      <circle class="ctw-coin-rim" cx="28" cy="28" r="21.5" />
      <text x="28" y={long ? 36 : 39} font-size={long ? 23 : 32}>
        {text}
      </text>
    </g>
  );
}

/** A rectangle of territories: filled alike where they share a terrain, dotted alike where they share an icon. */
function Block({ wide, high, same }: Extract<Glyph, { kind: 'block' }>): JSX.Element {
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
          x={5.5 + x * side}
          y={top + 2.5 + y * side}
          width={side - 5}
          height={side - 5}
        />
      ))}
      {same === 'icon' &&
        cells.map(([x, y], place) => (
          <circle key={place} cx={3 + (x + 0.5) * side} cy={top + (y + 0.5) * side} r={side / 6} />
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
function Sides({ atLeast, atMost }: Extract<Glyph, { kind: 'sides' }>): JSX.Element {
  return (
    <>
      {SIDES.map(([x, y], side) => (
        <rect
          key={side}
          class={`ctw-square ${side < atLeast ? 'ctw-empty' : side >= atMost ? 'ctw-full' : 'ctw-either'}`}
          x={x}
          y={y}
          width="16"
          height="16"
          rx="2"
        />
      ))}
      <path d="M28 21l7 7-7 7-7-7z" />
    </>
  );
}

/** An empty cell with a territory on each of its sides. */
const Space = (): JSX.Element => (
  <>
    {SIDES.map(([x, y]) => (
      <rect key={`${x} ${y}`} class="ctw-square ctw-full" x={x} y={y} width="16" height="16" rx="2" />
    ))}
  </>
);

// Draws the glyphs of a pictogram side by side. Points and plates are in files of their own.

import type { JSX } from 'preact';
import { IconPictures } from '../iconPictures.tsx';
import { moved } from '../moved.ts';
import { fillOf } from '../terrainPatterns.tsx';
import { type Glyph, isSign, numeral } from './glyphs.ts';
import {
  FROM_MOTIF,
  HIGH,
  ladderColumns,
  OUTLINES,
  overlap,
  rise,
  rowWidth,
  rungsWidth,
  rungWidth,
  sideBySide,
  widthOf,
} from './measure.ts';
import { Block, Cross, SetStrokes, Sides, Space } from './plates.tsx';
import { DifferenceStrokes, Handover, Medallion, Share, Way } from './pointPictures.tsx';
import { DRAWINGS } from './signs.ts';
import { type GlyphPosition, HALO, type Placed } from './placed.ts';

type GlyphPictureProps = { readonly glyphs: readonly Glyph[]; readonly isLarge: boolean };

/** Glyphs that don't wrap. They are one SVG, because each SVG costs time in every frame. */
export function GlyphPicture({ glyphs, isLarge }: GlyphPictureProps): JSX.Element {
  const placed = glyphs.map((glyph, place) => ({
    glyph,
    left: rowWidth(glyphs.slice(0, place)) * HIGH - overlap(glyph),
  }));
  const wide = rowWidth(glyphs) * HIGH;
  // A glyph that lies under the one before it is drawn first.
  const lower = placed.filter(({ glyph }) => isUnder(glyph));
  const upper = placed.filter(({ glyph }) => !isUnder(glyph));
  const size = Math.max(...glyphs.map((glyph) => rise(glyph, { isLarge })));
  return (
    <svg viewBox={`0 0 ${wide} ${HIGH}`} width={`${(size * wide) / HIGH}em`} height={`${size}em`}>
      {[...lower, ...upper].map(({ glyph, left }) => strokes(glyph, { left, isLarge }))}
    </svg>
  );
}

const isUnder = (glyph: Glyph): boolean => glyph.kind === 'ground' && glyph.lies === 'near';

function strokes(glyph: Glyph, at: GlyphPosition): JSX.Element {
  const { left } = at;
  switch (glyph.kind) {
    case 'ground':
      return <GroundStrokes {...glyph} {...at} />;
    case 'points':
      return <Medallion {...glyph} {...at} />;
    case 'block':
      return <Block {...glyph} {...at} />;
    case 'cross':
      return <Cross {...glyph} {...at} />;
    case 'sides':
      return <Sides {...glyph} {...at} />;
    case 'set':
      return <SetStrokes {...glyph} {...at} />;
    case 'space':
      return <Space {...glyph} {...at} />;
    case 'way':
      return <Way {...glyph} {...at} />;
    case 'ladder':
      return <LadderStrokes {...glyph} {...at} />;
    case 'share':
      return <Share {...glyph} {...at} />;
    case 'difference':
      return <DifferenceStrokes {...glyph} {...at} />;
    case 'handover':
      return <Handover {...glyph} {...at} />;
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
  const { wide, outline, seams, places, icon: size } = OUTLINES[shape];
  const strike = `M${left + 7} 49L${left + wide - 7} 7`;
  const there = { transform: `translate(${left + FROM_MOTIF.x} ${FROM_MOTIF.y})` };
  return (
    <>
      <path class="ctw-patch" d={outline} {...there} {...(terrain && { fill: fillOf(terrain) })} />
      {seams && <path class="ctw-seams" d={seams} {...there} />}
      {shape === 'line' && <path class="ctw-dots" d={`M${left + 86} 28h9.1`} />}
      {icon && (
        <IconPictures
          icons={places.map((x) => ({ icon, x: left + x, y: HIGH / 2 }))}
          size={size}
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

/** A table: each value above its worth. */
const LadderStrokes = ({ left, ...ladder }: Placed<'ladder'>): JSX.Element => (
  <>
    {ladderColumns(ladder).map(({ thing: { label, worth }, left: column, wide }) => (
      <g key={label}>
        <text x={left + column + wide / 2} y="20" font-size="23">
          {label}
        </text>
        <Rung worth={worth} left={left + column} wide={wide} />
      </g>
    ))}
  </>
);

type RungProps = { readonly worth: readonly Glyph[]; readonly left: number; readonly wide: number };

/** The worth of one value. Points alone fill the column. */
function Rung({ worth, left, wide }: RungProps): JSX.Element {
  const [only, ...more] = worth;
  if (only?.kind === 'points' && more.length === 0)
    return <Plaque points={only.points} left={left} wide={wide} />;
  const from = left + (wide - rungsWidth(worth)) / 2;
  return (
    <>
      {sideBySide(worth, rungWidth, from).map(({ thing: glyph, left: at, wide: room }) => {
        if (glyph.kind === 'points') return <Plaque key={at} points={glyph.points} left={at} wide={room} />;
        // No × is needed between a coin and a picture.
        if (isSign(glyph, 'each')) return null;
        return (
          <g key={at} transform={`translate(${at + 1} 26) scale(.5)`}>
            {strokes(glyph, { left: 0, isLarge: false })}
          </g>
        );
      })}
    </>
  );
}

/** Points in a table: a brass plate, rust for a loss, blank for zero. */
const Plaque = ({
  points,
  left,
  wide,
}: {
  readonly points: number;
  readonly left: number;
  readonly wide: number;
}): JSX.Element => (
  <g class={points < 0 ? 'ctw-points ctw-loss' : points > 0 ? 'ctw-points' : 'ctw-blank'}>
    <rect class="ctw-coin" x={left + 1} y="26" width={wide - 2} height="28" rx="6" />
    <text x={left + wide / 2} y="49" font-size="26">
      {numeral(points)}
    </text>
  </g>
);

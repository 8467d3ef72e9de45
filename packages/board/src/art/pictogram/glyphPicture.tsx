// Draws one glyph of a pictogram: a medallion, a territory, a sign or a number.

import type { ComponentChildren, JSX } from 'preact';
import { ICON_GRID, ICON_SHAPES } from '../iconShapes.ts';
import { hatchingId } from '../terrainPatterns.tsx';
import type { Glyph, Ground } from './glyphs.ts';
import { DRAWINGS } from './signs.ts';

/** Every glyph is this high; how high that is on the page says the font size. */
const HIGH = 56;
const ICON = 42;

type PictureProps = {
  readonly wide: number;
  readonly class?: string | undefined;
  readonly children: ComponentChildren;
};

const Picture = ({ wide, class: className, children }: PictureProps): JSX.Element => (
  <svg class={className} viewBox={`0 0 ${wide} ${HIGH}`} width={`${wide / HIGH}em`} height="1em">
    {children}
  </svg>
);

/** The outlines of what ground can be: one territory, a group of four, a row of three. */
const SHAPES: Readonly<Record<Ground['shape'], { readonly wide: number; readonly outline: string }>> = {
  cell: { wide: 56, outline: 'M11 3h34a8 8 0 0 1 8 8v34a8 8 0 0 1-8 8H11a8 8 0 0 1-8-8V11a8 8 0 0 1 8-8z' },
  group: {
    wide: 84,
    outline:
      'M9 3h42a6 6 0 0 1 6 6v9h18a6 6 0 0 1 6 6v23a6 6 0 0 1-6 6H33a6 6 0 0 1-6-6v-9H9a6 6 0 0 1-6-6V9a6 6 0 0 1 6-6z',
  },
  line: { wide: 112, outline: 'M9 10h94a6 6 0 0 1 6 6v24a6 6 0 0 1-6 6H9a6 6 0 0 1-6-6V16a6 6 0 0 1 6-6z' },
};

const STAR = 'M0-11l3.2 7 7.5.700-5.6 5 1.7 7.400L0 5.300l-6.8 3.8 1.7-7.4-5.6-5L-3.2-4z';

function GroundPicture({ shape, best, terrain, icon, struck, lies }: Ground): JSX.Element {
  const { wide, outline } = SHAPES[shape];
  const fill = terrain ? `url(#${hatchingId(terrain)}) var(--terrain-${terrain})` : undefined;
  const seats = icon === undefined ? [] : shape === 'line' ? [20, 56, 92] : [wide / 2];
  const size = shape === 'line' ? 32 : ICON;
  return (
    <Picture wide={wide} class={lies && `ctw-lies-${lies}`}>
      <path class="ctw-ground" d={outline} {...(fill && { fill })} />
      {seats.map((x) => (
        <path
          key={x}
          class="ctw-icon"
          d={ICON_SHAPES[icon ?? 'beer']}
          transform={`translate(${x - size / 2} ${(HIGH - size) / 2}) scale(${size / ICON_GRID})`}
        />
      ))}
      {struck && <path class="ctw-strike" d={`M8 48L${wide - 8} 8`} />}
      {best && <path class="ctw-star" d={STAR} transform={`translate(${wide - 12} 13)`} />}
    </Picture>
  );
}

function Medallion({ points }: { readonly points: number }): JSX.Element {
  const text = `${points < 0 ? '−' : ''}${Math.abs(points)}`;
  return (
    <Picture wide={HIGH} class={points < 0 ? 'ctw-medallion ctw-loss' : 'ctw-medallion'}>
      <circle cx="28" cy="28" r="26" />
      <circle class="ctw-ring" cx="28" cy="28" r="21.5" />
      <text x="28" y={text.length > 2 ? 36 : 39} font-size={text.length > 2 ? 22 : 32}>
        {text}
      </text>
    </Picture>
  );
}

/** A rectangle of territories. Hatched alike where they share their terrain or icon. */
function Block({ wide, high, same }: Extract<Glyph, { kind: 'block' }>): JSX.Element {
  const cell = 50 / Math.max(wide, high);
  const cells = Array.from({ length: wide * high }, (_, place) => place);
  const width = cell * wide + 6;
  return (
    <Picture wide={width}>
      {cells.map((place) => (
        <rect
          key={place}
          class={same ? 'ctw-cell ctw-same' : 'ctw-cell'}
          x={3 + (place % wide) * cell}
          y={(HIGH - cell * high) / 2 + Math.floor(place / wide) * cell}
          width={cell - 1}
          height={cell - 1}
        />
      ))}
    </Picture>
  );
}

/** A territory and its four sides: filled where a territory must lie, dashed where none may, faint where either does. */
function Sides({ atLeast, atMost }: Extract<Glyph, { kind: 'sides' }>): JSX.Element {
  const places = [
    [21, 3],
    [39, 20],
    [21, 38],
    [3, 20],
  ] as const;
  return (
    <Picture wide={HIGH}>
      <rect class="ctw-cell ctw-same" x="21" y="20.5" width="14" height="14" rx="2" />
      {places.map(([x, y], side) => (
        <rect
          key={side}
          class={
            side < atLeast
              ? 'ctw-cell ctw-empty'
              : side >= atMost
                ? 'ctw-cell ctw-full'
                : 'ctw-cell ctw-either'
          }
          x={x}
          y={y + 0.5}
          width="14"
          height="14"
          rx="2"
        />
      ))}
    </Picture>
  );
}

export function GlyphPicture({ glyph }: { readonly glyph: Glyph }): JSX.Element {
  switch (glyph.kind) {
    case 'ground':
      return <GroundPicture {...glyph} />;
    case 'points':
      return <Medallion points={glyph.points} />;
    case 'block':
      return <Block {...glyph} />;
    case 'sides':
      return <Sides {...glyph} />;
    case 'space':
      return (
        <Picture wide={HIGH}>
          <path
            class="ctw-cell ctw-full"
            fill-rule="evenodd"
            d="M20 3h16v17h17v16H36v17H20V36H3V20h17zM20 20v16h16V20z"
          />
          <rect class="ctw-cell ctw-empty" x="21" y="21" width="14" height="14" />
        </Picture>
      );
    case 'gap':
      return (
        <Picture wide={36} class="ctw-number">
          <path class="ctw-dots" d="M4 44h28" />
          <text x="18" y="34" font-size="28">
            {glyph.cells}
          </text>
        </Picture>
      );
    case 'amount':
      return (
        <Picture wide={8 + 17 * glyph.text.length} class="ctw-number">
          <text x={4 + 8.5 * glyph.text.length} y="39" font-size="32">
            {glyph.text}
          </text>
        </Picture>
      );
    case 'sign': {
      const { wide, lines, areas } = DRAWINGS[glyph.sign];
      return (
        <Picture wide={wide} class={`ctw-sign ctw-sign-${glyph.sign}`}>
          {areas && <path d={areas} fill="currentcolor" />}
          {lines && <path class="ctw-lines" d={lines} />}
        </Picture>
      );
    }
  }
}

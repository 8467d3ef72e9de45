// Draws the pictogram of a scoring card: a row of glyphs that says the same as its sentence.

import type { JSX } from 'preact';
import { bonusGlyphs } from './bonusGlyphs.ts';
import { GlyphPicture } from './glyphPicture.tsx';
import { depths, type Glyph, isSign } from './glyphs.ts';
import { overlap, rowWidth } from './measure.ts';
import type { PictogramProps } from './pictogram.tsx';

/** The space between two terms of a sum, in heights of the row. */
const BETWEEN = 0.35;

/** Tells the style sheet its width, which shrinks the font size if the row wouldn't fit. */
export function DrawnPictogram({
  bonus,
  oneRow = false,
  class: className = '',
}: PictogramProps): JSX.Element {
  const terms = termsOf(bonusGlyphs(bonus));
  const isSum = terms.length > 1;
  const rows = oneRow && isSum ? terms.map((term) => term.filter(isNeeded)) : terms;
  const style = {
    '--ctw-term': Math.max(...terms.map((term) => rowWidth(term, { isLarge: !oneRow }))).toFixed(2),
    '--ctw-row': (rowWidth(rows.flat()) + BETWEEN * (terms.length - 1)).toFixed(2),
  };
  return (
    <span
      class={`ctw-pictogram ${oneRow ? 'ctw-one-row' : ''} ${className}`}
      style={style}
      aria-hidden="true"
    >
      {rows.map((row, place) => (
        <span key={place} class="ctw-term">
          {(oneRow ? [row] : apart(row)).map((glyphs, position) => (
            <GlyphPicture key={position} glyphs={glyphs} isLarge={!oneRow} />
          ))}
        </span>
      ))}
    </span>
  );
}

/** The parts between which a row may wrap: a glyph that overlaps the one before it stays with it. */
function apart(row: readonly Glyph[]): ReadonlyArray<readonly Glyph[]> {
  const found: Glyph[][] = [];
  for (const glyph of row) {
    if (overlap(glyph) > 0) found.at(-1)?.push(glyph);
    else found.push([glyph]);
  }
  return found;
}

/** A sum in one row omits the ×: there is little room, and a coin before a picture says as much. */
const isNeeded = (glyph: Glyph): boolean => !isSign(glyph, 'each');

/** Splits the row into the terms of a sum. A medallion has its own sign, so no plus is drawn before it. */
function termsOf(glyphs: readonly Glyph[]): ReadonlyArray<readonly Glyph[]> {
  const found: Glyph[][] = [[]];
  const open = depths(glyphs);
  for (const [place, glyph] of glyphs.entries()) {
    // A plus inside brackets doesn't split the row.
    const isCut = isSign(glyph, 'plus') && open[place] === 0;
    if (isCut) found.push([]);
    if (!isCut || glyphs[place + 1]?.kind !== 'points') found.at(-1)?.push(glyph);
  }
  return found;
}

// Draws the pictogram line of a scoring card: a row of glyphs, one for each thing that the sentence says.

import type { JSX } from 'preact';
import { bonusGlyphs } from './bonusGlyphs.ts';
import { GlyphPicture } from './glyphPicture.tsx';
import type { Glyph } from './glyphs.ts';
import { rowWidth } from './measure.ts';
import type { PictogramProps } from './pictogram.tsx';
import './drawnPictogram.css';

/** The space between two terms of a sum, in heights of the row. */
const BETWEEN = 0.35;

/** As high as the style sheet says, or lower where the row would not fit; it tells the style sheet how wide it is. */
export function DrawnPictogram({
  bonus,
  oneRow = false,
  class: className = '',
}: PictogramProps): JSX.Element {
  const terms = termsOf(bonusGlyphs(bonus));
  const isSum = terms.length > 1;
  const style = {
    '--ctw-term': Math.max(...terms.map(rowWidth)).toFixed(2),
    '--ctw-row': (
      rowWidth(isSum ? terms.flat().filter(isNeeded) : terms.flat()) +
      BETWEEN * (terms.length - 1)
    ).toFixed(2),
  };
  return (
    <span
      class={`ctw-pictogram ${oneRow ? 'ctw-one-row' : ''} ${isSum ? 'ctw-sum' : ''} ${className}`}
      style={style}
      aria-hidden="true"
    >
      {terms.map((term, place) => (
        <span key={place} class="ctw-term">
          {term.map((glyph, position) => (
            <GlyphPicture key={position} glyph={glyph} />
          ))}
        </span>
      ))}
    </span>
  );
}

/** A sum in one row leaves its × out: it has little room, and a coin before a picture says as much. */
const isNeeded = (glyph: Glyph): boolean => glyph.kind !== 'sign' || glyph.sign !== 'each';

const isPlus = (glyph: Glyph | undefined): boolean => glyph?.kind === 'sign' && glyph.sign === 'plus';

/** The row cut where a sum goes on. A medallion carries its own sign, so no plus is drawn before it. */
function termsOf(glyphs: readonly Glyph[]): ReadonlyArray<readonly Glyph[]> {
  const found: Glyph[][] = [[]];
  for (const [place, glyph] of glyphs.entries()) {
    if (isPlus(glyph)) found.push([]);
    if (!isPlus(glyph) || glyphs[place + 1]?.kind !== 'points') found.at(-1)?.push(glyph);
  }
  return found;
}

// The pictogram line of a scoring card: what the sentence says, in pictures. Decoration for those who hear the sentence.

import type { Bonus } from '@wagons/rules';
import type { JSX } from 'preact';
import { bonusGlyphs } from './bonusGlyphs.ts';
import { GlyphPicture } from './glyphPicture.tsx';
import type { Glyph } from './glyphs.ts';

type PictogramProps = { readonly bonus: Bonus; readonly class?: string };

/** As high as the font size; the terms of a sum stay together where the line breaks. */
export function Pictogram({ bonus, class: className = '' }: PictogramProps): JSX.Element {
  return (
    <span class={`ctw-pictogram ${className}`} aria-hidden="true">
      {terms(bonusGlyphs(bonus)).map((term, place) => (
        <span key={place} class="ctw-term">
          {term.map((glyph, position) => (
            <GlyphPicture key={position} glyph={glyph} />
          ))}
        </span>
      ))}
    </span>
  );
}

const isPlus = (glyph: Glyph | undefined): boolean => glyph?.kind === 'sign' && glyph.sign === 'plus';

/** The row cut where a sum goes on. A medallion carries its own sign, so no plus is drawn before it. */
function terms(glyphs: readonly Glyph[]): ReadonlyArray<readonly Glyph[]> {
  const found: Glyph[][] = [[]];
  for (const [place, glyph] of glyphs.entries()) {
    if (isPlus(glyph)) found.push([]);
    if (!isPlus(glyph) || glyphs[place + 1]?.kind !== 'points') found.at(-1)?.push(glyph);
  }
  return found;
}

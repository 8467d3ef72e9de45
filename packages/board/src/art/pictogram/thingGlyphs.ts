// Glyphs for what a condition counts: territories, groups, blocks, pairs, lines, runs, spaces, sets and kinds.

import type { Range, Things } from '@wagons/rules/scoring';
import { type Around, filterGlyphs, plain, shapeGlyphs } from './filterGlyphs.ts';
import { amount, bracketed, type Glyph, sign } from './glyphs.ts';

/** The glyphs of one such thing. */
export function thingGlyphs(things: Things, around: Around): readonly Glyph[] {
  if ('cell' in things) return filterGlyphs(things.cell, around);
  if ('group' in things) return [...shapeGlyphs('group', things.group, around), ...size(things.size)];
  if ('line' in things) return [...shapeGlyphs('line', things.line, around), ...size(things.size)];
  if ('run' in things) return [...shapeGlyphs('run', things.run, around), ...size(things.size)];
  if ('space' in things) {
    // The glyph itself shows a space of one cell.
    const large = things.space.atMost === 1 ? [] : size(things.space);
    return [{ kind: 'space', corners: things.corners ?? false }, ...large];
  }
  if ('block' in things) return blockGlyphs(things, around);
  if ('pair' in things) return pairGlyphs(things, around);
  if ('set' in things) return [{ kind: 'set', members: things.set }];
  const among = things.of ? [sign('in'), ...bracketed(filterGlyphs(things.of, around))] : [];
  return [sign(things.kind === 'terrain' ? 'terrains' : 'icons'), ...among];
}

const size = (range: Range | undefined): readonly Glyph[] => (range ? [amount(range)] : []);

/** In larger blocks the terrains and icons would be too small to see. */
const LARGEST_SEEN = 3;

function blockGlyphs(
  { block: [wide, high], of, same }: Extract<Things, { block: unknown }>,
  around: Around,
): readonly Glyph[] {
  const bearing = of && plain(of);
  const isSmall = Math.max(wide, high) <= LARGEST_SEEN;
  const block = { kind: 'block', wide, high, ...(same && { same }) } as const;
  if (bearing && isSmall && !same) return [{ ...block, of: bearing }];
  return of ? [block, sign('in'), ...bracketed(filterGlyphs(of, around))] : [block];
}

/** Two territories and what is between them, arranged as on the table. */
function pairGlyphs(
  { pair, apart, between }: Extract<Things, { pair: unknown }>,
  around: Around,
): readonly Glyph[] {
  const end = bracketed(filterGlyphs(pair, around));
  const cells = apart - 1;
  const [middle, ...more] = between && cells > 0 ? filterGlyphs(between, around) : [];
  if (!middle) return [...end, ...(cells > 0 ? [{ kind: 'gap', cells } as const] : []), ...touching(end)];
  const seen = more.length === 0 ? touching([middle]) : bracketed([middle, ...more]);
  return [...end, ...seen, ...(cells > 1 ? [{ kind: 'gap', cells } as const] : []), ...touching(end)];
}

/** A single territory is drawn touching the glyph before it. */
const touching = (glyphs: readonly Glyph[]): readonly Glyph[] => {
  const [only, ...more] = glyphs;
  return only?.kind === 'ground' && more.length === 0 ? [{ ...only, lies: 'beside' }] : glyphs;
};

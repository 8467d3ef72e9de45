// A condition as pictures: from the scoring expression to a row of glyphs, which says in signs what the sentence says.

import type { Bonus } from '@wagons/rules';
import { type Around, choiceGlyphs } from './filterGlyphs.ts';
import { amount, bracketed, type Glyph, join, sign } from './glyphs.ts';
import { thingGlyphs } from './thingGlyphs.ts';

/** Where an expression stands: whose town it speaks of, and whether its value is counted rather than scored. */
type Place = Around & { readonly rival: boolean; readonly counted: boolean };

/** The glyphs of a condition, in reading order. */
export const bonusGlyphs = (bonus: Bonus): readonly Glyph[] =>
  glyphsOf(bonus, { rival: false, counted: false });

function glyphsOf(bonus: Bonus, place: Place): readonly Glyph[] {
  if (typeof bonus === 'number') return [{ kind: 'points', points: bonus }];
  if ('each' in bonus) {
    const { points = 1 } = bonus;
    // Where things are only counted, "1 point each" would mislead.
    const worth: readonly Glyph[] =
      place.counted && points === 1 ? [] : [{ kind: 'points', points }, sign('each')];
    return [...worth, ...(place.rival ? [sign('rival')] : []), ...thingGlyphs(bonus.each, place)];
  }
  if ('sum' in bonus)
    return bracketedIf(
      place.counted,
      join(
        bonus.sum.map((part) => glyphsOf(part, place)),
        'plus',
      ),
    );
  if ('product' in bonus) {
    const factors = bonus.product.map((part) => bracketedSum(glyphsOf(part, { ...place, counted: true })));
    return join(factors, 'times');
  }
  if ('least' in bonus) return extreme('least', bonus.least, place);
  if ('most' in bonus) return extreme('most', bonus.most, place);
  if ('when' in bonus) return whenGlyphs(bonus, place);
  if ('compare' in bonus) return compareGlyphs(bonus, place);
  if ('rival' in bonus) return glyphsOf(bonus.rival, { ...place, rival: !place.rival });
  const score = glyphsOf(bonus.score, { ...place, choice: bonus.choose });
  // Where the score speaks of the choice itself, the choice is seen there.
  return JSON.stringify(bonus.score).includes('"chosen"')
    ? score
    : [...choiceGlyphs(bonus.choose), sign('then'), ...score];
}

const bracketedIf = (needed: boolean, glyphs: readonly Glyph[]): readonly Glyph[] =>
  needed ? bracketed(glyphs) : glyphs;

const bracketedSum = (glyphs: readonly Glyph[]): readonly Glyph[] =>
  bracketedIf(
    glyphs.some((glyph) => glyph.kind === 'sign' && glyph.sign === 'then'),
    glyphs,
  );

const extreme = (word: 'least' | 'most', parts: readonly Bonus[], place: Place): readonly Glyph[] => [
  sign(word),
  sign('open'),
  ...join(
    parts.map((part) => glyphsOf(part, place)),
    'or',
  ),
  sign('close'),
];

function whenGlyphs(bonus: Extract<Bonus, { when: Bonus }>, place: Place): readonly Glyph[] {
  const tested = glyphsOf(bonus.when, { ...place, counted: true });
  const otherwise = bonus.else === undefined ? [] : [sign('otherwise'), ...glyphsOf(bonus.else, place)];
  return [...tested, amount(bonus), sign('then'), ...glyphsOf(bonus.then, place), ...otherwise];
}

function compareGlyphs(bonus: Extract<Bonus, { compare: Bonus }>, place: Place): readonly Glyph[] {
  const compared = glyphsOf(bonus.compare, { ...place, counted: true });
  const branches = (['more', 'equal', 'fewer'] as const).flatMap((word) => {
    const branch = bonus[word];
    return branch === undefined ? [] : [[sign(word), sign('then'), ...glyphsOf(branch, place)]];
  });
  return [...compared, ...branches.flat()];
}

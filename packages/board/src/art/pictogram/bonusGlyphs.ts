// Translates a scoring expression into a row of glyphs that says the same as its sentence.

import type { Bonus, Filter } from '@wagons/rules/scoring';
import { type Around, choiceGlyphs, filterGlyphs } from './filterGlyphs.ts';
import { bracketed, type Glyph, isSign, join, type Ladder, sign, stretch } from './glyphs.ts';
import { thingGlyphs } from './thingGlyphs.ts';

/** The context of an expression: whose town it is about, and whether its value is counted rather than scored. */
type Context = Around & { readonly rival: boolean; readonly counted: boolean };

/** The glyphs of a condition, in reading order. */
export const bonusGlyphs = (bonus: Bonus): readonly Glyph[] =>
  glyphsOf(bonus, { rival: false, counted: false });

type Form<Word extends string> = Extract<Bonus, { readonly [word in Word]: unknown }>;

function glyphsOf(bonus: Bonus, place: Context): readonly Glyph[] {
  if (typeof bonus === 'number') return [{ kind: 'points', points: bonus }];
  if ('each' in bonus) return eachGlyphs(bonus, place);
  if ('distance' in bonus) return distanceGlyphs(bonus, place);
  if ('sum' in bonus) return sumGlyphs(bonus, place);
  if ('product' in bonus) {
    const factors = bonus.product.map((part) => whole(glyphsOf(part, counted(place))));
    return join(factors, 'times');
  }
  if ('divide' in bonus) return divideGlyphs(bonus, place);
  if ('least' in bonus) return extreme('least', bonus.least, place);
  if ('most' in bonus) return extreme('most', bonus.most, place);
  if ('table' in bonus) return tableGlyphs(bonus, place);
  if ('compare' in bonus) return compareGlyphs(bonus, place);
  if ('difference' in bonus) {
    const compared = whole(glyphsOf(bonus.difference, counted(place)));
    return [...compared, { kind: 'difference', to: bonus.to }];
  }
  if ('changeHands' in bonus) return changeHandsGlyphs(bonus, place);
  if ('rival' in bonus) return glyphsOf(bonus.rival, { ...place, rival: !place.rival });
  const score = glyphsOf(bonus.score, { ...place, choice: bonus.choose });
  // A score that refers to the choice shows the choice itself.
  return JSON.stringify(bonus.score).includes('"chosen"')
    ? score
    : [...choiceGlyphs(bonus.choose), sign('then'), ...whole(score)];
}

const counted = (place: Context): Context => ({ ...place, counted: true });

const whose = (place: Context): readonly Glyph[] => (place.rival ? [sign('rival')] : []);

function eachGlyphs(bonus: Form<'each'>, place: Context): readonly Glyph[] {
  if ('steps' in bonus) {
    const ladder = ladderOf(bonus.steps, (worth) => [{ kind: 'points', points: worth }]);
    return [...whose(place), ...thingGlyphs(bonus.each, place), ladder];
  }
  const { each, points = 1 } = bonus;
  // "1 point each" would be misleading where things are only counted.
  if (!place.counted || points !== 1)
    return [{ kind: 'points', points }, sign('each'), ...whose(place), ...thingGlyphs(each, place)];
  const isAll = 'cell' in each && Object.keys(each.cell).length === 0;
  return [...whose(place), ...(isAll ? [WHOLE_TOWN] : thingGlyphs(each, place))];
}

/** All territories of a town, for counting them. */
const WHOLE_TOWN: Glyph = { kind: 'ground', shape: 'town' };

function distanceGlyphs({ distance, to, points = 1 }: Form<'distance'>, place: Context): readonly Glyph[] {
  const end = (filter: Filter): readonly Glyph[] => bracketed(filterGlyphs(filter, place));
  return [...whose(place), ...end(distance), { kind: 'way', points }, ...end(to)];
}

function sumGlyphs(bonus: Form<'sum'>, place: Context): readonly Glyph[] {
  const terms = bonus.sum.map((part) => glyphsOf(part, place));
  const sum = join(terms, 'plus');
  return place.counted ? bracketed(sum) : sum;
}

function divideGlyphs({ divide, by }: Form<'divide'>, place: Context): readonly Glyph[] {
  const divided = whole(glyphsOf(divide, counted(place)));
  // A coin means points, so it isn't used for something that is only counted.
  return place.counted
    ? [...divided, { kind: 'amount', text: `÷${by}` }, sign('roundedDown')]
    : [...divided, { kind: 'share', by }];
}

/** Adds brackets around a sum, a consequence or a transfer. */
const whole = (glyphs: readonly Glyph[]): readonly Glyph[] =>
  glyphs.some((glyph) => glyph.kind === 'handover' || isSign(glyph, 'then') || isSign(glyph, 'plus'))
    ? bracketed(glyphs)
    : glyphs;

const extreme = (word: 'least' | 'most', parts: readonly Bonus[], place: Context): readonly Glyph[] => [
  sign(word),
  sign('open'),
  ...join(
    parts.map((part) => glyphsOf(part, place)),
    'or',
  ),
  sign('close'),
];

// ---- Tables ----

type Steps<Worth> = ReadonlyArray<readonly [from: number, worth: Worth]>;

const ladderOf = <Worth>(steps: Steps<Worth>, glyphs: (worth: Worth) => readonly Glyph[]): Ladder => ({
  kind: 'ladder',
  steps: steps.map(([from, worth], place) => ({
    label: stretch(from, steps[place + 1]?.[0]),
    worth: glyphs(worth),
  })),
});

function tableGlyphs({ table, steps }: Form<'table'>, place: Context): readonly Glyph[] {
  const looked = whole(glyphsOf(table, counted(place)));
  const ladder = ladderOf(steps, (worth) => glyphsOf(worth, place));
  if (ladder.steps.every(({ worth }) => worth.every(isSmall))) return [...looked, sign('then'), ladder];
  // What is too large for a cell of the table follows its values instead.
  const branches = ladder.steps.map(({ label, worth }): readonly Glyph[] => [
    { kind: 'amount', text: label },
    sign('then'),
    ...whole(worth),
  ]);
  return [...looked, ...join(branches, 'or')];
}

/** Glyphs that are still recognizable at half their size. */
const isSmall = (glyph: Glyph): boolean =>
  glyph.kind === 'points' ||
  (glyph.kind === 'ground' && glyph.shape === 'cell' && !glyph.lies) ||
  isSign(glyph, 'each') ||
  isSign(glyph, 'rival');

// ---- Both towns ----

function compareGlyphs(bonus: Form<'compare'>, place: Context): readonly Glyph[] {
  const compared = glyphsOf(bonus.compare, counted(place));
  const branches = (['more', 'equal', 'fewer'] as const).flatMap((word) => {
    const branch = bonus[word];
    return branch === undefined ? [] : [[sign(word), sign('then'), ...whole(glyphsOf(branch, place))]];
  });
  return [...compared, ...branches.flat()];
}

function changeHandsGlyphs(
  { changeHands, of, toMore }: Form<'changeHands'>,
  place: Context,
): readonly Glyph[] {
  const points = glyphsOf(of, place);
  return [
    ...(points.some((glyph) => isSign(glyph, 'plus')) ? bracketed(points) : points),
    { kind: 'handover', points: changeHands },
    ...whole(glyphsOf(toMore, counted(place))),
    sign('more'),
  ];
}

// Translates a filter into glyphs: the territory it matches, and its position relative to others.

import type { Choice, Filter } from '@wagons/rules/scoring';
import { amount, type Bearing, bracketed, type Glyph, type Ground, join, sign } from './glyphs.ts';

/** What `chosen` refers to inside a filter. */
export type Around = { readonly choice?: Choice | undefined };

const asList = <T>(words: T | readonly T[] | undefined): readonly T[] =>
  words === undefined ? [] : Array.isArray(words) ? (words as readonly T[]) : [words as T];

/** Terrain and icon of a filter; undefined if it asks for more than these. */
export function plain(filter: Filter): Bearing | undefined {
  const { terrain, icon, ...rest } = filter;
  const [terrains, icons] = [asList(terrain), asList(icon)];
  if (Object.keys(rest).length > 0 || terrains.length > 1 || icons.length > 1) return undefined;
  return {
    ...(terrains[0] !== undefined && { terrain: terrains[0] }),
    ...(icons[0] !== undefined && { icon: icons[0] }),
  };
}

/** A single glyph for a filter, if one is enough. */
function groundOf(filter: Filter, around: Around): Ground | undefined {
  const { choice } = around;
  if (filter.chosen && Object.keys(filter).length === 1 && choice) return choiceGround(choice);
  const bearing = plain(filter);
  return bearing && { kind: 'ground', shape: 'cell', ...bearing };
}

function choiceGround(choice: Choice): Ground | undefined {
  const [shape, of] = picked(choice);
  const bearing = plain(of);
  return bearing && { kind: 'ground', shape, best: true, ...bearing };
}

const picked = (choice: Choice): readonly ['group' | 'line', Filter] =>
  'largestGroup' in choice ? ['group', choice.largestGroup] : ['line', choice.fullestLine];

/** The largest group or the fullest line. */
export function choiceGlyphs(choice: Choice): readonly Glyph[] {
  const ground = choiceGround(choice);
  if (ground) return [ground];
  const [shape, of] = picked(choice);
  return [sign('most'), sign(shape), ...bracketed(filterGlyphs(of, {}))];
}

/** Territories in one shape. */
export function shapeGlyphs(shape: 'group' | 'line' | 'run', of: Filter, around: Around): readonly Glyph[] {
  const bearing = plain(of);
  return bearing
    ? [{ kind: 'ground', shape, ...bearing }]
    : [sign(shape), ...bracketed(filterGlyphs(of, around))];
}

/** The territories that match a filter. */
export function filterGlyphs(filter: Filter, around: Around): readonly Glyph[] {
  const { chosen, ...rest } = filter;
  if (chosen) return chosenGlyphs(rest, around);
  const relations = relationsOf(filter);
  const bearing = bearingGlyphs(filter);
  const [relation] = relations;
  if (!relation) return bearing.length > 0 ? bearing : [{ kind: 'ground', shape: 'cell' }];
  const alone = relations.length === 1 ? lying(relation, bearing, around) : undefined;
  if (alone) return alone;
  // A filter that only combines or negates others has no territory of its own.
  const self: readonly Glyph[] =
    bearing.length > 0 || !relations.some(([word]) => PLACED.has(word))
      ? bearing
      : [{ kind: 'ground', shape: 'cell' }];
  const parts = relations.map((one) => relationGlyphs(one, around));
  return self.length > 0 ? [...self, ...parts.flat()] : join(parts, 'and');
}

/** The glyphs of the choice; the filter is omitted if it repeats what the choice shows. */
function chosenGlyphs(rest: Filter, around: Around): readonly Glyph[] {
  const choice: readonly Glyph[] = around.choice ? choiceGlyphs(around.choice) : [sign('most')];
  if (Object.keys(rest).length === 0) return choice;
  const ground = around.choice && choiceGround(around.choice);
  const bearing = plain(rest);
  const repeats = ground && bearing && ground.terrain === bearing.terrain && ground.icon === bearing.icon;
  return repeats ? choice : [...filterGlyphs(rest, around), sign('in'), ...choice];
}

/** Terrain and icon: one territory per combination, or two lists if there would be too many. */
function bearingGlyphs({ terrain, icon }: Filter): readonly Glyph[] {
  const [terrains, icons] = [asList(terrain), asList(icon)];
  const grounds = (bearings: readonly Bearing[]): readonly Glyph[] =>
    join(
      bearings.map((bearing) => [{ kind: 'ground', shape: 'cell', ...bearing }]),
      'or',
    );
  const ofTerrains = terrains.map((one) => ({ terrain: one }));
  const ofIcons = icons.map((one) => ({ icon: one }));
  if (terrains.length === 0) return grounds(ofIcons);
  if (icons.length === 0) return grounds(ofTerrains);
  if (terrains.length > 1 && icons.length > 1)
    return [...bracketed(grounds(ofTerrains)), sign('and'), ...bracketed(grounds(ofIcons))];
  return grounds(ofTerrains.flatMap((one) => ofIcons.map((other) => ({ ...one, ...other }))));
}

const RELATIONS = ['beside', 'near', 'amid', 'neighbours', 'emptySides', 'not', 'any', 'all'] as const;
type Relation = {
  [W in (typeof RELATIONS)[number]]: readonly [W, Exclude<Filter[W], undefined>];
}[(typeof RELATIONS)[number]];

/** Relations about the position of a territory, which therefore need one to be shown. */
const PLACED: ReadonlySet<string> = new Set(['beside', 'near', 'amid', 'neighbours', 'emptySides']);

const relationsOf = (filter: Filter): readonly Relation[] =>
  RELATIONS.flatMap((word) => (filter[word] === undefined ? [] : [[word, filter[word]] as Relation]));

/** A relation that the arrangement of the pictures shows, without a sign. */
function lying(
  [word, of]: Relation,
  bearing: readonly Glyph[],
  around: Around,
): readonly Glyph[] | undefined {
  if (bearing.length > 1) return undefined;
  const self: readonly Glyph[] = bearing.length > 0 ? bearing : [{ kind: 'ground', shape: 'cell' }];
  if (word === 'beside' || word === 'near') {
    const ground = groundOf(of, around);
    return ground && [...self, { ...ground, lies: word }];
  }
  if (word === 'amid') {
    const ground = groundOf(of, around);
    if (ground?.shape !== 'cell') return undefined;
    return [
      ground,
      ...self.map((one) => ({ ...one, lies: 'beside' }) as Glyph),
      { ...ground, lies: 'beside' },
    ];
  }
  if (word === 'neighbours') {
    const cross = crossOf(of, { named: bearing.length > 0 });
    return cross && [...bearing, cross];
  }
  if (word !== 'not') return undefined;
  const ground = groundOf(of, around);
  if (ground) return [...bearing, { ...ground, struck: true }];
  const [inner, ...others] = relationsOf(of);
  if (!inner || others.length > 0 || of.terrain || of.icon || of.chosen) return undefined;
  if (inner[0] !== 'beside' && inner[0] !== 'near') return undefined;
  const neighbor = groundOf(inner[1], around);
  return neighbor && [...self, { ...neighbor, lies: inner[0], struck: true }];
}

function neighborGlyphs(of: Exclude<Filter['neighbours'], undefined>, around: Around): readonly Glyph[] {
  const cross = crossOf(of, { named: true });
  return cross ? [cross] : [sign('neighbours'), amount(of), ...bracketed(filterGlyphs(of.of, around))];
}

/** Four such neighbors, arranged as on the table. Fewer have many arrangements, so they are counted instead. */
function crossOf(
  { of, atLeast }: Exclude<Filter['neighbours'], undefined>,
  { named }: { readonly named: boolean },
): Glyph | undefined {
  const bearing = plain(of);
  return atLeast === 4 && bearing ? { kind: 'cross', of: bearing, named } : undefined;
}

function relationGlyphs([word, of]: Relation, around: Around): readonly Glyph[] {
  switch (word) {
    case 'emptySides':
      return [{ kind: 'sides', atLeast: of.atLeast ?? 0, atMost: of.atMost ?? 4 }];
    case 'neighbours':
      return neighborGlyphs(of, around);
    case 'any':
    case 'all': {
      const parts = of.map((one) => filterGlyphs(one, around));
      return bracketed(join(parts, word === 'any' ? 'or' : 'and'));
    }
    case 'not':
    case 'beside':
    case 'near':
    case 'amid':
      return [sign(word), ...bracketed(filterGlyphs(of, around))];
  }
}

// Equivalence classes of territory codes: exchanging territories of one class never changes a condition's points.

import { type Icon, ICONS, type Terrain, TERRAINS } from '@wagons/rules';
import type { Bonus, Choice, Filter, Things } from '@wagons/rules/scoring';
import { CODE_COUNT, EMPTY_CELL, iconName, terrainName } from '../town/codes.ts';
import { innerOf } from './structure.ts';

/** By territory code: its class, from 0 on. The empty cell has one too. */
export type CodeClasses = Uint8Array<ArrayBuffer>;

/** The words a condition names, and whether it distinguishes an empty cell from a territory that it never names. */
type Vocabulary = {
  readonly terrains: Set<Terrain>;
  readonly icons: Set<Icon>;
  seesEmpty: boolean;
};

export function codeClassesOf(bonus: Bonus): CodeClasses {
  const named: Vocabulary = { terrains: new Set(), icons: new Set(), seesEmpty: false };
  addBonus(bonus, named);
  const classes = new Map<string, number>();
  return Uint8Array.from({ length: CODE_COUNT }, (_, code) => {
    const key = code === EMPTY_CELL && named.seesEmpty ? 'empty' : keyOf(code, named);
    const known = classes.get(key) ?? classes.size;
    classes.set(key, known);
    return known;
  });
}

/** What a condition sees of a code: its terrain and icon, as far as they are named. */
function keyOf(code: number, { terrains, icons }: Vocabulary): string {
  const [terrain, icon] = [terrainName(code), iconName(code)];
  return `${terrain && terrains.has(terrain) ? terrain : ''} ${icon && icons.has(icon) ? icon : ''}`;
}

function addBonus(bonus: Bonus, named: Vocabulary): void {
  if (typeof bonus === 'number') return;
  if ('each' in bonus) addThings(bonus.each, named);
  if ('choose' in bonus) addChoice(bonus.choose, named);
  if ('distance' in bonus) {
    addFilter(bonus.distance, named);
    addFilter(bonus.to, named);
    // Every territory in between counts, named or not.
    named.seesEmpty = true;
  }
  for (const part of innerOf(bonus)) addBonus(part, named);
}

function addChoice(choice: Choice, named: Vocabulary): void {
  addFilter('largestGroup' in choice ? choice.largestGroup : choice.fullestLine, named);
  // A chosen line includes every territory in it, named or not.
  if ('fullestLine' in choice) named.seesEmpty = true;
}

function addThings(things: Things, named: Vocabulary): void {
  if ('cell' in things) addFilter(things.cell, named);
  else if ('group' in things) addFilter(things.group, named);
  else if ('space' in things) named.seesEmpty = true;
  else if ('line' in things) addFilter(things.line, named);
  else if ('run' in things) addFilter(things.run, named);
  else if ('pair' in things) {
    addFilter(things.pair, named);
    if (things.between) addFilter(things.between, named);
  } else if ('set' in things) {
    for (const word of things.set) addWord(word, named);
  } else {
    addFilter(things.of ?? {}, named);
    const side = 'kind' in things ? things.kind : things.same;
    for (const word of side === 'terrain' ? TERRAINS : side === 'icon' ? ICONS : []) addWord(word, named);
  }
}

function addWord(word: Terrain | Icon, named: Vocabulary): void {
  const terrain = TERRAINS.find((one) => one === word);
  const icon = ICONS.find((one) => one === word);
  if (terrain) named.terrains.add(terrain);
  if (icon) named.icons.add(icon);
}

function addFilter(filter: Filter, named: Vocabulary): void {
  for (const word of [filter.terrain ?? [], filter.icon ?? []].flat()) addWord(word, named);
  const { beside, near, amid, neighbours, emptySides, not, any = [], all = [] } = filter;
  for (const inner of [beside, near, amid, neighbours?.of, not, ...any, ...all])
    if (inner) addFilter(inner, named);
  // A filter without words matches any territory, but never an empty cell.
  if (filter.terrain === undefined && filter.icon === undefined && !filter.chosen) named.seesEmpty = true;
  if (emptySides || not) named.seesEmpty = true;
}

// Which territories are alike to a condition: where only such ones take each other's place, its points stay.

import { type Icon, ICONS, type Terrain, TERRAINS } from '@wagons/rules';
import type { Bonus, Choice, Filter, Things } from '@wagons/rules/scoring';
import { innerOf } from './parts.ts';
import { EMPTY_CELL } from './town.ts';

/** By code of a territory: a number that is the same for all that are alike. The empty cell has one too. */
export type Likeness = Uint8Array<ArrayBuffer>;

/** What a condition asks of single territories, and whether it can tell a territory that it never names from none. */
type Asked = { readonly terrains: Set<Terrain>; readonly icons: Set<Icon>; tellsEmpty: boolean };

export function likenessOf(bonus: Bonus): Likeness {
  const asked: Asked = { terrains: new Set(), icons: new Set(), tellsEmpty: false };
  ofBonus(bonus, asked);
  const classes = new Map<string, number>();
  return Uint8Array.from({ length: 37 }, (_, code) => {
    const terrain = TERRAINS[Math.floor((code - 1) / 6)];
    const icon = ICONS[(code - 1) % 6];
    const isEmpty = code === EMPTY_CELL;
    const named = `${!isEmpty && terrain && asked.terrains.has(terrain) ? terrain : ''} ${!isEmpty && icon && asked.icons.has(icon) ? icon : ''}`;
    const key = isEmpty && asked.tellsEmpty ? 'empty' : named;
    const known = classes.get(key) ?? classes.size;
    classes.set(key, known);
    return known;
  });
}

function ofBonus(bonus: Bonus, asked: Asked): void {
  if (typeof bonus === 'number') return;
  if ('each' in bonus) ofThings(bonus.each, asked);
  if ('choose' in bonus) ofChoice(bonus.choose, asked);
  if ('distance' in bonus) {
    ofFilter(bonus.distance, asked);
    ofFilter(bonus.to, asked);
    // Every territory between counts, named or not.
    asked.tellsEmpty = true;
  }
  for (const part of innerOf(bonus)) ofBonus(part, asked);
}

function ofChoice(choice: Choice, asked: Asked): void {
  ofFilter('largestGroup' in choice ? choice.largestGroup : choice.fullestLine, asked);
  // A chosen line holds every territory in it, named or not.
  if ('fullestLine' in choice) asked.tellsEmpty = true;
}

function ofThings(things: Things, asked: Asked): void {
  if ('cell' in things) ofFilter(things.cell, asked);
  else if ('group' in things) ofFilter(things.group, asked);
  else if ('space' in things) asked.tellsEmpty = true;
  else if ('line' in things) ofFilter(things.line, asked);
  else if ('run' in things) ofFilter(things.run, asked);
  else if ('pair' in things) {
    ofFilter(things.pair, asked);
    if (things.between) ofFilter(things.between, asked);
  } else if ('set' in things) {
    for (const word of things.set) nameWord(word, asked);
  } else {
    ofFilter(things.of ?? {}, asked);
    const side = 'kind' in things ? things.kind : things.same;
    for (const word of side === 'terrain' ? TERRAINS : side === 'icon' ? ICONS : []) nameWord(word, asked);
  }
}

function nameWord(word: Terrain | Icon, asked: Asked): void {
  const terrain = TERRAINS.find((one) => one === word);
  const icon = ICONS.find((one) => one === word);
  if (terrain) asked.terrains.add(terrain);
  if (icon) asked.icons.add(icon);
}

function ofFilter(filter: Filter, asked: Asked): void {
  for (const word of [filter.terrain ?? [], filter.icon ?? []].flat()) nameWord(word, asked);
  const { beside, near, amid, neighbours, emptySides, not, any = [], all = [] } = filter;
  for (const inner of [beside, near, amid, neighbours?.of, not, ...any, ...all])
    if (inner) ofFilter(inner, asked);
  // Without a word of its own a filter may mean any territory, but never an empty cell.
  if (filter.terrain === undefined && filter.icon === undefined && !filter.chosen) asked.tellsEmpty = true;
  if (emptySides || not) asked.tellsEmpty = true;
}

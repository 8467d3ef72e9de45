// From a scoring expression to its outline: whose town each part means, and what is chosen.

import type { Bonus, Choice, Filter, Icon, Terrain, Things } from '@wagons/rules';
import type { Chosen, Such, Thing, Worth } from './outline.ts';
import { manyOf, type Scope, suchOf } from './suchOf.ts';

export function outlineOf(bonus: Bonus, scope: Scope = { whose: 'own' }): Worth {
  const outline = (inner: Bonus): Worth => outlineOf(inner, scope);
  const branch = (inner: Bonus | undefined): Worth | undefined =>
    inner === undefined ? undefined : outline(inner);
  if (typeof bonus === 'number') return { is: 'points', points: bonus };
  if ('each' in bonus)
    return { is: 'each', thing: thingOf(bonus.each, scope), points: bonus.points ?? 1, whose: scope.whose };
  if ('sum' in bonus)
    return {
      is: 'sum',
      of: bonus.sum.map(outline).flatMap((part) => (part.is === 'sum' ? part.of : [part])),
    };
  if ('product' in bonus) return { is: 'product', of: bonus.product.map(outline) };
  if ('least' in bonus) return { is: 'least', of: bonus.least.map(outline) };
  if ('most' in bonus) return { is: 'most', of: bonus.most.map(outline) };
  if ('rival' in bonus) return outlineOf(bonus.rival, { whose: scope.whose === 'own' ? 'rival' : 'own' });
  if ('choose' in bonus) return chooseOf(bonus.choose, bonus.score, scope);
  if ('when' in bonus) {
    const value = outline(bonus.when);
    // A count never falls below 0, so at most 0 of something is none of it.
    const many = manyOf(bonus, value.is === 'each' && value.points === 1 ? 0 : -Infinity);
    return { is: 'when', value, many, then: outline(bonus.then), otherwise: branch(bonus.else) };
  }
  const { compare, more, equal, fewer } = bonus;
  if (typeof compare === 'object' && 'rival' in compare) {
    // To have more of what the other side has is to have fewer oneself.
    const turned = outlineOf({ ...bonus, compare: compare.rival }, scope);
    return turned.is === 'compare' ? { ...turned, more: turned.fewer, fewer: turned.more } : turned;
  }
  const value = outlineOf(compare, { whose: scope.whose });
  return {
    is: 'compare',
    value,
    whose: scope.whose,
    more: branch(more),
    equal: branch(equal),
    fewer: branch(fewer),
  };
}

// ---- Things ----

function thingOf(things: Things, scope: Scope): Thing {
  const such = (filter: Filter | undefined): Such => suchOf(filter ?? {}, scope);
  if ('cell' in things) return { is: 'cell', such: such(things.cell) };
  if ('group' in things)
    return { is: 'group', such: such(things.group), size: things.size && manyOf(things.size, 1) };
  if ('space' in things) return { is: 'space', size: manyOf(things.space, 1) };
  if ('block' in things) {
    const [width, height] = things.block;
    return { is: 'block', width, height, such: such(things.of), same: things.same };
  }
  if ('pair' in things) {
    return {
      is: 'pair',
      such: such(things.pair),
      apart: things.apart,
      // Neighbours have nothing between them.
      between: things.apart > 1 && things.between ? such(things.between) : undefined,
    };
  }
  if ('line' in things) return { is: 'line', such: such(things.line), size: manyOf(things.size, 1) };
  if ('set' in things) {
    return isTerrains(things.set)
      ? { is: 'terrainSet', terrains: things.set }
      : { is: 'iconSet', icons: things.set };
  }
  return { is: 'kind', kind: things.kind, such: such(things.of) };
}

const TERRAINS: readonly string[] = [
  'desert',
  'forest',
  'mountains',
  'plains',
  'snow',
  'water',
] satisfies Terrain[];

const isTerrains = (words: readonly Terrain[] | readonly Icon[]): words is readonly Terrain[] =>
  words.every((word) => TERRAINS.includes(word));

// ---- Choices ----

function chooseOf(choice: Choice, score: Bonus, { whose }: Scope): Worth {
  const [is, of] =
    'largestGroup' in choice
      ? (['group', choice.largestGroup] as const)
      : (['line', choice.fullestLine] as const);
  const chosen = (mention: Chosen['mention']): Chosen => ({ is, of: suchOf(of, { whose }), whose, mention });
  const isBrief =
    typeof score === 'object' && 'each' in score && mentions(score) === 1 && isTiedTo(score.each);
  if (isBrief) return outlineOf(score, { whose, chosen: chosen('inFull') });
  return {
    is: 'choose',
    chosen: chosen('inFull'),
    worth: outlineOf(score, { whose, chosen: chosen('again') }),
  };
}

/** A `choose` never stands inside another one, so every mention of what is chosen means this choice. */
const mentions = (score: Bonus): number => JSON.stringify(score).split('"chosen":').length - 1;

/** Whether there are no such things where nothing could be chosen: only then the choice may stand inside the phrase. */
function isTiedTo(things: Things): boolean {
  if ('cell' in things) return needsChosen(things.cell);
  if ('group' in things) return needsChosen(things.group);
  if ('pair' in things) return needsChosen(things.pair);
  if ('line' in things) return needsChosen(things.line);
  return 'of' in things && needsChosen(things.of ?? {});
}

function needsChosen({ chosen, beside, near, amid, neighbours, all = [], any = [] }: Filter): boolean {
  const counted = neighbours && (neighbours.atLeast ?? 0) > 0 ? [neighbours.of] : [];
  const needed = [beside, near, amid, ...counted, ...all].filter((filter) => filter !== undefined);
  return chosen === true || needed.some(needsChosen) || (any.length > 0 && any.every(needsChosen));
}

// What is at stake at the end: the points a town makes alone, and what two towns make of each other.

import type { CardId, Deck } from '@wagons/rules';
import { cardOf } from '@wagons/rules/deck';
import type { Bonus } from '@wagons/rules/scoring';
import { compileBonus } from '../kernel/compile.ts';
import { type Face, makeFaces } from '../kernel/faces.ts';
import { marginShare, pointsOf } from '../kernel/parts.ts';
import { type Reading, readingOf } from '../kernel/reading.ts';
import type { KernelTown } from '../kernel/town.ts';
import { codesWhere, isPlain, mayMatch } from './codes.ts';
import { type CountForm, countForm } from './counted.ts';
import { type Gain, gainOf } from './gains.ts';
import { looseLocal } from './loose.ts';
import { type Local, makeLocal } from './prospects.ts';
import { compileReach, type Reach } from './reach.ts';

/** A scoring card of which each town has its own share of the margin; mostly one that looks at one town only. */
export type Condition = {
  readonly reading: Reading;
  /** How far its points can go with some cards to come. */
  readonly reach: Reach;
  /** The count that it depends on, where nothing else matters. */
  readonly counted: CountForm | undefined;
  /** A sum over single cells that is the condition, or never less; undefined where none is known. */
  readonly loose: Local | undefined;
  /** Otherwise what a card adds at every spot, where its form is known. */
  readonly gain: Gain | undefined;
};

export type Stakes = {
  readonly conditions: readonly Condition[];
  /** The scoring cards that compare both towns by a few numbers of each; undefined when there is none. */
  readonly across: Across | undefined;
  /** The margin of the scoring cards that look at both towns cell by cell; undefined when there is none. */
  readonly tangled: ((own: KernelTown, rival: KernelTown) => number) | undefined;
};

export type Across = {
  /** The numbers of a face, in their order. */
  readonly readings: readonly Reading[];
  readonly face: (town: KernelTown) => Face;
  /** What they give to the owner of the first face, less what they give to the other. */
  readonly between: (own: Face, rival: Face) => number;
  /** What the numbers of a face come from. */
  readonly sources: readonly Source[];
};

/** A value of a town, and which numbers of a face are which multiples of it. */
export type Source = {
  readonly reach: Reach;
  /** Where it counts territories wherever they lie: by code, whether it is one. */
  readonly such: Uint8Array | undefined;
  /** Where its form is known: what it is, and what a card adds at every spot. */
  readonly points: ((town: KernelTown) => number) | undefined;
  readonly gain: Gain | undefined;
  readonly numbers: ReadonlyArray<{ readonly at: number; readonly times: number }>;
};

const conditionOf = (bonus: Bonus): Condition => {
  const gain = gainOf(bonus);
  return {
    reading: readingOf(bonus),
    reach: compileReach(bonus),
    counted: countForm(bonus),
    loose: gain ? undefined : (makeLocal(bonus) ?? looseLocal(bonus)),
    gain,
  };
};

/** Takes the scoring cards apart. */
export function makeStakes(deck: Deck, center: readonly CardId[]): Stakes {
  const all = center.map((card) => cardOf(deck, card).bonus);
  const conditions = all.flatMap((bonus) => marginShare(bonus) ?? []).map(conditionOf);
  const bonuses = all.filter((bonus) => marginShare(bonus) === undefined);
  if (bonuses.length === 0) return { conditions, across: undefined, tangled: undefined };
  const faces = makeFaces(bonuses);
  if (!faces) {
    const worths = bonuses.map(compileBonus);
    const tangled = (own: KernelTown, rival: KernelTown): number =>
      worths.reduce((margin, worth) => margin + worth(own, rival) - worth(rival, own), 0);
    return { conditions, across: undefined, tangled };
  }
  const across: Across = {
    readings: faces.parts.map(readingOf),
    face: faces.read,
    between: (own, rival) => faces.points(own, rival) - faces.points(rival, own),
    sources: sourcesOf(faces.parts),
  };
  return { conditions, across, tangled: undefined };
}

/** The same things counted for different points are one source: the numbers go up and down together. */
function sourcesOf(parts: readonly Bonus[]): Source[] {
  const sources = new Map<string, Source & { numbers: Array<{ at: number; times: number }> }>();
  for (const [at, part] of parts.entries()) {
    const counts = typeof part !== 'number' && 'each' in part && !('steps' in part);
    const bonus = counts ? { each: part.each } : part;
    const key = JSON.stringify(bonus);
    const source = sources.get(key) ?? { ...sourceOf(bonus), numbers: [] };
    source.numbers.push({ at, times: counts ? pointsOf(part) : 1 });
    sources.set(key, source);
  }
  return [...sources.values()];
}

function sourceOf(bonus: Bonus): Omit<Source, 'numbers'> {
  const gain = gainOf(bonus);
  const counted = typeof bonus !== 'number' && 'each' in bonus ? bonus.each : undefined;
  const filter = counted && 'cell' in counted && isPlain(counted.cell) ? counted.cell : undefined;
  const worth = compileBonus(bonus);
  return {
    reach: compileReach(bonus),
    such: filter && codesWhere((code) => mayMatch(filter, code)),
    points: gain && ((town) => worth(town, town)),
    gain,
  };
}

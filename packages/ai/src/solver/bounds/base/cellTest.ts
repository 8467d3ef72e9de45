// Filters that depend on a cell and its four neighbors only, compiled to tests of five codes.

import type { Filter } from '@wagons/rules/scoring';
import { CODE_COUNT, EMPTY_CELL } from '../../../kernel/town/codes.ts';
import { isPlain, matchTable } from './matching.ts';

/** Positions of the four neighbors in a `CellCross`. */
export const [UP, LEFT, RIGHT, DOWN] = [1, 2, 3, 4] as const;

/** Five codes: the cell itself, then above, left, right, below. */
type CellCross = ArrayLike<number>;

export type CellTest = (cross: CellCross) => boolean;

/** Compiles a filter; undefined if it depends on cells farther away, or on a choice. */
export function compileCellTest(filter: Filter): CellTest | undefined {
  const { beside, near, amid, neighbours, emptySides, chosen, not, any = [], all = [] } = filter;
  const around = [beside, near, amid, neighbours?.of].filter((inner) => inner !== undefined);
  if (chosen || !around.every(isPlain)) return undefined;
  const { terrain, icon } = filter;
  const own = matchTable({ ...(terrain && { terrain }), ...(icon && { icon }) });
  const tests: Array<CellTest | undefined> = [(cross) => own[cross[0]!] === 1];
  if (beside) {
    const such = matchTable(beside);
    tests.push((cross) => countSides(such, cross) > 0);
  }
  if (near) {
    const such = matchTable(near);
    tests.push((cross) => such[cross[0]!]! + countSides(such, cross) > 0);
  }
  if (amid) {
    const such = matchTable(amid);
    tests.push(
      (cross) =>
        such[cross[LEFT]!]! + such[cross[RIGHT]!]! === 2 || such[cross[UP]!]! + such[cross[DOWN]!]! === 2,
    );
  }
  if (neighbours) tests.push(countTest(matchTable(neighbours.of), neighbours));
  if (emptySides) tests.push(countTest(EMPTY, emptySides));
  if (not) {
    const inner = compileCellTest(not);
    tests.push(inner && ((cross) => !inner(cross)));
  }
  if (any.length > 0) {
    const inner = compileAll(any);
    tests.push(inner && ((cross) => inner.some((test) => test(cross))));
  }
  const allTests = compileAll(all);
  if (!allTests || tests.includes(undefined)) return undefined;
  const every = [...tests.filter((test) => test !== undefined), ...allTests];
  return (cross) => {
    for (const test of every) if (!test(cross)) return false;
    return true;
  };
}

function compileAll(filters: readonly Filter[]): CellTest[] | undefined {
  const tests = filters.map(compileCellTest).filter((test) => test !== undefined);
  return tests.length === filters.length ? tests : undefined;
}

const EMPTY = Uint8Array.from({ length: CODE_COUNT }, (_, code) => (code === EMPTY_CELL ? 1 : 0));

const countSides = (such: Uint8Array, cross: CellCross): number =>
  such[cross[UP]!]! + such[cross[LEFT]!]! + such[cross[RIGHT]!]! + such[cross[DOWN]!]!;

const countTest =
  (
    such: Uint8Array,
    { atLeast = 0, atMost = 4 }: { readonly atLeast?: number; readonly atMost?: number },
  ): CellTest =>
  (cross) => {
    const count = countSides(such, cross);
    return count >= atLeast && count <= atMost;
  };

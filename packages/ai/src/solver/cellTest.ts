// A filter that looks no farther than to the next cell, asked of one cell by the codes on it and around it.

import type { Filter } from '@wagons/rules/scoring';
import { EMPTY_CELL } from '../kernel/town.ts';
import { CODES, codesWhere, isPlain, mayMatch } from './codes.ts';

/** Whether a territory matches, by its code and the codes above, left, right and below. */
export type CellTest = (code: number, up: number, left: number, right: number, down: number) => boolean;

/** Compiles a filter; undefined when it looks farther, or asks for something chosen. */
export function compileCellTest(filter: Filter): CellTest | undefined {
  const { beside, near, amid, neighbours, emptySides, chosen, not, any = [], all = [] } = filter;
  const around = [beside, near, amid, neighbours?.of].filter((inner) => inner !== undefined);
  if (chosen || !around.every(isPlain)) return undefined;
  const { terrain, icon } = filter;
  const bears = tableOf({ ...(terrain && { terrain }), ...(icon && { icon }) });
  const tests: Array<CellTest | undefined> = [(code) => bears[code] === 1];
  if (beside) {
    const such = tableOf(beside);
    tests.push((_, up, left, right, down) => such[up]! + such[left]! + such[right]! + such[down]! > 0);
  }
  if (near) {
    const such = tableOf(near);
    tests.push(
      (code, up, left, right, down) => such[code]! + such[up]! + such[left]! + such[right]! + such[down]! > 0,
    );
  }
  if (amid) {
    const such = tableOf(amid);
    tests.push(
      (_, up, left, right, down) => such[left]! + such[right]! === 2 || such[up]! + such[down]! === 2,
    );
  }
  if (neighbours) tests.push(counted(tableOf(neighbours.of), neighbours));
  if (emptySides) tests.push(counted(EMPTY, emptySides));
  if (not) {
    const inner = compileCellTest(not);
    tests.push(inner && ((...codes) => !inner(...codes)));
  }
  if (any.length > 0) {
    const inner = compileAll(any);
    tests.push(inner && ((...codes) => inner.some((test) => test(...codes))));
  }
  const whole = compileAll(all);
  if (!whole || tests.includes(undefined)) return undefined;
  const every = [...tests.filter((test) => test !== undefined), ...whole];
  return (code, up, left, right, down) => {
    for (const test of every) if (!test(code, up, left, right, down)) return false;
    return true;
  };
}

function compileAll(filters: readonly Filter[]): CellTest[] | undefined {
  const tests = filters.map(compileCellTest).filter((test) => test !== undefined);
  return tests.length === filters.length ? tests : undefined;
}

const EMPTY = Uint8Array.from({ length: CODES }, (_, code) => (code === EMPTY_CELL ? 1 : 0));

const tableOf = (plain: Filter): Uint8Array<ArrayBuffer> => codesWhere((code) => mayMatch(plain, code));

const counted =
  (
    such: Uint8Array,
    { atLeast = 0, atMost = 4 }: { readonly atLeast?: number; readonly atMost?: number },
  ): CellTest =>
  (_, up, left, right, down) => {
    const count = such[up]! + such[left]! + such[right]! + such[down]!;
    return count >= atLeast && count <= atMost;
  };

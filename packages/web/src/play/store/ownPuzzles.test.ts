import { describe, expect, it } from 'vitest';
import {
  makeOwnPuzzles,
  mergedOwnPuzzles,
  NO_OWN_PUZZLES,
  readOwnPuzzles,
  withMistakes,
  withSolved,
} from './ownPuzzles.ts';

const mistake = (code: string) => ({ code, best: 3, gap: 2, lost: 4, answers: [[0, 7]] });

describe('puzzles from own games', () => {
  const two = withMistakes(withMistakes(NO_OWN_PUZZLES, 'a', [mistake('x')]), 'b', [
    mistake('x'),
    mistake('y'),
  ]);

  it('are added once, and the games that were looked through are remembered', () => {
    expect(two.puzzles.map(({ id, code }) => [id, code])).toEqual([
      [1, 'x'],
      [2, 'y'],
    ]);
    expect(two.games).toEqual(['a', 'b']);
    expect(withMistakes(two, 'b', []).games).toEqual(['a', 'b']);
  });

  it('can be solved', () => {
    expect(withSolved(two, 2).puzzles.map(({ solved }) => solved)).toEqual([false, true]);
  });

  it('are read as they were written', () => {
    expect(readOwnPuzzles(makeOwnPuzzles(withSolved(two, 1)))).toEqual(withSolved(two, 1));
    expect(readOwnPuzzles('{"v":9}')).toBeUndefined();
    expect(readOwnPuzzles('{"v":1,"puzzles":[{"id":"x"}],"games":"?"}')).toEqual(NO_OWN_PUZZLES);
  });

  it('of two devices are merged', () => {
    const there = withSolved(withMistakes(NO_OWN_PUZZLES, 'c', [mistake('y'), mistake('z')]), 1);
    const merged = mergedOwnPuzzles(two, there);
    expect(merged.puzzles.map(({ id, code, solved }) => [id, code, solved])).toEqual([
      [1, 'x', false],
      [2, 'y', true],
      [3, 'z', false],
    ]);
    expect(merged.games).toEqual(['a', 'b', 'c']);
    expect(mergedOwnPuzzles(merged, there)).toEqual(merged);
  });
});

import type { Engine } from '@wagons/ai/service';
import type { Grade } from '@wagons/ai/grades';
import { undo } from '@wagons/rules';
import { review } from '@wagons/ai';
import { expect, test } from 'vitest';
import { baseDeck } from '../../../../rules/test/table.ts';
import { wholeGame } from '../../../test/wholeGame.ts';
import { makeRetryJudge, verdictOn } from './retry.ts';

test('a verdict says how much better the new move is, and how much more was possible', () => {
  expect(verdictOn(5, { lost: 0, uncertainty: 0 })).toEqual({ is: 'found', by: 5, more: 0 });
  expect(verdictOn(5, { lost: 2, uncertainty: 0 })).toEqual({ is: 'better', by: 3, more: 2 });
  expect(verdictOn(5, { lost: 5, uncertainty: 0 })).toEqual({ is: 'short', by: 0, more: 5 });
  expect(verdictOn(5, { lost: 8, uncertainty: 0 })).toEqual({ is: 'short', by: 0, more: 8 });
  // A difference that is too small to be sure of is no loss.
  expect(verdictOn(5, { lost: 1, uncertainty: 2 })).toEqual({ is: 'found', by: 5, more: 0 });
});

const whole = wholeGame('retry', baseDeck());
const { grades } = review(whole, { nodes: 1 });
const at = whole.moves.length - 3;
const after = (moves: number) => undo(whole, whole.moves.length - moves);

/** An engine that reports these grades when `report` is called, and counts what was canceled. */
function fakeEngine() {
  const asked: Array<(grade: Grade, of: number) => void> = [];
  const games: number[] = [];
  let canceled = 0;
  const engine = {
    ask: (
      question: { readonly game: { readonly moves: readonly unknown[] } },
      onGrade: (typeof asked)[0],
    ) => {
      games.push(question.game.moves.length);
      asked.push(onGrade);
      return { answer: new Promise<never>(() => {}), cancel: () => canceled++ };
    },
  } as unknown as Engine;
  return { engine, games, report: (grade: Grade) => asked.at(-1)?.(grade, 1), canceled: () => canceled };
}

test('only the decision itself is judged, once, and again after it is taken back', () => {
  const grade = grades.find((one) => one.at === at);
  if (!grade) throw new Error('every move has a grade');
  const { engine, games, report, canceled } = fakeEngine();
  const judge = makeRetryJudge(engine, { at, lost: 5 });
  judge.follow(after(at));
  expect(judge.verdict.value).toBe('open');
  expect(games).toEqual([]);
  judge.follow(after(at + 1));
  expect(judge.verdict.value).toBe('judging');
  // The opponent's answer changes nothing.
  judge.follow(after(at + 2));
  expect(games).toEqual([at + 1]);
  report({ ...grade, lost: 0 });
  expect(judge.verdict.value).toEqual({ is: 'found', by: 5, more: 0 });
  expect(canceled()).toBe(1);
  judge.follow(after(at));
  expect(judge.verdict.value).toBe('open');
  judge.follow(after(at + 1));
  expect(games).toEqual([at + 1, at + 1]);
});

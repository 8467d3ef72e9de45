import { invariant } from '@wagons/rules';
import { expect, it } from 'vitest';
import { baseDeck } from '../../../rules/test/table.ts';
import { makeEvaluator } from './evaluator.ts';
import { expectedLead, featureRange } from './expectedLead.ts';

const evaluator = makeEvaluator(baseDeck(), ['claim-jumpers', 'badlands', 'the-herd']);
invariant(evaluator, 'the built-in scoring cards can be evaluated');
const [mines, guns] = [Float64Array.of(1, 0), Float64Array.of(0, 1)];

it('covers what the rival has and may still get', () => {
  expect(featureRange(Float64Array.of(2, 1), Float64Array.of(4, 0)).map((one) => [...one])).toEqual([
    [2, 1],
    [3, 1],
    [4, 1],
    [5, 1],
    [6, 1],
  ]);
  expect(featureRange(mines, Float64Array.of(0, 0))).toEqual([mines]);
});

it('rises with every mine before there are more than the rival may get', () => {
  const lead = expectedLead(evaluator, featureRange(Float64Array.of(2, 0), Float64Array.of(4, 0)));
  const leads = [1, 2, 3, 4, 5, 6, 7].map((count) => lead(Float64Array.of(count, 0)));
  expect(leads).toEqual(leads.toSorted((a, b) => a - b));
  expect(new Set(leads).size).toBe(leads.length);
});

it('is the lead itself once the rival gets nothing more', () => {
  const lead = expectedLead(evaluator, [guns]);
  for (const own of [mines, guns, Float64Array.of(3, 2), Float64Array.of(99, 0)])
    expect(lead(own)).toBe(evaluator.lead(own, guns));
});

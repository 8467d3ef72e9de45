import { scoreTowns } from '@wagons/rules/scoring';
import { checkTowns } from '@wagons/rules/town';
import { PICTURES, RULE_IDS } from '@wagons/words/areas';
import { expect, test } from 'vitest';
import { baseDeck } from '../../../../rules/test/table.ts';
import { DRAWN, GROUPS_TOWN, layingOf, picturesOf, scoredLine, townOf } from './pictures.ts';

const deck = baseDeck();

const lawOf = (picture: (typeof PICTURES)[number]): string | undefined => {
  const drawn = DRAWN[picture];
  if (!drawn.laid) return 'scored';
  return layingOf(deck, drawn.town, drawn.laid).illegal?.rule;
};

test('every picture belongs to a rule', () => {
  expect(RULE_IDS.flatMap(picturesOf).toSorted()).toEqual(PICTURES.toSorted());
});

test('an illegal picture stands at the rule that it breaks', () => {
  for (const picture of PICTURES) {
    const rule = lawOf(picture);
    if (rule !== undefined && rule !== 'scored') expect(DRAWN[picture].rule).toBe(rule);
  }
  const illegal = PICTURES.filter((picture) => /^P\d$/.test(lawOf(picture) ?? ''));
  expect(illegal).toEqual(['apart', 'corner', 'sideways', 'offGrid']);
});

test.each([
  ['gunAmidDeserts', 4],
  ['closestGun', 2],
  ['enclosed', 5],
] as const)('the picture %s shows %i points', (picture, points) => {
  const { town, scored = '' } = DRAWN[picture];
  const first = townOf(deck, town);
  expect(checkTowns(deck, { first, second: [] }).ok).toBe(true);
  expect(first.map(({ card }) => card)).not.toContain(scored);
  expect(scoredLine(deck, scored, first, []).points).toBe(points);
});

test('[G2] the town with its groups scores what the rulebooks print', () => {
  const { terrains, total } = scoreTowns(deck, [], { first: townOf(deck, GROUPS_TOWN), second: [] }).first;
  const points = Object.fromEntries(
    Object.entries(terrains).map(([terrain, line]) => [terrain, line.points]),
  );
  expect(points).toEqual({ desert: 4, forest: 1, mountains: 6, plains: 5, snow: 1, water: 3 });
  expect(total).toBe(20);
});

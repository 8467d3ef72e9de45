import { expect, it } from 'vitest';
import { baseDeck } from '../../../../rules/test/table.ts';
import { cardOf, spotsOn, townOf, withCard } from '../../../test/pictures.ts';
import { CODE_COUNT } from '../../kernel/town/codes.ts';
import { packSpot } from '../../kernel/town/packedSpot.ts';
import { countVisible, futureCardsOf } from './base/openTown.ts';
import { makeObjective } from './objective.ts';
import { PairCounts } from './pairCounts.ts';
import { makeEndScoring } from './scoring.ts';
import { overlaps } from './secondCard.ts';

it('counts are exact for two cards, also where one covers the other', () => {
  const scoring = makeEndScoring(baseDeck(), ['boom-or-bust', 'prairie-life', 'one-too-many']);
  const { separable, comparison } = scoring;
  const objective = makeObjective(1, comparison!, (own) => comparison!.lead(own, Float64Array.of(2, -2)));
  const counts = new PairCounts(
    separable.flatMap(({ count }) => count ?? []),
    comparison,
  );
  const town = townOf('Pm Db Pb / Dm Pm Pc / Fb Fc Fm');
  const [first, second] = [cardOf('Pm Wb / Pc Fm'), cardOf('Db Pm / Sw Pb')];
  const visible = new Uint8Array(CODE_COUNT);
  countVisible(town, visible);
  expect(counts.knows(objective)).toBe(true);
  counts.begin({ town, visible, future: futureCardsOf([first, second]) }, objective);
  const pointsNow = (): number =>
    separable.reduce((sum, { compiled }) => sum + compiled.points(town, town), 0) +
    objective.points(comparison!.features(town));
  expect(counts.points(0)).toBe(pointsNow());
  for (const one of spotsOn(town)) {
    const change = counts.change(first, one.rotation, one.x, one.y);
    expect(counts.points(change)).toBe(withCard(town, first, one, pointsNow));
    for (const [right, down] of [
      [1, 1],
      [0, -1],
      [2, 0],
      [0, 0],
    ] as const) {
      const other = { rotation: 1, x: one.x + right, y: one.y + down };
      const spot = packSpot(one.x, one.y, one.rotation);
      const both =
        change +
        counts.change(second, other.rotation, other.x, other.y) -
        (overlaps(right, down) ? counts.overlap(first, spot, right, down) : 0);
      const real = withCard(town, first, one, () => withCard(town, second, other, pointsNow));
      expect(counts.points(both)).toBe(real);
    }
  }
});

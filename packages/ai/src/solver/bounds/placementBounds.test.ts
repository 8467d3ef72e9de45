import { type Deck, type Game, legalMoves, mustPlay, newGame } from '@wagons/rules';
import { dice } from '@wagons/rules/deal';
import type { Bonus } from '@wagons/rules/scoring';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitraryBonus } from '../../../../rules/test/arbitraryBonus.ts';
import { baseDeck, deckFile } from '../../../../rules/test/table.ts';

import { small } from '../../../test/smallGames.ts';
import { Spending } from '../../search/budget.ts';
import { rotationOf, xOf, yOf } from '../../kernel/town/packedSpot.ts';
import { codesIn, kernelTownOf } from '../../kernel/scoreboard.ts';
import type { CardCodes, KernelTown } from '../../kernel/town/town.ts';
import { PlacementScorer } from '../search/placementScorer.ts';
import { futureCardsOf } from './base/openTown.ts';
import { makeObjective, type Objective, OWN_POINTS } from './objective.ts';
import { makeEndScoring } from './scoring.ts';

const base = baseDeck();

/** Positions of random games in which a town has some cards, but not too many. */
const positions: readonly Game[] = Array.from({ length: 30 }, (_, i) => {
  const roll = dice(`forecast ${i}`);
  let game = newGame(`${i}`, base);
  for (let left = 6 + roll(16); left > 0 && game.phase !== 'over'; left--) {
    const moves = legalMoves(game);
    game = mustPlay(game, moves[roll(moves.length)]!);
  }
  return game;
}).filter(({ towns }) => towns.first.length > 0 && towns.first.length < 10);

/** The most points of placing all the cards, by trying everything except for the last. */
function most(
  scorer: PlacementScorer,
  town: KernelTown,
  cards: readonly CardCodes[],
  objective: Objective,
): number {
  const [card, ...rest] = cards;
  if (rest.length === 0) return scorer.best(town, card!, objective).points;
  const { placements } = scorer.all(town, card!);
  return Math.max(
    ...placements.map((spot) => {
      town.place(card!, rotationOf(spot), xOf(spot), yOf(spot));
      const points = most(scorer, town, rest, objective);
      town.undo();
      return points;
    }),
  );
}

/** Expects that no placement scores more than its bound; with three cards only a few of them are tried. */
function expectAdmissible(deck: Deck, game: Game, seed: number, count: number): void {
  const scoring = makeEndScoring(
    deck,
    deck.cards.slice(0, 3).map(({ id }) => id),
  );
  if (scoring.entangled) return;
  const roll = dice(`cards ${seed}`);
  const scorer = new PlacementScorer(scoring, new Spending({}));
  const town = kernelTownOf(base, game.towns.first);
  const placed = game.towns.first.map(({ card }) => card);
  const left = base.cards.map(({ id }) => id).filter((id) => !placed.includes(id));
  const cards = Array.from({ length: count }, () => codesIn(base)(left.splice(roll(left.length), 1)[0]!));
  const { comparison } = scoring;
  const rival = comparison?.features(kernelTownOf(base, game.towns.second));
  const objective =
    comparison && rival ? makeObjective(1, comparison, (own) => comparison.lead(own, rival)) : OWN_POINTS;
  const { placements } = scorer.all(town, cards[0]!);
  const future = futureCardsOf(cards);
  const bounds = scorer.bounds.compute({ town, cards, future, objective, placements });
  const tried = count === 2 ? placements.keys() : [roll(placements.length), roll(placements.length)];
  const [first, ...rest] = cards;
  for (const i of tried) {
    const spot = placements[i]!;
    town.place(first!, rotationOf(spot), xOf(spot), yOf(spot));
    const points = most(scorer, town, rest, objective);
    town.undo();
    expect(points).toBeLessThanOrEqual(bounds[i]!);
  }
  if (count > 2) return;
  // The bounds for pairs of placements must hold as well.
  const second = cards[1]!;
  for (const i of [roll(placements.length), roll(placements.length), roll(placements.length)]) {
    const spot = placements[i]!;
    town.place(first!, rotationOf(spot), xOf(spot), yOf(spot));
    for (const other of scorer.all(town, second).placements) {
      const [rotation, x, y] = [rotationOf(other), xOf(other), yOf(other)];
      town.place(second, rotation, x, y);
      const points = scorer.ownPoints(town) + scorer.comparedPoints(town, objective);
      town.undo();
      if (points > scorer.bounds.ofPair(i, rotation, x, y)) expect.unreachable(`${spot} and ${other}`);
    }
    town.undo();
  }
}

const withConditions = (bonuses: readonly Bonus[]): Deck => ({
  ...base,
  hash: 'other conditions',
  cards: base.cards.map((card, i) => ({ ...card, bonus: bonuses[i] ?? card.bonus })),
});

/** The same for one condition alone, without the slack of others: on towns that were built for it, and on others. */
function expectAdmissibleAlone(bonus: Bonus, name: string, towns: number, count: number): void {
  const deck = withConditions([bonus, 0, 0]);
  const [a, b, c] = deck.cards.map(({ id }) => id);
  for (let i = 0; i < towns; i++) {
    const one = { deck, center: [a!, b!, c!], towns: [3 + (i % 4), 3], circle: 0, built: 'well' } as const;
    const game =
      i % 2 === 0 ? small(`${name} ${i}`, one) : positions[(7 * i + name.length) % positions.length]!;
    expectAdmissible(deck, game, i, count);
  }
}

const gun = { icon: 'gun' } as const;
/** Shapes that are compared, so that their values are bounded too. */
const COMPARED: ReadonlyArray<readonly [string, Bonus]> = [
  [
    'runs',
    {
      each: { run: { icon: 'wagon' } },
      steps: [
        [2, 1],
        [3, 4],
      ],
    },
  ],
  ['round holes', { each: { space: { atMost: 1 }, corners: true } }],
  ['distances', { distance: { icon: 'beer' }, to: gun }],
  ['squares', { each: { block: [2, 2], of: { icon: ['fort', 'gun'] } } }],
  ['squares of one terrain', { each: { block: [2, 2], same: 'terrain' } }],
  ['pairs', { each: { pair: gun, apart: 2, between: { not: gun } } }],
  ['a group', { choose: { largestGroup: { icon: 'cow' } }, score: { each: { cell: { chosen: true } } } }],
];

describe('no placement scores more than its upper bound', () => {
  it.each(['base', 'frontier', 'example'])('for two cards and every condition of the deck %s', (name) => {
    for (const { id, bonus } of deckFile(name).cards) {
      expectAdmissibleAlone(bonus, `${name} ${id}`, name === 'base' ? 6 : 2, 2);
    }
  });

  it('for three cards and every condition of the base deck', () => {
    for (const { id, bonus } of base.cards) expectAdmissibleAlone(bonus, id, 1, 3);
  });

  it.each(COMPARED)('where %s are compared', (name, compare) => {
    expectAdmissibleAlone({ compare, more: { rival: 7 }, fewer: 9 }, `fewer ${name}`, 2, 2);
    expectAdmissibleAlone({ compare, more: 9, equal: 4 }, `more ${name}`, 4, 2);
  });

  it('for any valid conditions', () => {
    fc.assert(
      fc.property(
        fc.tuple(arbitraryBonus, arbitraryBonus, arbitraryBonus),
        fc.constantFrom(...positions),
        fc.nat(99),
        (bonuses, game, seed) => expectAdmissible(withConditions(bonuses), game, seed, 2),
      ),
      { numRuns: 25 },
    );
  });
});

import { type CardId, type Game, newGame, type Placement, type Seat } from '@wagons/rules';
import { dice } from '@wagons/rules/deal';
import { placements, visible } from '@wagons/rules/town';
import { describe, expect, it } from 'vitest';
import { baseDeck } from './agree.ts';
import { wrongClaim } from './duels.ts';
import { naiveDuel } from './puzzles.ts';

type Center = readonly [CardId, CardId, CardId];

/** Every scoring card once, and two deals whose cards all compare the towns. */
const CENTERS: readonly Center[] = [
  ['claim-jumpers', 'badlands', 'wagon-train'],
  ['one-too-many', 'bootleggers', 'target-practice'],
  ['smalltown-charm', 'the-clearing', 'fortified'],
  ['boom-or-bust', 'cool-water', 'happy-cows'],
  ['gold-country', 'rifles-ready', 'undiscovered'],
  ['prairie-life', 'the-herd', 'circle-the-wagons'],
  ['claim-jumpers', 'one-too-many', 'smalltown-charm'],
];

/** A draft of a few cards between towns of a few cards, placed at random. */
function smallDuel(
  seed: string,
  center: Center,
  { cards, placed }: { readonly cards: number; readonly placed: number },
): Game & { readonly phase: 'draft' } {
  const roll = dice(`small duel ${seed}`);
  const { deck, deal, moves } = newGame(seed, baseDeck);
  const rest = deal.circle.filter((card) => !center.includes(card));
  const built = (): Placement[] =>
    rest.splice(0, placed).reduce<Placement[]>((town, card) => {
      const spots = placements(visible(deck, town), card);
      return [...town, spots[roll(spots.length)]!];
    }, []);
  const towns = { first: built(), second: built() };
  const seat: Seat = roll(2) === 0 ? 'first' : 'second';
  return {
    deck,
    deal: { ...deal, center },
    moves,
    circle: rest.slice(0, cards),
    towns,
    phase: 'draft',
    seat,
  };
}

/** The claim that follows from trying everything on the naive engine, and some claims that contradict it. */
function expectSame(game: Game & { readonly phase: 'draft' }): void {
  const { best, next, answers } = naiveDuel(game);
  const claim = { best, gap: best - next, answers };
  expect(wrongClaim(game, claim)).toBeUndefined();
  const wrong = [
    { ...claim, best: best + 1 },
    { ...claim, best: best - 1 },
    { ...claim, gap: claim.gap + 1 },
    // A stated gap of nine means nine or more.
    { ...claim, gap: Math.min(claim.gap, 9) - 1 },
    { ...claim, answers: answers.slice(1) },
  ];
  for (const one of wrong) expect(wrongClaim(game, one), JSON.stringify(one)).toBeDefined();
}

describe('the proof of a duel agrees with full minimax on the naive engine', () => {
  it.each(CENTERS.map((center) => [center.join(', '), center] as const))(
    'over two and three cards with %s',
    { timeout: 300_000 },
    (_, center) => {
      expectSame(smallDuel('two', center, { cards: 2, placed: 1 }));
      expectSame(smallDuel('two more', center, { cards: 2, placed: 2 }));
      expectSame(smallDuel('three', center, { cards: 3, placed: 0 }));
    },
  );

  it.each([
    ['cards that look at one town', CENTERS[1]!],
    ['cards that compare the towns', CENTERS[6]!],
  ])('over four cards with %s', { timeout: 300_000 }, (_, center) => {
    expectSame(smallDuel('four', center, { cards: 4, placed: 0 }));
  });
});

import { type CardId, type Game, type Placement, TERRAINS } from '@wagons/rules';
import { scoreTowns } from '@wagons/rules/scoring';
import { placements, visible } from '@wagons/rules/town';
import { describe, expect, it } from 'vitest';
import { baseDeck } from '../../../../rules/test/table.ts';
import { finish, late } from '../../../test/games.ts';
import { small, tryEverything } from '../../../test/smallGames.ts';
import { makeBot } from '../../players/bot.ts';
import { solve } from '../../solver/solve.ts';
import { ownMistakes } from './ownMistakes.ts';
import { dice } from '@wagons/rules/deal';
import { makeCode } from '@wagons/rules/notation';
import { bestTurns } from '../../solver/bestTurns.ts';
import { turnOf } from '../puzzle.ts';
import { choosePuzzles } from './choosePuzzles.ts';
import { greedyTotal, ownTownOf, tryEveryTown } from './everyTown.ts';
import { firstLook } from './firstLook.ts';
import { puzzlesOf } from './gamePuzzles.ts';
import { lowestLevel, type MadePuzzle, ratingOf } from './rating.ts';

/** Two free cards on a small town, with scoring cards that compare or don't. */
const CENTERS: ReadonlyArray<readonly [CardId, CardId, CardId]> = [
  ['the-herd', 'target-practice', 'fortified'],
  ['one-too-many', 'claim-jumpers', 'smalltown-charm'],
  ['boom-or-bust', 'claim-jumpers', 'wagon-train'],
];

const position = (center: readonly [CardId, CardId, CardId]): Game =>
  small(`making ${center[0]}`, { center, towns: [2, 2], circle: 0, free: 2, built: 'well' });

/** The own tally of the first player with more cards. */
const totalOf = (game: Game, placed: readonly Placement[]): number =>
  scoreTowns(game.deck, game.deal.center, {
    ...game.towns,
    first: [...game.towns.first, ...placed],
  }).first.total;

const spotsFor = (game: Game, card: string, placed: readonly Placement[] = []): Placement[] =>
  placements(visible(game.deck, [...game.towns.first, ...placed]), card);

const cardsOf = (game: Game): readonly string[] =>
  game.phase === 'place' ? game.held.map(({ card }) => card) : [];

describe.each(CENTERS)('all ways to place two cards with %s, %s and %s', (...center) => {
  const game = position(center);
  const [one = '', two = ''] = cardsOf(game);

  it('are the ways of the rules, with their points', () => {
    const totals = spotsFor(game, one).flatMap((first, i) =>
      spotsFor(game, two, [first]).map((second, j) => ({
        total: totalOf(game, [first, second]),
        path: [i, j],
      })),
    );
    const best = Math.max(...totals.map(({ total }) => total));
    const next = Math.max(...totals.map(({ total }) => total).filter((total) => total < best));
    const answers = totals.filter(({ total }) => total === best).map(({ path }) => path);
    expect(tryEveryTown(ownTownOf(game, 'first'), [one, two], Infinity)).toEqual({
      best,
      next,
      count: answers.length,
      answers,
      ways: totals.length,
    });
  });

  it('include the greedy way', () => {
    const first = spotsFor(game, one).map((placement) => ({ placement, total: totalOf(game, [placement]) }));
    const most = Math.max(...first.map(({ total }) => total));
    const totals = first
      .filter(({ total }) => total === most)
      .flatMap(({ placement }) =>
        spotsFor(game, two, [placement]).map((second) => totalOf(game, [placement, second])),
      );
    expect(greedyTotal(ownTownOf(game, 'first'), [one, two])).toBe(Math.max(...totals));
  });
});

it('sees at a first look only groups beside the town', () => {
  const game = position(['the-herd', 'target-practice', 'fortified']);
  const [card = ''] = cardsOf(game);
  const seen = firstLook(game, 'first', card);
  const groups = (placement: Placement): number => {
    const { terrains } = scoreTowns(game.deck, [], {
      ...game.towns,
      first: [...game.towns.first, placement],
    }).first;
    return TERRAINS.reduce((sum, terrain) => sum + terrains[terrain].points, 0);
  };
  const spots = spotsFor(game, card);
  const beside = spots.filter(({ cell }) =>
    game.towns.first.every(
      (other) => Math.abs(other.cell.x - cell.x) > 1 || Math.abs(other.cell.y - cell.y) > 1,
    ),
  );
  const most = Math.max(...beside.map(groups));
  expect(seen.map((i) => spots[i])).toEqual(beside.filter((spot) => groups(spot) === most));
});

describe('the best turns of a duel', () => {
  it.each(['first', 'second'] as const)(
    'are those of a naive minimax, with the next value, for the %s player',
    (seat) => {
      for (let i = 0; i < 4; i++) {
        const game = small(`duel ${i}`, { towns: [2, 2], circle: 2, seat, built: 'well' });
        if (game.phase !== 'draft') throw new Error('a draft is due');
        const task = { kind: 'duel', game, seat, cards: [] } as const;
        const values = game.circle.flatMap((card, draft) =>
          placements(visible(game.deck, game.towns[seat]), card).map((placement, spot) => ({
            turn: { card, placement },
            value: (seat === 'first' ? 1 : -1) * tryEverything(turnOf(task, [draft, spot]).after) + 0,
          })),
        );
        const value = Math.max(...values.map((one) => one.value));
        const next = Math.max(...values.map((one) => one.value).filter((other) => other < value));
        const best = values.filter((one) => one.value === value).map(({ turn }) => turn);
        const found = bestTurns(game, {}, { floor: 100 });
        expect(found).toMatchObject({ value, next });
        expect(found?.turns).toHaveLength(best.length);
        expect(found?.turns).toEqual(expect.arrayContaining(best));
      }
    },
  );

  it('are unknown if the budget is too small', () => {
    const game = small('short', { towns: [4, 4], circle: 4, built: 'well' });
    if (game.phase !== 'draft') throw new Error('a draft is due');
    expect(bestTurns(game, { nodes: 1 }, { floor: 3 })).toBeUndefined();
  });
});

describe('own mistakes', () => {
  /** A game whose first player takes the worst of three turns with two cards left, and then both play well. */
  const start = puzzleGame('own mistakes');

  it('are turns that lost points, with every better turn', () => {
    const turns = start.circle.flatMap((_, draft) =>
      [0, 7, 20].map((spot) =>
        turnOf({ kind: 'duel', game: start, seat: start.seat, cards: [] }, [draft, spot]),
      ),
    );
    for (const { after } of turns) {
      const end = finish(after, { first: makeBot('greedy', dice('')), second: makeBot('greedy', dice('')) });
      const sign = start.seat === 'first' ? 1 : -1;
      const best = solve(start, {});
      const own = solve(after, {});
      if (!best.proven || !own.proven) throw new Error('two cards are solved');
      const lost = sign * (best.value - own.value);
      const found = ownMistakes(end, start.seat).find(({ code }) => code === makeCode(start));
      if (lost < 2) expect(found).toBeUndefined();
      else if (found) {
        expect(found).toMatchObject({ best: sign * best.value + 0, lost });
        for (const answer of found.answers) {
          const kept = solve(
            turnOf({ kind: 'duel', game: start, seat: start.seat, cards: [] }, answer).after,
            {},
          );
          expect(kept).toMatchObject({ value: best.value });
        }
      }
    }
    expect(
      turns.some(({ after }) => {
        const end = finish(after, {
          first: makeBot('greedy', dice('')),
          second: makeBot('greedy', dice('')),
        });
        return ownMistakes(end, start.seat).some(({ code }) => code === makeCode(start));
      }),
    ).toBe(true);
  });
});

/** A greedy game before its last draft but one. */
function puzzleGame(seed: string): Game & { readonly phase: 'draft' } {
  const found = Array.from({ length: 20 }, (_, i) => late(`${seed} ${i}`, 2)).find(
    ({ phase }) => phase === 'draft',
  );
  if (found?.phase !== 'draft') throw new Error('a draft is due');
  return found;
}

describe('the rating of a puzzle', () => {
  it('is higher if fewer levels find it', () => {
    const ratings = Array.from({ length: 9 }, (_, from) =>
      ratingOf(
        Array.from({ length: 8 }, (_level, i) => (i >= from ? 1 : 0)),
        2,
      ),
    );
    expect(ratings).toEqual(ratings.toSorted((a, b) => a - b));
    expect(new Set(ratings).size).toBe(9);
  });

  it('is lower if the next answer falls further short', () => {
    const rates = [0, 0, 0.5, 1, 1, 1, 1, 1];
    expect(ratingOf(rates, 5)).toBeLessThan(ratingOf(rates, 2));
    expect(ratingOf(rates, 30)).toBe(ratingOf(rates, 8));
  });

  it('names the level from which every level finds it', () => {
    expect(lowestLevel([0, 0.5, 1, 1, 1, 1, 1, 1])).toBe(2);
    expect(lowestLevel([1, 1, 1, 0, 1, 1, 1, 1])).toBe(5);
    expect(lowestLevel([1, 1, 1, 1, 1, 1, 1, 0])).toBe(9);
  });
});

describe('making puzzles', () => {
  const made = puzzlesOf('making/3', baseDeck());

  it('gives the same puzzles for the same seed, at most one of each kind', () => {
    expect(puzzlesOf('making/3', baseDeck())).toEqual(made);
    expect(made.length).toBeGreaterThan(0);
    expect(new Set(made.map(({ kind }) => kind)).size).toBe(made.length);
  });

  it('chooses as many of each kind as asked for, each once', () => {
    const many: readonly MadePuzzle[] = made.flatMap((one) =>
      [800, 1000, 1200].map((rating) => ({ ...one, rating })),
    );
    const quota = { placeOne: 2, placeThree: 9, gift: 1, duel: 9 };
    const chosen = choosePuzzles(many, quota, baseDeck());
    expect(new Set(chosen).size).toBe(chosen.length);
    for (const kind of ['placeOne', 'gift'] as const) {
      const there = many.filter((one) => one.kind === kind).length;
      expect(chosen.filter((one) => one.kind === kind)).toHaveLength(Math.min(there, quota[kind]));
    }
    expect(choosePuzzles(many, quota, baseDeck())).toEqual(chosen);
  });
});

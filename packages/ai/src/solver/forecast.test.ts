import { type Deck, type Game, legalMoves, newGame } from '@wagons/rules';
import { dice } from '@wagons/rules/deal';
import type { Bonus } from '@wagons/rules/scoring';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitraryBonus } from '../../../rules/test/arbitraryBonus.ts';
import { baseDeck, deckFile } from '../../../rules/test/table.ts';
import { playOn } from '../../test/games.ts';
import { small } from '../../test/smallGames.ts';
import { Spending } from '../budget.ts';
import { rotationOf, xOf, yOf } from '../kernel/spot.ts';
import { codesIn, setTown } from '../kernel/table.ts';
import type { CardCodes, KernelTown } from '../kernel/town.ts';
import { type Aim, ALONE, makeAim } from './aim.ts';
import { CODES } from './codes.ts';
import type { Coming } from './reach.ts';
import { makeStakes } from './stakes.ts';
import { Trial } from './trial.ts';

const base = baseDeck();

/** Positions of random games in which a town has some cards, but not too many. */
const positions: readonly Game[] = Array.from({ length: 30 }, (_, i) => {
  const roll = dice(`forecast ${i}`);
  let game = newGame(`${i}`, base);
  for (let left = 6 + roll(16); left > 0 && game.phase !== 'over'; left--) {
    const moves = legalMoves(game);
    game = playOn(game, moves[roll(moves.length)]!);
  }
  return game;
}).filter(({ towns }) => towns.first.length > 0 && towns.first.length < 10);

const comingOf = (cards: readonly CardCodes[]): Coming => {
  const codes = new Uint8Array(CODES);
  for (const card of cards) for (const code of card.subarray(0, 4)) codes[code]!++;
  return { cards: cards.length, codes };
};

/** The most points of laying all the cards, by trying everything but for the last. */
function most(trial: Trial, town: KernelTown, cards: readonly CardCodes[], aim: Aim): number {
  const [card, ...rest] = cards;
  if (rest.length === 0) return trial.best(town, card!, aim);
  const { placements } = trial.all(town, card!);
  return Math.max(...placements.map((placed) => mostAfter(trial, town, cards, placed, aim)));
}

function mostAfter(
  trial: Trial,
  town: KernelTown,
  [card, ...rest]: readonly CardCodes[],
  placed: number,
  aim: Aim,
): number {
  town.place(card!, rotationOf(placed), xOf(placed), yOf(placed));
  const points = most(trial, town, rest, aim);
  town.undo();
  return points;
}

/** Expects that no placement brings more than was forecast; with three cards only a few of them are tried. */
function expectSound(deck: Deck, game: Game, seed: number, count: number): void {
  const stakes = makeStakes(
    deck,
    deck.cards.slice(0, 3).map(({ id }) => id),
  );
  if (stakes.tangled) return;
  const roll = dice(`cards ${seed}`);
  const trial = new Trial(stakes, new Spending({}));
  const town = setTown(base, game.towns.first);
  const laid = game.towns.first.map(({ card }) => card);
  const left = base.cards.map(({ id }) => id).filter((id) => !laid.includes(id));
  const cards = Array.from({ length: count }, () => codesIn(base)(left.splice(roll(left.length), 1)[0]!));
  const { across } = stakes;
  const rival = across?.face(setTown(base, game.towns.second));
  const aim = across && rival ? makeAim(1, across, (own) => across.between(own, rival)) : ALONE;
  const { placements } = trial.all(town, cards[0]!);
  const bounds = trial.forecast.of(town, cards, comingOf(cards), aim, placements);
  const tried = count === 2 ? placements.keys() : [roll(placements.length), roll(placements.length)];
  for (const i of tried) {
    expect(mostAfter(trial, town, cards, placements[i]!, aim)).toBeLessThanOrEqual(bounds[i]!);
  }
  if (count > 2) return;
  // What is forecast of both cards at certain spots must hold there.
  const [first, second] = [cards[0]!, cards[1]!];
  for (const i of [roll(placements.length), roll(placements.length), roll(placements.length)]) {
    const placed = placements[i]!;
    town.place(first, rotationOf(placed), xOf(placed), yOf(placed));
    for (const other of trial.all(town, second).placements) {
      const [rotation, x, y] = [rotationOf(other), xOf(other), yOf(other)];
      town.place(second, rotation, x, y);
      const points = trial.alone(town) + trial.extra(town, aim);
      town.undo();
      if (points > trial.forecast.ofBoth(i, rotation, x, y)) expect.unreachable(`${placed} and ${other}`);
    }
    town.undo();
  }
}

const withConditions = (bonuses: readonly Bonus[]): Deck => ({
  ...base,
  hash: 'other conditions',
  cards: base.cards.map((card, i) => ({ ...card, bonus: bonuses[i] ?? card.bonus })),
});

/** Expects it of one condition alone, which cannot hide behind the slack of others: on towns that were made for it, and on others. */
function expectSoundAlone(bonus: Bonus, name: string, towns: number, count: number): void {
  const deck = withConditions([bonus, 0, 0]);
  const [a, b, c] = deck.cards.map(({ id }) => id);
  for (let i = 0; i < towns; i++) {
    const one = { deck, center: [a!, b!, c!], towns: [3 + (i % 4), 3], circle: 0, laid: 'well' } as const;
    const game =
      i % 2 === 0 ? small(`${name} ${i}`, one) : positions[(7 * i + name.length) % positions.length]!;
    expectSound(deck, game, i, count);
  }
}

const gun = { icon: 'gun' } as const;
/** Shapes that are compared: how a town can stand is forecast too. */
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

describe('nothing comes out better than forecast', () => {
  it.each(['base', 'frontier', 'example'])('for two cards and every condition of the deck %s', (name) => {
    for (const { id, bonus } of deckFile(name).cards) {
      expectSoundAlone(bonus, `${name} ${id}`, name === 'base' ? 6 : 2, 2);
    }
  });

  it('for three cards and every condition of the base deck', () => {
    for (const { id, bonus } of base.cards) expectSoundAlone(bonus, id, 1, 3);
  });

  it.each(COMPARED)('where %s are compared', (name, compare) => {
    expectSoundAlone({ compare, more: { rival: 7 }, fewer: 9 }, `fewer ${name}`, 2, 2);
    expectSoundAlone({ compare, more: 9, equal: 4 }, `more ${name}`, 4, 2);
  });

  it('for any valid conditions', () => {
    fc.assert(
      fc.property(
        fc.tuple(arbitraryBonus, arbitraryBonus, arbitraryBonus),
        fc.constantFrom(...positions),
        fc.nat(99),
        (bonuses, game, seed) => expectSound(withConditions(bonuses), game, seed, 2),
      ),
      { numRuns: 25 },
    );
  });
});

import { readFileSync } from 'node:fs';
import { type Bonus, type Deck, dice, type Game, legalMoves, newGame, parseDeck, play } from '@wagons/rules';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitraryBonus } from '../../../rules/test/arbitraryBonus.ts';
import { Spending } from '../budget.ts';
import { rotationOf, xOf, yOf } from '../kernel/spot.ts';
import { codesIn, setTown } from '../kernel/table.ts';
import type { CardCodes, KernelTown } from '../kernel/town.ts';
import { type Aim, ALONE, makeAim } from './aim.ts';
import { CODES } from './codes.ts';
import type { Coming } from './reach.ts';
import { makeStakes } from './stakes.ts';
import { Trial } from './trial.ts';

const read = parseDeck(readFileSync(new URL('../../../../decks/base.json', import.meta.url), 'utf8'));
if (!read.ok) throw new Error('the base deck has faults');
const base = read.value;

/** Positions of random games in which a town has some cards, but not too many. */
const positions: readonly Game[] = Array.from({ length: 30 }, (_, i) => {
  const roll = dice(`forecast ${i}`);
  let game = newGame(`${i}`, base);
  for (let left = 6 + roll(16); left > 0 && game.phase !== 'over'; left--) {
    const moves = legalMoves(game);
    const next = play(game, moves[roll(moves.length)]!);
    if (!next.ok) throw new Error(next.error.why);
    game = next.value;
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
  if (rest.length === 0) return trial.best(town, card!, comingOf(cards), aim, -Infinity);
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
}

const withConditions = (bonuses: readonly Bonus[]): Deck => ({
  ...base,
  cards: base.cards.map((card, i) => ({ ...card, bonus: bonuses[i] ?? card.bonus })),
});

describe('nothing comes out better than forecast', () => {
  it.each([{ cards: 2 }, { cards: 3 }])(
    'for $cards cards and every condition of the base deck',
    ({ cards }) => {
      for (const [i, card] of base.cards.entries()) {
        // Alone a condition cannot hide behind the slack of others.
        for (let j = 0; j < (cards === 2 ? 12 : 1); j++) {
          const game = positions[(5 * i + j) % positions.length]!;
          expectSound(withConditions([card.bonus, 0, 0]), game, 10 * i + j, cards);
        }
      }
    },
  );

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

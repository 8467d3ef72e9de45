import { type Bonus, type Game, type Seat, SEATS } from '@wagons/rules';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitraryBonus } from '../../../rules/test/arbitraryBonus.ts';
import { randomCourse } from '../../../rules/test/course.ts';
import { deckFile } from '../../../rules/test/table.ts';
import { compileBonus, looksAcross } from './compile.ts';
import { largestGroups } from './groups.ts';
import { likenessOf } from './likeness.ts';
import { Sweep } from './sweep.ts';
import { codesIn, setTown } from './table.ts';

const sizes = new Int16Array(6);

/** Sweeps a card over a town and compares every placement with a town on which the card really lies. */
function expectSweep(game: Game, seat: Seat, bonuses: readonly Bonus[]): number {
  const readings = bonuses.map((bonus) => ({ worth: compileBonus(bonus), likeness: likenessOf(bonus) }));
  const sweep = new Sweep(readings);
  const town = setTown(game.deck, game.towns[seat]);
  const laid = setTown(game.deck, game.towns[seat]);
  const card = codesIn(game.deck)(game.deal.circle[game.moves.length % 15] ?? '');
  let shown = 0;
  sweep.run(town, card, (x, y, rotation, groups) => {
    laid.place(card, rotation, x, y);
    expect(groups).toBe(largestGroups(laid, sizes));
    expect([...sweep.readings]).toEqual(readings.map(({ worth }) => worth(laid, laid)));
    laid.undo();
    shown++;
  });
  expect(town.cells).toEqual(laid.cells);
  return shown;
}

describe('a sweep scores every placement as if the card lay there', () => {
  it.each(['base', 'example-frontier'])('with all conditions of the deck %s', (name) => {
    const deck = deckFile(name);
    const bonuses = deck.cards.map(({ bonus }) => bonus).filter((bonus) => !looksAcross(bonus));
    let shown = 0;
    for (let i = 0; i < 6; i++) {
      for (const game of randomCourse(`${name} ${i}`, deck)) {
        for (const seat of SEATS) if (game.towns[seat].length < 14) shown += expectSweep(game, seat, bonuses);
      }
    }
    expect(shown).toBeGreaterThan(10_000);
  });

  it('with any valid condition of one town', () => {
    const positions = randomCourse('any').filter(({ towns }) => towns.second.length > 1);
    const alone = arbitraryBonus.filter((bonus) => !looksAcross(bonus));
    fc.assert(
      fc.property(alone, fc.constantFrom(...positions), (bonus, game) => {
        expect(expectSweep(game, 'second', [bonus])).toBeGreaterThan(40);
      }),
      { numRuns: 150 },
    );
  });
});

// Tests of the transitions of the score pad.

import type { Placement } from '@wagons/rules';
import { describe, expect, it } from 'vitest';
import { baseDeck } from '../../../../rules/test/table.ts';
import { blankPad } from './pad.ts';
import { opened, placed, redoable, redone, swapped, taken, takenUp } from './padState.ts';

const deck = baseDeck();
const [one, two] = deck.cards.map(({ id }) => id) as [string, string];
const at = (card: string, x: number): Placement => ({ card, cell: { x, y: 0 }, rotation: 'upright' });
const blank = opened(blankPad(deck));
const both = placed(placed(blank, at(one, 0)), at(two, 2));

describe('the score pad', () => {
  it('places the card in hand into the town of the seat', () => {
    const state = placed(taken(blank, one), at(one, 0));
    expect(state.pad.towns).toEqual({ first: [at(one, 0)], second: [] });
    expect(state.card).toBeUndefined();
  });

  it('takes cards up in reverse order and places them again', () => {
    const up = takenUp(takenUp(both));
    expect(up.pad.towns.first).toEqual([]);
    expect(up.card).toBe(one);
    expect(redone(redone(up)).pad).toEqual(both.pad);
  });

  it('only empties the hand when the town is empty', () => {
    expect(takenUp(taken(blank, one))).toMatchObject({ card: undefined, undone: { first: [] } });
  });

  it('forgets what was undone when another card is taken or placed', () => {
    expect(redoable(taken(takenUp(both), one))).toBeUndefined();
    expect(redoable(placed(takenUp(both), at(two, 4)))).toBeUndefined();
  });

  it('does not redo a card that is in the other town by now', () => {
    const elsewhere = swapped(placed(swapped(takenUp(both)), at(two, 0)));
    expect(redoable(elsewhere)).toBeUndefined();
    expect(redone(elsewhere)).toBe(elsewhere);
  });
});

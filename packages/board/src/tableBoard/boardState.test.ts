import { describe, expect, it } from 'vitest';
import { at, cardOf, lay } from '../../test/cards.ts';
import type { BoardConfig } from './config.ts';
import {
  aim,
  AT_REST,
  cancel,
  choose,
  ghostOf,
  legalPlacement,
  nudge,
  point,
  reconcile,
  select,
  spotsOf,
  turn,
} from './boardState.ts';

const placing: BoardConfig = {
  cardOf,
  hand: ['c', 'd'],
  placements: [lay('c', 0, 0), lay('c', 0, 0, 'upsideDown'), lay('c', 2, 0)],
};
const drafting: BoardConfig = { cardOf, circle: ['a', 'b', 'c'] };

describe('placing a card', () => {
  it('the spots depend on the rotation', () => {
    expect(spotsOf(placing, AT_REST)).toEqual([at(0, 0), at(2, 0)]);
    expect(spotsOf(placing, turn(AT_REST))).toEqual([at(0, 0)]);
  });

  it('the card follows the pointer to the nearest spot, else to the raw cell', () => {
    expect(ghostOf(placing, aim(AT_REST, { cell: at(3, 0), nearest: at(2, 0) }))).toEqual({
      placement: lay('c', 2, 0),
      legal: true,
      state: 'aimed',
    });
    expect(ghostOf(placing, aim(AT_REST, { cell: at(9, 9) }))?.legal).toBe(false);
    expect(ghostOf(placing, aim(AT_REST, undefined))).toBeUndefined();
  });

  it('a chosen card may become illegal by turning or nudging, and is then not placed', () => {
    const chosen = choose(AT_REST, at(2, 0));
    expect(legalPlacement(placing, chosen)).toEqual(lay('c', 2, 0));
    expect(legalPlacement(placing, turn(chosen))).toBeUndefined();
    expect(legalPlacement(placing, nudge(chosen, 1, 0))).toBeUndefined();
    expect(legalPlacement(placing, nudge(turn(chosen), -2, 0))).toEqual(lay('c', 0, 0, 'upsideDown'));
  });

  it('without a card in hand there is no ghost', () => {
    expect(ghostOf(drafting, choose(AT_REST, at(0, 0)))).toBeUndefined();
  });

  it('cancel keeps the rotation', () => {
    expect(cancel(turn(choose(AT_REST, at(0, 0))))).toEqual(turn(AT_REST));
  });
});

describe('another config', () => {
  it('keeps the place of the same card and forgets that of another one', () => {
    const state = turn(choose(AT_REST, at(0, 0)));
    expect(reconcile(state, placing, { ...placing })).toMatchObject(state);
    const next = reconcile(state, placing, { ...placing, hand: ['d'] });
    expect(next).toEqual({ rotation: 'upright' });
  });

  it('forgets cards that have left the circle', () => {
    const state = select(point(AT_REST, 'b'), 'c');
    expect(reconcile(state, drafting, { ...drafting, circle: ['b'] })).toEqual({
      rotation: 'upright',
      pointed: 'b',
    });
  });
});

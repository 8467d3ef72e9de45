// Tests of the score pad: its entries and its tallies.

import type { Town } from '@wagons/rules';
import { parseTown } from '@wagons/rules/notation';
import { describe, expect, test } from 'vitest';
import { baseDeck } from '../../../../rules/test/table.ts';
import { blankPad, freeCards, isBlank, type Pad, tallyPad, withScorer, withTown } from './pad.ts';
import { openPad } from './padDesk.ts';
import { makePad, parsePad } from './padText.ts';

const deck = baseDeck();
const BLANK = blankPad(deck);
const town = (text: string): Town => {
  const read = parseTown(text, deck);
  if (!read.ok) throw new Error(text);
  return read.value;
};

/** The worked example of the rulebooks. */
const EXAMPLE = town(
  'undiscovered 1,0; smalltown-charm 0,0; fortified 3,0; badlands 4,-1; the-clearing 0,2; happy-cows 2,2',
);
const example: Pad = withTown(BLANK, 'first', EXAMPLE);

describe('the tally of a pad', () => {
  test('is 20 for the example of the rulebooks', () => {
    const { first, second } = tallyPad(example);
    const points = Object.entries(first.terrains).map(([terrain, line]) => [terrain, line.points]);
    expect(Object.fromEntries(points)).toEqual({
      desert: 4,
      forest: 1,
      mountains: 6,
      plains: 5,
      snow: 1,
      water: 3,
    });
    expect(first.total).toBe(20);
    expect(second.total).toBe(0);
  });

  test('is the same after a round trip through a link', () => {
    const arrived = parsePad(makePad(example), [deck]);
    expect(arrived.ok && tallyPad(arrived.value).first.total).toBe(20);
  });

  test('counts points entered by hand for each player', () => {
    const other = { is: 'other', title: 'Gold Rush', points: { first: 7, second: -2 } } as const;
    const { first, second } = tallyPad(withScorer(example, 1, other));
    expect([first.total, second.total]).toEqual([27, -2]);
    expect(first.bonuses).toEqual([{ card: 'other 0', points: 7, contributions: [], choices: 1 }]);
  });

  test('keeps the scoring cards in the order of their slots', () => {
    const other = { is: 'other', title: '', points: { first: 1, second: 1 } } as const;
    const herd = { is: 'card', card: 'the-herd' } as const;
    const fortified = { is: 'card', card: 'fortified' } as const;
    const pad = withScorer(withScorer(withScorer(example, 2, herd), 1, other), 0, fortified);
    expect(tallyPad(pad).first.bonuses.map(({ card }) => card)).toEqual(['fortified', 'other 1', 'the-herd']);
  });
});

describe('the entries of a pad', () => {
  test('contain each scoring card at most once', () => {
    const herd = { is: 'card', card: 'the-herd' } as const;
    expect(withScorer(withScorer(BLANK, 0, herd), 2, herd).slots).toEqual([undefined, undefined, herd]);
  });

  test('contain a card in one town at most, even if it also scores', () => {
    const pad = withScorer(example, 0, { is: 'card', card: 'badlands' });
    expect(freeCards(pad)).toHaveLength(12);
    expect(freeCards(withScorer(pad, 1, { is: 'card', card: 'the-herd' }))).toContain('the-herd');
  });

  test('are empty in a blank pad', () => {
    expect(isBlank(BLANK)).toBe(true);
    expect(isBlank(example)).toBe(false);
  });
});

describe('filling in a pad', () => {
  const laid = (desk: ReturnType<typeof openPad>) =>
    desk.pad.value.towns[desk.seat.value].map(({ card, cell }) => `${card} ${cell.x},${cell.y}`);

  test('chooses the spot of the first card, and places it when the next is taken', () => {
    const desk = openPad(BLANK);
    desk.take('undiscovered');
    expect(desk.hand.isChosen.value).toBe(true);
    expect(laid(desk)).toEqual([]);
    expect(desk.whole.value.towns.first).toHaveLength(1);
    desk.take('smalltown-charm');
    expect(laid(desk)).toEqual(['undiscovered 0,0']);
    desk.hand.choose({ x: -1, y: 0 });
    desk.place();
    expect(laid(desk)).toEqual(['undiscovered 0,0', 'smalltown-charm -1,0']);
    expect(desk.card.value).toBeUndefined();
  });

  test('refuses a spot that the rules forbid', () => {
    const desk = openPad(example);
    desk.take('fortified');
    desk.hand.choose({ x: 9, y: 9 });
    expect(desk.hand.refusal.value?.illegal.why).toBe('touchesNothing');
    desk.place();
    expect(laid(desk)).toHaveLength(6);
  });

  test('puts a card back that is taken twice', () => {
    const desk = openPad(BLANK);
    desk.take('undiscovered');
    desk.take('undiscovered');
    expect(desk.card.value).toBeUndefined();
    expect(isBlank(desk.whole.value)).toBe(true);
  });

  test('undoes and redoes card by card', () => {
    const desk = openPad(example);
    for (let left = 6; left > 0; left--) desk.undo();
    desk.undo();
    expect(laid(desk)).toEqual([]);
    expect(desk.canUndo.value).toBe(false);
    while (desk.canRedo.value) desk.redo();
    expect(desk.pad.value.towns.first).toEqual(EXAMPLE);
  });

  test('undoes each town separately, and does not redo a card that moved to the other town', () => {
    const desk = openPad(example);
    desk.undo();
    expect(desk.card.value).toBe('happy-cows');
    desk.swap();
    expect(desk.canRedo.value).toBe(false);
    desk.place();
    desk.swap();
    expect(desk.canRedo.value).toBe(false);
    desk.undo();
    expect(laid(desk)).toHaveLength(4);
    expect(desk.pad.value.towns.second.map(({ card }) => card)).toEqual(['happy-cows']);
  });

  test('previews what the card in hand would change', () => {
    const desk = openPad(example);
    desk.take('fortified');
    desk.hand.choose({ x: 6, y: 0 });
    const { value: preview } = desk.preview;
    desk.place();
    expect(desk.tallies.value).toEqual(preview);
  });
});

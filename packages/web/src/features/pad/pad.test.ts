// Tests of the score pad: its entries and its tallies.

import type { Town } from '@wagons/rules';
import { parseTown } from '@wagons/rules/notation';
import { describe, expect, test } from 'vitest';
import { baseDeck } from '../../../../rules/test/table.ts';
import { blankPad, freeCards, isBlank, type Pad, tallyPad, withScorer, withTown } from './pad.ts';
import { openPad } from './padEditor.ts';
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
  const laid = (editor: ReturnType<typeof openPad>) =>
    editor.pad.value.towns[editor.seat.value].map(({ card, cell }) => `${card} ${cell.x},${cell.y}`);

  test('chooses the spot of the first card, and places it when the next is taken', () => {
    const editor = openPad(BLANK);
    editor.take('undiscovered');
    expect(editor.hand.isChosen.value).toBe(true);
    expect(laid(editor)).toEqual([]);
    expect(editor.whole.value.towns.first).toHaveLength(1);
    editor.take('smalltown-charm');
    expect(laid(editor)).toEqual(['undiscovered 0,0']);
    editor.hand.choose({ x: -1, y: 0 });
    editor.place();
    expect(laid(editor)).toEqual(['undiscovered 0,0', 'smalltown-charm -1,0']);
    expect(editor.card.value).toBeUndefined();
  });

  test('refuses a spot that the rules forbid', () => {
    const editor = openPad(example);
    editor.take('fortified');
    editor.hand.choose({ x: 9, y: 9 });
    expect(editor.hand.refusal.value?.illegal.why).toBe('touchesNothing');
    editor.place();
    expect(laid(editor)).toHaveLength(6);
  });

  test('puts a card back that is taken twice', () => {
    const editor = openPad(BLANK);
    editor.take('undiscovered');
    editor.take('undiscovered');
    expect(editor.card.value).toBeUndefined();
    expect(isBlank(editor.whole.value)).toBe(true);
  });

  test('undoes and redoes card by card', () => {
    const editor = openPad(example);
    for (let left = 6; left > 0; left--) editor.undo();
    editor.undo();
    expect(laid(editor)).toEqual([]);
    expect(editor.canUndo.value).toBe(false);
    while (editor.canRedo.value) editor.redo();
    expect(editor.pad.value.towns.first).toEqual(EXAMPLE);
  });

  test('undoes each town separately, and does not redo a card that moved to the other town', () => {
    const editor = openPad(example);
    editor.undo();
    expect(editor.card.value).toBe('happy-cows');
    editor.swap();
    expect(editor.canRedo.value).toBe(false);
    editor.place();
    editor.swap();
    expect(editor.canRedo.value).toBe(false);
    editor.undo();
    expect(laid(editor)).toHaveLength(4);
    expect(editor.pad.value.towns.second.map(({ card }) => card)).toEqual(['happy-cows']);
  });

  test('previews what the card in hand would change', () => {
    const editor = openPad(example);
    editor.take('fortified');
    editor.hand.choose({ x: 6, y: 0 });
    const { value: preview } = editor.preview;
    editor.place();
    expect(editor.tallies.value).toEqual(preview);
  });
});

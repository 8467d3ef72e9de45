// Tests of the text form of a score pad: complete, and damage is always detected.

import fc from 'fast-check';
import type { CardId, Deck, Placement, Town } from '@wagons/rules';
import { cardOf } from '@wagons/rules/deck';
import { EMPTY_VIEW, cover, placements } from '@wagons/rules/town';
import { describe, expect, test } from 'vitest';
import { baseDeck, deckFile } from '../../../../rules/test/table.ts';
import { blankPad, type Pad, type Scorer, type Slots } from './pad.ts';
import { makePad, parsePad, tidyTitle } from './padText.ts';

const builtIn = [baseDeck(), deckFile('frontier')];

/** A town of some cards at random legal spots. */
function townOf(deck: Deck, cards: readonly CardId[], choices: readonly number[]): Town {
  const town: Placement[] = [];
  let view = EMPTY_VIEW;
  for (const [i, card] of cards.entries()) {
    const legal = placements(view, card);
    const placement = legal[(choices[i] ?? 0) % legal.length];
    if (!placement) throw new Error(card);
    town.push(placement);
    view = cover(view, cardOf(deck, card), placement);
  }
  return town;
}

const points = fc.integer({ min: -999, max: 999 });
const other: fc.Arbitrary<Scorer> = fc.record({
  is: fc.constant('other' as const),
  title: fc.string({ unit: 'grapheme', maxLength: 30 }).map(tidyTitle),
  points: fc.record({ first: points, second: points }),
});
const slotsOf = (ids: readonly CardId[]): fc.Arbitrary<Slots> =>
  fc
    .tuple(
      fc.shuffledSubarray([...ids], { minLength: 3, maxLength: 3 }),
      fc.array(other, { minLength: 3, maxLength: 3 }),
    )
    .chain(([cards, others]) => {
      const slot = (i: number): fc.Arbitrary<Scorer | undefined> =>
        fc.constantFrom<Scorer | undefined>(undefined, { is: 'card', card: cards[i] ?? '' }, others[i]);
      return fc.tuple(slot(0), slot(1), slot(2));
    });
const padsOf = (deck: Deck): fc.Arbitrary<Pad> => {
  const ids = deck.cards.map(({ id }) => id);
  return fc
    .record({
      slots: slotsOf(ids),
      cards: fc.shuffledSubarray(ids),
      share: fc.nat(18),
      choices: fc.array(fc.nat(1000), { minLength: 18, maxLength: 18 }),
    })
    .map(({ slots, cards, share, choices }) => ({
      deck,
      slots,
      towns: {
        first: townOf(deck, cards.slice(0, share), choices),
        second: townOf(deck, cards.slice(share), choices.toReversed()),
      },
    }));
};
const pads = fc.oneof(...builtIn.map(padsOf));

describe('a pad as text', () => {
  test('round-trips', () => {
    fc.assert(
      fc.property(pads, (pad) => {
        expect(parsePad(makePad(pad), builtIn)).toEqual({ ok: true, value: pad });
      }),
    );
  });

  test('is short and needs no escaping in a URL', () => {
    fc.assert(
      fc.property(pads, (pad) => {
        const text = makePad(pad);
        expect(encodeURIComponent(text)).toBe(text);
        if (pad.slots.every((slot) => slot?.is !== 'other')) expect(text.length).toBeLessThan(70);
      }),
    );
  });

  test('does not depend on the position of a town', () => {
    for (const deck of builtIn) {
      const ids = deck.cards.map(({ id }) => id);
      const town = townOf(deck, ids.slice(0, 6), [1, 5, 9, 2, 11, 30]);
      const moved = town.map((one) => ({ ...one, cell: { x: one.cell.x - 7, y: one.cell.y + 4 } }));
      const pad = (first: Town): Pad => ({ ...blankPad(deck), towns: { first, second: [] } });
      expect(makePad(pad(moved))).toBe(makePad(pad(town)));
    }
  });

  test('is refused with one character changed or two neighbors swapped', () => {
    fc.assert(
      fc.property(pads, fc.nat(), fc.constantFrom(...'09AZaz.-_x'), (pad, at, letter) => {
        const text = makePad(pad);
        const i = at % text.length;
        const changed = text.slice(0, i) + letter + text.slice(i + 1);
        const swapped = text.slice(0, i) + (text[i + 1] ?? '') + (text[i] ?? '') + text.slice(i + 2);
        for (const damaged of [changed, swapped, text.slice(0, i), text + letter])
          if (damaged !== text) expect(parsePad(damaged, builtIn)).toEqual({ ok: false, error: 'damaged' });
      }),
    );
  });

  test('is refused if it is anything else', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200 }), (text) => {
        expect(parsePad(text, builtIn).ok).toBe(false);
      }),
    );
    for (const text of ['', '.', '1', '11zzz..', '11zzz...', 'x'.repeat(5000)])
      expect(parsePad(text, builtIn)).toEqual({ ok: false, error: 'damaged' });
  });

  test.each(['21anything.geDE', '13zzz...F2Lu'])(
    'of a later version is not reported as damaged: %s',
    (text) => {
      expect(parsePad(text, builtIn)).toEqual({ ok: false, error: 'later' });
    },
  );

  test('from earlier releases stays readable', () => {
    for (const { text, pad } of FIXED) {
      expect(makePad(pad)).toBe(text);
      expect(parsePad(text, builtIn)).toEqual({ ok: true, value: pad });
    }
  });
});

const [printed, frontier] = builtIn as [Deck, Deck];
const FIXED: ReadonlyArray<{ readonly text: string; readonly pad: Pad }> = [
  { text: '11zzz...GZGM', pad: blankPad(printed) },
  { text: '12zzz...Fno8', pad: blankPad(frontier) },
  {
    text: '11pxz.q10M00.r00.R29sZHJhdXNjaA.7.-2.r4xF',
    pad: {
      deck: printed,
      slots: [
        { is: 'card', card: 'the-herd' },
        { is: 'other', title: 'Goldrausch', points: { first: 7, second: -2 } },
        undefined,
      ],
      towns: {
        first: [
          { card: 'undiscovered', cell: { x: 0, y: 0 }, rotation: 'upright' },
          { card: 'smalltown-charm', cell: { x: -1, y: 0 }, rotation: 'upsideDown' },
        ],
        second: [{ card: 'wagon-train', cell: { x: 0, y: 0 }, rotation: 'upright' }],
      },
    },
  },
];

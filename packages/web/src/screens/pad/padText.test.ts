// Tests of the text of a score pad: it says everything, and nothing that is damaged is taken for a pad.

import fc from 'fast-check';
import { EMPTY, type CardId, cardOf, cover, type Placement, placements, type Town } from '@wagons/rules';
import { describe, expect, test } from 'vitest';
import { baseDeck } from '../../../../rules/test/table.ts';
import { BLANK, type Pad, type Scorer, type Slots } from './pad.ts';
import { makePad, parsePad, tidyTitle } from './padText.ts';

const deck = baseDeck();
const ids = deck.cards.map(({ id }) => id);

/** A town of some cards, each laid by chance. */
function townOf(cards: readonly CardId[], choices: readonly number[]): Town {
  const town: Placement[] = [];
  let view = EMPTY;
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
const slots: fc.Arbitrary<Slots> = fc
  .tuple(
    fc.shuffledSubarray(ids, { minLength: 3, maxLength: 3 }),
    fc.array(other, { minLength: 3, maxLength: 3 }),
  )
  .chain(([cards, others]) => {
    const slot = (i: number): fc.Arbitrary<Scorer | undefined> =>
      fc.constantFrom<Scorer | undefined>(undefined, { is: 'card', card: cards[i] ?? '' }, others[i]);
    return fc.tuple(slot(0), slot(1), slot(2));
  });
const pads: fc.Arbitrary<Pad> = fc
  .record({
    slots,
    cards: fc.shuffledSubarray(ids),
    share: fc.nat(18),
    choices: fc.array(fc.nat(1000), { minLength: 18, maxLength: 18 }),
  })
  .map(({ slots: center, cards, share, choices }) => ({
    slots: center,
    towns: {
      first: townOf(cards.slice(0, share), choices),
      second: townOf(cards.slice(share), choices.toReversed()),
    },
  }));

describe('a pad as text', () => {
  test('is read back as it was', () => {
    fc.assert(
      fc.property(pads, (pad) => {
        expect(parsePad(makePad(pad, deck), deck)).toEqual({ ok: true, value: pad });
      }),
    );
  });

  test('needs no escaping in an address, and is short', () => {
    fc.assert(
      fc.property(pads, (pad) => {
        const text = makePad(pad, deck);
        expect(encodeURIComponent(text)).toBe(text);
        if (pad.slots.every((slot) => slot?.is !== 'other')) expect(text.length).toBeLessThan(70);
      }),
    );
  });

  test('is the same for a town wherever it lies', () => {
    const town = townOf(ids.slice(0, 6), [1, 5, 9, 2, 11, 30]);
    const moved = town.map((one) => ({ ...one, cell: { x: one.cell.x - 7, y: one.cell.y + 4 } }));
    const pad = (first: Town): Pad => ({ ...BLANK, towns: { first, second: [] } });
    expect(makePad(pad(moved), deck)).toBe(makePad(pad(town), deck));
  });

  test('is refused with one character changed, or two neighbours swapped', () => {
    fc.assert(
      fc.property(pads, fc.nat(), fc.constantFrom(...'09AZaz.-_x'), (pad, at, letter) => {
        const text = makePad(pad, deck);
        const i = at % text.length;
        const changed = text.slice(0, i) + letter + text.slice(i + 1);
        const swapped = text.slice(0, i) + (text[i + 1] ?? '') + (text[i] ?? '') + text.slice(i + 2);
        for (const damaged of [changed, swapped, text.slice(0, i), text + letter])
          if (damaged !== text) expect(parsePad(damaged, deck)).toEqual({ ok: false, error: 'damaged' });
      }),
    );
  });

  test('is refused when it is anything else', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200 }), (text) => {
        expect(parsePad(text, deck).ok).toBe(false);
      }),
    );
    for (const text of ['', '.', '1', '11zzz..', '11zzz...', 'x'.repeat(5000)])
      expect(parsePad(text, deck)).toEqual({ ok: false, error: 'damaged' });
  });

  test.each(['21anything.geDE', '12zzz...Fno8'])(
    'of a later version is told from a damaged one: %s',
    (text) => {
      expect(parsePad(text, deck)).toEqual({ ok: false, error: 'later' });
    },
  );

  test('stays readable for ever', () => {
    expect(makePad(BLANK, deck)).toBe(FIXED.blank);
    expect(parsePad(FIXED.blank, deck)).toEqual({ ok: true, value: BLANK });
    expect(parsePad(FIXED.filled.text, deck)).toEqual({ ok: true, value: FIXED.filled.pad });
  });
});

const FIXED = {
  blank: '11zzz...GZGM',
  filled: {
    text: '11exz.n10A00.o00.R29sZHJhdXNjaA.7.-2.ds95',
    pad: {
      slots: [
        { is: 'card', card: 'the-herd' },
        { is: 'other', title: 'Goldrausch', points: { first: 7, second: -2 } },
        undefined,
      ],
      towns: {
        first: [
          { card: 'border-patrol', cell: { x: 0, y: 0 }, rotation: 'upright' },
          { card: 'badlands', cell: { x: -1, y: 0 }, rotation: 'upsideDown' },
        ],
        second: [{ card: 'wagon-train', cell: { x: 0, y: 0 }, rotation: 'upright' }],
      },
    },
  },
} as const satisfies {
  readonly blank: string;
  readonly filled: { readonly text: string; readonly pad: Pad };
};

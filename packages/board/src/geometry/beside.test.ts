// Tests of where a button beside a card goes: around the ring, and in towns.

import { describe, expect, it } from 'vitest';
import { arcLayout } from '../circle/arcLayout.ts';
import { besideCard, besideInRing, besideInTown, type Surroundings } from './beside.ts';
import { type Box, boxAround, shared } from './boxes.ts';
import { footprint } from './cells.ts';
import { within } from './fit.ts';
import { CELL } from './measures.ts';

/** Where the button is then. */
function buttonOf(around: Surroundings): Box {
  const { card, size, gap } = around;
  const { x, y } = besideCard(around);
  const middle = {
    x: card.left + card.width / 2 + x * (card.width / 2 + gap + size.width / 2),
    y: card.top + card.height / 2 + y * (card.height / 2 + gap + size.height / 2),
  };
  return boxAround(middle, size);
}

const hiddenOf = (around: Surroundings): number => {
  const button = buttonOf(around);
  return [around.card, ...around.others].reduce((sum, box) => sum + shared(box, button), 0);
};

describe('beside a card of the circle', () => {
  const stage = { width: 609, height: 737 };
  const { places, side, inner } = arcLayout(14, stage);
  const square = { width: side, height: side };

  it('hides no card', () => {
    for (const at of places) {
      const { x, y } = besideInRing({ stage, side, inner, at, cards: places });
      const middle = { x: at.x + x * (side / 2 + 8 + 62), y: at.y + y * (side / 2 + 8 + 24) };
      const button = boxAround(middle, { width: 124, height: 48 });
      for (const place of places) expect(shared(button, boxAround(place, square))).toBeCloseTo(0);
    }
  });

  it('prefers the edge of the stage to the middle', () => {
    const [, at = { x: 0, y: 0 }] = places;
    expect(Math.abs(besideInRing({ stage, side, inner, at, cards: [at] }).x)).toBe(1);
  });
});

describe('beside a card in a town', () => {
  /** A town as a picture: # is a territory, a letter the card to place. The stage has a margin of some cells. */
  function townOf(picture: readonly string[], margin = 1.7): Surroundings {
    const cells = picture.flatMap((row, y) => [...row].map((mark, x) => ({ mark, x, y })));
    const chosen = cells.find(({ mark }) => mark === 'c');
    if (!chosen) throw new Error('no card');
    const territory = { width: CELL, height: CELL };
    const width = Math.max(...picture.map((row) => row.length)) + 2 * margin;
    return {
      card: footprint(chosen),
      size: { width: 340, height: 92 },
      gap: 16,
      stage: {
        left: -margin * CELL,
        top: -margin * CELL,
        width: width * CELL,
        height: (picture.length + 2 * margin) * CELL,
      },
      others: cells
        .filter(({ mark }) => mark === '#')
        .map(({ x, y }) => ({ left: x * CELL, top: y * CELL, ...territory })),
      rather: [],
    };
  }

  it('is below it where that is free', () => {
    expect(besideCard(townOf(['####', '####', ' cc ', ' cc ']))).toEqual({ x: 0, y: 1 });
  });

  it.each([
    ['above', ['cc  ', 'cc##', '####', '####'], { y: -1 }],
    ['above in the middle', [' cc ', ' cc ', '####', '####'], { x: 0, y: -1 }],
    ['at the right', ['########', '####cc  ', '####cc  ', '########'], { x: 1, y: 0 }],
    ['at the left', ['########', '  cc####', '  cc####', '########'], { x: -1, y: 0 }],
  ])('is %s where the town lies below', (_, picture, direction) => {
    const around = townOf(picture, 4);
    expect(besideCard(around)).toMatchObject(direction);
    expect(hiddenOf(around)).toBe(0);
  });

  it('moves along the side, to stay on the stage and off the town', () => {
    const around = townOf(['####', '####', 'cc##', 'cc  '], 1.2);
    const button = buttonOf(around);
    expect(hiddenOf(around)).toBe(0);
    expect(shared(button, around.stage)).toBeCloseTo(button.width * button.height);
  });

  it('in the middle of a town, hides as little of it as possible and nothing of the card', () => {
    const around = townOf(['######', '######', '##cc##', '##cc##', '###   ', '###   ']);
    const button = buttonOf(around);
    expect(shared(button, around.card)).toBe(0);
    expect(hiddenOf(around)).toBeLessThan((button.width * button.height) / 2);
  });

  it('hides cards of the town, even in two layers, rather than the card itself', () => {
    const flat = townOf(['cc######', 'cc######', '########', '########'], 0.2);
    const around = { ...flat, others: [...flat.others, ...flat.others] };
    // The style sheet moves it back onto the stage.
    expect(shared(within(buttonOf(around), around.stage), around.card)).toBe(0);
  });

  it('avoids spots, but rather hides one than a territory', () => {
    const free = townOf(['####', '####', ' cc ', ' cc ']);
    const below = { left: 100, top: 416, width: CELL, height: CELL };
    expect(buttonOf({ ...free, rather: [below] })).not.toEqual(buttonOf(free));
    expect(hiddenOf({ ...free, rather: [{ left: -200, top: 400, width: 800, height: 300 }] })).toBe(0);
  });

  it('avoids what overlaps the stage, and knows nothing before the stage is measured', () => {
    const around = {
      stage: { left: 20, top: 10, width: 400, height: 400, covers: [] },
      view: { left: -300, top: -300, width: 800, height: 800 },
      size: { width: 150, height: 48 },
      cell: { x: 0, y: 0 },
      town: [],
      spots: [],
    };
    expect(besideInTown(around)).toEqual({ x: 0, y: 1 });
    // The card is at 150 px from both edges of the stage, and 100 px wide.
    const cover = { left: 20, top: 270, width: 400, height: 100 };
    expect(besideInTown({ ...around, stage: { ...around.stage, covers: [cover] } })).toEqual({ x: 0, y: -1 });
    expect(besideInTown({ ...around, view: undefined })).toBeUndefined();
  });
});

// Looks at the pictograms as they are rendered, in the letters of the app: nothing leaves the room that is kept for it.

import { ArtDefs, Pictogram } from '@wagons/board';
import '@wagons/board/board.css';
import type { Card } from '@wagons/rules';
import { parseDeck } from '@wagons/rules/deck';
import type { Bonus } from '@wagons/rules/scoring';
import fc from 'fast-check';
import { render } from 'preact';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import base from '@wagons/rules/decks/base.json?raw';
import example from '@wagons/rules/decks/example.json?raw';
import frontier from '@wagons/rules/decks/frontier.json?raw';
import { arbitraryBonus } from '../../../../rules/test/arbitraryBonus.ts';
import './base.css';
import './fonts.css';
import './tokens.css';

function cardsOf(text: string): readonly Card[] {
  const read = parseDeck(text);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value.cards;
}

/** The height of a row in these pictures, so that a pixel is a unit of the drawing. */
const HIGH = 56;

/** Less than is seen. */
const RIM = 0.75;

beforeAll(async () => {
  await document.fonts.load('700 32px "Alegreya Sans"');
});

afterEach(() => {
  for (const root of document.querySelectorAll('body > div')) {
    render(null, root);
    root.remove();
  }
});

/** The pictures of a pictogram. */
async function picturesOf(bonus: Bonus, oneRow: boolean): Promise<readonly SVGSVGElement[]> {
  const root = document.createElement('div');
  document.body.append(root);
  root.style.width = '6000px';
  render(
    <>
      <style>{`.ctw-pictogram.ctw-pictogram { font-size: ${HIGH}px; max-width: none }`}</style>
      <ArtDefs />
      <Pictogram bonus={bonus} oneRow={oneRow} />
    </>,
    root,
  );
  await expect.poll(() => root.querySelector('.ctw-term')).not.toBeNull();
  return [...root.querySelectorAll<SVGSVGElement>('.ctw-term > svg')];
}

/** What is drawn outside the room of a picture. */
function outside(picture: SVGSVGElement): readonly string[] {
  const room = picture.getBoundingClientRect();
  return [...picture.querySelectorAll<SVGGraphicsElement>('path, rect, circle, text')].flatMap((drawn) => {
    const { left, right, top, bottom } = drawn.getBoundingClientRect();
    const reach = Math.max(room.left - left, right - room.right, room.top - top, bottom - room.bottom);
    const over = reach + lineOf(drawn);
    return over > RIM ? [`${drawn.outerHTML} by ${over}`] : [];
  });
}

/** How far the line around a drawing reaches; that around a star is paper. */
function lineOf(drawn: Element): number {
  const { stroke, strokeWidth } = getComputedStyle(drawn);
  return stroke === 'none' || drawn.matches('.ctw-star') ? 0 : Number.parseFloat(strokeWidth) / 2;
}

/** Numbers on one line that run into each other. */
function collisions(picture: SVGSVGElement): readonly string[] {
  const texts = [...picture.querySelectorAll('text')].map((text) => ({
    text: text.textContent,
    line: text.getAttribute('y'),
    room: text.getBoundingClientRect(),
  }));
  return texts.flatMap((one) =>
    texts
      .filter(
        ({ line, room }) => line === one.line && room.left > one.room.left && room.left < one.room.right,
      )
      .map(({ text }) => `${one.text} and ${text}`),
  );
}

describe.each([
  ['in one row', true],
  ['on a large card', false],
])('a pictogram %s', (_, oneRow) => {
  it.each(
    [...cardsOf(base), ...cardsOf(frontier), ...cardsOf(example)].map(
      ({ id, bonus }) => [id, bonus] as const,
    ),
  )('of %s stays in its room', async (_id, bonus) => {
    const pictures = await picturesOf(bonus, oneRow);
    expect(pictures.flatMap(outside)).toEqual([]);
    expect(pictures.flatMap(collisions)).toEqual([]);
  });

  it('of any condition stays in its room', async () => {
    for (const bonus of fc.sample(arbitraryBonus, { numRuns: 60, seed: 1870 })) {
      const pictures = await picturesOf(bonus, oneRow);
      expect(pictures.flatMap(outside), JSON.stringify(bonus)).toEqual([]);
      expect(pictures.flatMap(collisions), JSON.stringify(bonus)).toEqual([]);
    }
  });
});

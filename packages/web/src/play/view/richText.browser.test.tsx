// Tests of a sentence with cards in a browser: however it wraps, its pictures have room.

import { afterEach, beforeEach, expect, test } from 'vitest';
import '@wagons/board/board.css';
import '../../kit/look/tokens.css';
import '../../kit/look/base.css';
import { pictureIn, speech } from '../../kit/speech/speech.ts';
import { leave, show, speak } from '../../../test/speaking.ts';
import { printedDeck } from '../local/library.ts';
import { RichText } from './richText.tsx';

beforeEach(() => speak('en'));
afterEach(leave);

for (const lineHeight of [1, 1.25, 1.6])
  test(`no picture touches another line when lines are ${lineHeight} high`, async () => {
    const current = speech.value;
    if (!current) throw new Error('There are no words yet.');
    const mention = pictureIn(current, printedDeck);
    const cards = printedDeck.cards.slice(0, 8).map(({ id }) => mention(id));
    const text = `Mabel gets ${cards.join(', ')}.`;
    await show(
      <p style={{ width: '110px', lineHeight }}>
        <RichText deck={printedDeck} text={text} />
      </p>,
      '[data-part=card] svg',
    );
    const paragraph = document.querySelector('p')?.getBoundingClientRect();
    const boxes = [...document.querySelectorAll('[data-part=card] svg')].map((one) =>
      one.getBoundingClientRect(),
    );
    const lines = [...new Set(boxes.map(({ top }) => top))].toSorted((a, b) => a - b);
    expect(lines.length).toBeGreaterThan(2);
    const high = boxes[0]?.height ?? 0;
    expect(high).toBeGreaterThan(16);
    lines.forEach((top, i) => {
      expect(top).toBeGreaterThanOrEqual(i === 0 ? (paragraph?.top ?? 0) : (lines[i - 1] ?? 0) + high);
    });
    expect((lines.at(-1) ?? 0) + high).toBeLessThanOrEqual(paragraph?.bottom ?? 0);
  });

// Tests of the portraits in a browser.

import { LEVELS } from '@wagons/ai';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { leave, show, speak, until } from '../../../test/speaking.ts';
import { Portrait } from './portrait.tsx';

beforeEach(() => speak('en'));
afterEach(leave);

test('each level has its own drawing and shows its number', async () => {
  await show(
    <div>
      {LEVELS.map((level) => (
        <Portrait key={level} level={level} size={64} />
      ))}
    </div>,
    '.portrait',
  );
  await until(() => document.querySelectorAll('.portrait svg').length === LEVELS.length);
  const drawings = [...document.querySelectorAll('.portrait svg')].map((one) => one.innerHTML);
  expect(new Set(drawings).size).toBe(LEVELS.length);
  expect([...document.querySelectorAll('.portrait')].map((one) => one.textContent)).toEqual(
    LEVELS.map(String),
  );
});

test('a portrait has the size asked for, and a style sheet can override it', async () => {
  await show(
    <div style={{ '--portrait-size': '20px' }}>
      <Portrait level={1} size={64} />
    </div>,
    '.portrait',
  );
  const box = (): number | undefined => document.querySelector('.portrait')?.getBoundingClientRect().width;
  expect(box()).toBe(20);
  leave();
  await show(<Portrait level={1} size={64} />, '.portrait');
  expect(box()).toBe(64);
});

test('a mood changes every face', async () => {
  const moods = [undefined, 'glad', 'beaten'] as const;
  await show(
    <div>
      {LEVELS.flatMap((level) =>
        moods.map((mood) => <Portrait key={`${level} ${mood}`} level={level} size={64} mood={mood} />),
      )}
    </div>,
    '.portrait',
  );
  await until(() => document.querySelectorAll('.portrait svg').length === LEVELS.length * moods.length);
  const drawings = [...document.querySelectorAll('.portrait svg')].map((one) => one.innerHTML);
  expect(new Set(drawings).size).toBe(drawings.length);
});

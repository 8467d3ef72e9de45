// Tests of the pictures above the pages and of the tokens in a browser.

import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import '../../kit/look/tokens.css';
import '../../kit/look/base.css';
import { leave, show, speak, until } from '../../../test/speaking.ts';
import { SCENES } from './scenes.ts';
import type { SceneName } from './sceneNames.ts';
import { Scenery } from './scenery.tsx';
import { Token } from './token.tsx';

beforeEach(() => speak('en'));
afterEach(leave);

const NAMES = Object.keys(SCENES) as readonly SceneName[];

test('each page has a picture of its own, which screen readers leave out', async () => {
  await show(
    <div>
      {NAMES.map((name) => (
        <Scenery key={name} of={name} />
      ))}
    </div>,
    '[data-scenery]',
  );
  await until(() => document.querySelectorAll('[data-scenery] svg').length === NAMES.length);
  const drawings = [...document.querySelectorAll('[data-scenery] svg')].map((one) => one.innerHTML);
  expect(new Set(drawings).size).toBe(NAMES.length);
  expect(document.querySelectorAll('[data-scenery]:not([aria-hidden=true])')).toHaveLength(0);
});

test('a picture has its room before it is drawn, and little of it on a low screen', async () => {
  await page.viewport(360, 640);
  await show(<Scenery of="lobby" />, '[data-scenery]');
  const height = (): number => document.querySelector('[data-scenery]')?.getBoundingClientRect().height ?? 0;
  const before = height();
  await until(() => document.querySelector('[data-scenery] svg') !== null);
  expect(height()).toBe(before);
  expect(before).toBeGreaterThanOrEqual(112);
  await page.viewport(640, 360);
  await until(() => height() < 60);
});

test('a token is drawn on its coin', async () => {
  await show(<Token of="watch" />, '[data-token]');
  await until(() => document.querySelectorAll('[data-token] path').length > 3);
  expect(document.querySelector('[data-token]')?.getAttribute('aria-hidden')).toBe('true');
});

import type {} from '@vitest/browser-playwright';
import { afterEach, expect, it } from 'vitest';
import { cdp } from 'vitest/browser';
import { flyFrom, isStill } from './animate.ts';

function box(): HTMLElement {
  const element = document.createElement('div');
  element.style.cssText = 'position: absolute; left: 100px; top: 50px; width: 80px; height: 80px';
  document.body.append(element);
  return element;
}

afterEach(() => {
  document.body.replaceChildren();
  delete document.documentElement.dataset['motion'];
});

it('flyFrom animates an element from a rectangle to its place', async () => {
  const element = box();
  const flight = flyFrom(element, { left: 0, top: 0, width: 40 });
  const first = element.getBoundingClientRect();
  expect(first.left).toBeCloseTo(0, 0);
  expect(first.width).toBeCloseTo(40, 0);
  await flight?.finished;
  expect(element.getBoundingClientRect().left).toBe(100);
});

it('a new flight replaces the one under way', () => {
  const element = box();
  const first = flyFrom(element, { left: 0, top: 0, width: 80 });
  flyFrom(element, { left: 300, top: 0, width: 80 });
  expect(first?.playState).toBe('idle');
  expect(element.getAnimations()).toHaveLength(1);
  expect(element.getBoundingClientRect().left).toBeCloseTo(300, 0);
});

it('nothing flies if motion is off', () => {
  document.documentElement.dataset['motion'] = 'off';
  expect(isStill()).toBe(true);
  const element = box();
  expect(flyFrom(element, { left: 0, top: 0, width: 40 })).toBeUndefined();
  expect(element.getBoundingClientRect().left).toBe(100);
});

it('motion is off if the system prefers reduced motion', async () => {
  const reduce = async (value: string) =>
    cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] });
  await reduce('reduce');
  await expect.poll(isStill).toBe(true);
  await reduce('');
  await expect.poll(isStill).toBe(false);
});

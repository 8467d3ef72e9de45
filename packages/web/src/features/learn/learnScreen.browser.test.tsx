import { ICONS, TERRAINS } from '@wagons/rules';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '@wagons/board/board.css';
import { store } from '../../kit/storage/storage.ts';
import '../../kit/look/tokens.css';
import '../../kit/look/base.css';
import { leave, show, speak, until } from '../../../test/speaking.ts';
import { LearnScreen } from './learnScreen.tsx';
import { LESSON_LIST } from './lessons.ts';
import { keepLesson } from './savedLesson.ts';

beforeEach(async () => {
  await page.viewport(1280, 800);
  await speak('en');
});
afterEach(() => {
  store.remove('lesson');
  leave();
});

const begin = async (id: string): Promise<void> => {
  const lesson = LESSON_LIST.find((one) => one.id === id);
  if (lesson) keepLesson(store, lesson);
  await show(<LearnScreen />, `[data-lesson=${id}]`);
};

test('the first lesson names every terrain and icon beside its picture', async () => {
  await begin('table');
  const entries = [...document.querySelectorAll('main li')];
  expect(entries).toHaveLength(TERRAINS.length + ICONS.length);
  for (const entry of entries) {
    expect(entry.querySelector('svg')).not.toBeNull();
    expect(entry.textContent.trim()).not.toBe('');
  }
});

test.each(['turn', 'cover'])('the lesson %s outlines the whole card, in one piece', async (id) => {
  await begin(id);
  const outline =
    document.querySelector('[data-part=stage] .ctw-lit-plain .ctw-lit-line')?.getAttribute('d') ?? '';
  expect(outline.split('M')).toHaveLength(2);
});

test('a prepared position is said to be another game', async () => {
  await begin('edge');
  const said = () => document.querySelector('[data-verdict]')?.textContent;
  expect(said()).not.toContain('In another game');
  leave();
  await speak('en');
  await begin('group');
  expect(said()).toMatch(/^In another game/);
});

test('a card that was not asked for is answered in the color of the task', async () => {
  await begin('take');
  const saying = () => document.querySelector<HTMLElement>('[data-verdict]');
  const color = () => getComputedStyle(saying() ?? document.body).getPropertyValue('--tone');
  const before = color();
  document.querySelectorAll<HTMLElement>('[role=toolbar] button')[3]?.click();
  await until(() => document.querySelector('.ctw-ring-beside .main:enabled') !== null);
  document.querySelector<HTMLElement>('.ctw-ring-beside .main')?.click();
  await until(() => saying()?.dataset['verdict'] === 'slip');
  expect(color()).toBe(before);
  await expect.element(page.getByRole('button', { name: 'Show me' })).toBeVisible();
});

test('on a phone, a picture over the tally says in words what it stands for', async () => {
  await page.viewport(360, 640);
  await begin('cover');
  const said = () => document.querySelector('div:has(table) > p')?.textContent ?? '';
  // Its words are loaded after the lesson.
  await until(() => said().startsWith('Forest: '));
  const heads = [...document.querySelectorAll<HTMLElement>('thead button')];
  expect(heads).toHaveLength(9);
  for (const head of heads) {
    head.click();
    await until(() => said().startsWith(`${head.ariaLabel}: `));
  }
});

test('on a wide screen, Place is beside the chosen card, and scoring cards have their sentences', async () => {
  await begin('take');
  const sentences = () => [...document.querySelectorAll('[data-part=circle] .ctw-scoring-sentence')];
  const heights = () => sentences().map((one) => one.getBoundingClientRect().height > 10);
  await expect.poll(heights).toEqual([true, true, true]);
  leave();
  await speak('en');
  await begin('turn');
  const names = () =>
    [...document.querySelectorAll('[data-part=actions] button')].map((one) => one.ariaLabel);
  expect(names(), 'nothing is chosen').toContain('Rotate');
  expect(document.querySelector('[data-part=beside-card]')).toBeNull();
  document
    .querySelector<HTMLElement>('[data-part=stage]')
    ?.querySelector<HTMLElement>('[tabindex="0"]')
    ?.focus();
  await userEvent.keyboard('{ArrowRight}{Enter}');
  await until(() => document.querySelector('.ctw-beside-ghost .main') !== null);
  expect(document.querySelector('.ctw-beside-ghost .main')?.textContent).toBe('Place');
  expect(names(), 'beside the card').not.toContain('Rotate');
});

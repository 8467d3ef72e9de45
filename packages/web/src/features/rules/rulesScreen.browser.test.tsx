import type { Language } from '@wagons/rules';
import { loadWords } from '@wagons/words';
import { CHAPTERS, loadArea, RULE_IDS } from '@wagons/words/areas';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../../kit/look/base.css';
import { hear, leave, show, speak, until } from '../../../test/speaking.ts';
import { unbroken } from '../../kit/ui/prose.tsx';
import { RulesScreen } from './rulesScreen.tsx';

const rules = (): readonly string[] =>
  Array.from(document.querySelectorAll('li[data-shown]'), ({ id }) => id.replace('rule-', ''));
const rule = (id: string): HTMLElement | null => document.getElementById(`rule-${id}`);
const search = () => page.getByRole('searchbox');
const answer = () => document.querySelector('[role="search"] [role="status"]')?.textContent;

beforeEach(async () => {
  await page.viewport(1280, 800);
  await speak('en');
});
afterEach(leave);

/** Shows all rules, every part of the page in this language. */
async function open(language: Language = 'en'): Promise<void> {
  await speak(language);
  await show(<RulesScreen />, 'li[data-shown]');
  const [law, { cards, refusals }] = await Promise.all([loadArea('rules', language), loadWords(language)]);
  await hear(unbroken(law.rules.S1.text), cards.badlands, unbroken(refusals.why.touchesNothing));
}

test('the whole law is there, chapter by chapter', async () => {
  const law = await loadArea('rules', 'en');
  await open();
  expect(rules()).toEqual(RULE_IDS);
  for (const id of RULE_IDS) expect(rule(id)?.textContent).toContain(unbroken(law.rules[id].text));
  const headings = Array.from(document.querySelectorAll('h2'), ({ textContent }) => textContent);
  for (const chapter of CHAPTERS) expect(headings).toContain(`${chapter} ${law.chapters[chapter]}`);
});

test('a search answers at once, marks what it found, and says how many', async () => {
  await open();
  await search().fill('CORNER only');
  await until(() => rules().length < RULE_IDS.length);
  expect(rules()).toContain('P3');
  expect(rules()).not.toContain('S1');
  expect(answer()).toBe(`${rules().length} rules found.`);
  const marks = new Set(
    Array.from(document.querySelectorAll('mark'), ({ textContent }) => textContent.toLowerCase()),
  );
  expect([...marks].toSorted()).toEqual(['corner', 'only']);
  await userEvent.keyboard('{Escape}');
  await until(() => rules().length === RULE_IDS.length);
  expect(answer()).toBe('');
});

test('accents need not be typed', async () => {
  await open('de');
  await search().fill('wuste');
  await until(() => document.querySelector('mark') !== null);
  expect(rules()).toContain('B1');
  expect(document.querySelector('mark')?.textContent.toLowerCase()).toContain('wüste');
});

test('what stands nowhere is said to stand nowhere', async () => {
  await open();
  await search().fill('zeppelin');
  await until(() => rules().length === 0);
  expect(answer()).toBe('No rule contains “zeppelin”.');
});

test('an address leads to its rule, which is marked and read from there', async () => {
  await show(<RulesScreen rule="P3" />, 'li[data-shown="true"]');
  await until(() => document.activeElement?.id === 'rule-P3');
  expect(document.querySelectorAll('li[data-shown="true"]')).toHaveLength(1);
  const top = rule('P3')?.getBoundingClientRect().top ?? -1;
  expect(top).toBeGreaterThanOrEqual(0);
  expect(top).toBeLessThan(200);
});

test('the cards of the other deck stay folded until one of them is asked for', async () => {
  await open();
  const folded = document.querySelector<HTMLDetailsElement>('main details');
  expect(folded?.open).toBe(false);
  expect(rule('W1')?.closest('details')).toBeNull();
  document.querySelector<HTMLElement>('nav a[href="#/rules/C4"]')?.click();
  await until(() => document.activeElement?.id === 'rule-C4');
  expect(folded?.open).toBe(true);
  expect(folded?.contains(rule('C4'))).toBe(true);
});

test('a number inside a rule leads on, out of a search too', async () => {
  await open();
  await search().fill('touch anything');
  await until(() => rules().includes('P1') && rules().length < RULE_IDS.length);
  rule('P1')?.querySelector<HTMLElement>('p a')?.click();
  await until(() => document.activeElement === rule('P4'));
  expect(rules()).toEqual(RULE_IDS);
});

test('an address that names no rule says so, above the whole law', async () => {
  await show(<RulesScreen rule="X9" />, 'li[data-shown]');
  await expect.element(page.getByRole('alert')).toHaveTextContent('Rule “X9” doesn’t exist.');
  expect(rules()).toEqual(RULE_IDS);
});

test('another language takes the place of this one', async () => {
  await show(<RulesScreen rule="S1" />, 'li[data-shown]');
  await speak('fr');
  const french = await loadArea('rules', 'fr');
  await expect.poll(() => rule('S1')?.textContent).toContain(french.rules.S1.text);
});

test('the largest group of each terrain can be looked at', async () => {
  await show(<RulesScreen />, '[data-sum]');
  const button = page.getByRole('button', { name: /^Mountains: largest group, 6 territories/ });
  await button.click();
  await expect.element(button).toHaveAttribute('aria-pressed', 'true');
  expect(document.querySelector('[data-sum]')?.textContent).toContain('20');
});

test.each(['de', 'fr'] as const)('on a phone nothing is wider than the screen, in %s', async (language) => {
  await page.viewport(360, 640);
  await open(language);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
});

// Tests of the replay in a browser: opening, stepping, jumping, playing, and what the address keeps.

import { type Game, newGame, play } from '@wagons/rules';
import { cardOf } from '@wagons/rules/deck';
import { makeCode, makeGame, parseCode, parseTypedMove } from '@wagons/rules/notation';
import { loadArea } from '@wagons/words/areas';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { builtInDecks, printedDeck } from '../../play/local/library.ts';
import '@wagons/board/board.css';
import '../../kit/look/tokens.css';
import '../../kit/look/base.css';
import { leave, show, speak, until } from '../../../test/speaking.ts';
import { wholeGame } from '../../../test/wholeGame.ts';
import { remember } from '../../play/end/endMemory.ts';
import { viewpointOf } from '../../play/text/viewpoint.ts';
import { ReplayScreen } from './replayScreen.tsx';

/** The game after some moves. */
function played(moves: string): Game {
  let now = newGame('wagons', printedDeck);
  for (const text of moves.split('; ')) {
    const move = parseTypedMove(text, now);
    const next = move.ok ? play(now, move.value) : move;
    if (!next.ok) throw new Error(text);
    now = next.value;
  }
  return now;
}

const game = played('start 4; take 3; place 0,0; place 0,0 turned; place 2,1; take 1; place -1,1 turned');
const code = makeCode(game);

beforeEach(async () => {
  await page.viewport(1280, 800);
  await speak('en');
});
afterEach(leave);

const element = (selector: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(selector);
  return found;
};
const text = (selector: string): string => element(selector).textContent;
const step = (): string => text('[type=range] + span');
const reach = (said: string): Promise<void> => until(() => step() === said);
const laid = (): number => document.querySelectorAll('.ctw-laid').length;
const watch = (at?: number): Promise<void> => {
  location.hash = `#/replay/${code}`;
  return show(<ReplayScreen code={code} {...(at !== undefined && { at })} />, '[type=range]');
};

test('an unfinished game is shown where it stands', async () => {
  await watch();
  expect(step()).toBe('Move 7 of 7');
  expect(element('[data-part=now]').textContent).toContain('The second player placed');
});

test('the arrows, Home and End step through the game, and the address keeps the step', async () => {
  await watch(3);
  expect(step()).toBe('Move 3 of 7');
  await userEvent.keyboard('{ArrowRight}');
  await reach('Move 4 of 7');
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
  await reach('Move 2 of 7');
  await until(() => location.hash === `#/replay/${code}/2`);
  await userEvent.keyboard('{Home}');
  await reach('The deal');
  await userEvent.keyboard('{ArrowLeft}');
  expect(step()).toBe('The deal');
  await userEvent.keyboard('{End}');
  await reach('Move 7 of 7');
});

test('a move in the list leads to its moment', async () => {
  await watch(0);
  await userEvent.click(page.getByRole('button', { name: /^5\s?The second player placed/ }));
  await reach('Move 5 of 7');
  expect(element('nav [aria-current]').textContent).toContain('placed');
  await expect.poll(laid).toBeGreaterThan(0);
});

test('plays by itself to the end, and stops when asked', async () => {
  const play = page.getByRole('button', { name: 'Play', exact: true });
  await watch(5);
  await userEvent.selectOptions(page.getByLabelText('Speed'), '4 ×');
  // Fake time advances only while awaited, so a busy machine misses no step.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    await userEvent.click(play);
    await reach('Move 6 of 7');
    await reach('Move 7 of 7');
    await expect.element(play).toBeInTheDocument();
    await userEvent.click(play);
    await reach('The deal');
    await userEvent.keyboard(' ');
    await expect.element(play).toBeInTheDocument();
    vi.advanceTimersByTime(10_000);
    expect(step()).toBe('The deal');
  } finally {
    vi.useRealTimers();
  }
});

test('a game of one’s own can go on from any step', async () => {
  await watch(4);
  const fork = page.getByRole('link', { name: 'Play from here' });
  const position = makeCode(played('start 4; take 3; place 0,0; place 0,0 turned'));
  await expect.element(fork).toHaveAttribute('href', `#/new/${position}`);
});

test('a replay tells who does what next, and asks for nothing', async () => {
  const next = (): string | null => element('[data-part=saying] [data-part=happened]').textContent;
  await watch(0);
  await expect.poll(next).toBe('The second player chooses the starting card next.');
  await watch(1);
  await expect.poll(next).toBe('The first player takes a card next.');
  await watch(2);
  await expect.poll(next).toMatch(/^The first player places .* next\.$/);
});

test('both towns are shown, one of them in the circle, and one press swaps them', async () => {
  await watch(5);
  const shown = (): readonly (string | undefined)[] =>
    ['[data-part=stage]', '[data-part=beside]'].map((place) => element(place).dataset['seat']);
  expect(shown()).toEqual(['first', 'second']);
  await userEvent.click(page.getByRole('button', { name: 'Swap towns' }));
  await expect.poll(shown).toEqual(['second', 'first']);
});

test('has the names of the table, the way back, and the way to the review of a move', async () => {
  remember(code, {
    place: {
      route: { screen: 'table', id: 'one' },
      viewpointIn: (web) =>
        viewpointOf({ first: { kind: 'bot', level: 3 }, second: { kind: 'person' } }, web),
    },
  });
  await watch(5);
  expect(element('[data-part=stage]').dataset['seat']).toBe('second');
  expect(
    [...document.querySelectorAll('[data-part=total] [data-part=who]')].map((one) => one.textContent),
  ).toEqual(['You', 'Amos']);
  const back = page.getByRole('link', { name: 'Back to the result' });
  await expect.element(back).toHaveAttribute('href', '#/table/one');
  await userEvent.click(page.getByRole('button', { name: 'Menu' }));
  const review = page.getByRole('link', { name: 'Review' });
  await expect.element(review).toHaveAttribute('href', `#/review/${code}/5`);
});

test('has the tally of the table, with the condition of each scoring card', async () => {
  await watch(7);
  const [first] = game.deal.center;
  const title = cardOf(printedDeck, first).title.en ?? first;
  const row = page.getByRole('table', { name: 'Tally' }).getByRole('row', { name: new RegExp(`^${title}`) });
  await expect.element(row.getByRole('button')).toHaveTextContent(/point/);
  await userEvent.click(row.getByRole('button'));
  await expect.element(page.getByRole('dialog')).toBeInTheDocument();
});

test('a pasted game can be reviewed', async () => {
  location.hash = '#/replay';
  await show(<ReplayScreen />, 'textarea');
  await userEvent.fill(page.getByRole('textbox'), makeGame(game));
  await userEvent.click(page.getByRole('button', { name: 'Review' }));
  await expect.poll(() => location.hash).toBe(`#/review/${code}`);
});

test('the notation can be shown, and opened again', async () => {
  await watch();
  await userEvent.click(page.getByRole('button', { name: 'Menu' }));
  await userEvent.click(page.getByRole('button', { name: 'Show notation' }));
  await expect.element(page.getByRole('textbox')).toHaveValue(makeGame(game));
  leave();
  location.hash = '#/replay';
  await show(<ReplayScreen />, 'textarea');
  await userEvent.fill(page.getByRole('textbox'), makeGame(game));
  await userEvent.click(page.getByRole('button', { name: 'Replay' }));
  await until(() => location.hash === `#/replay/${code}`);
});

test('the example of a code opens a whole game', async () => {
  location.hash = '#/replay';
  await show(<ReplayScreen />, 'form p a');
  const example = text('form p a');
  const read = parseCode(example, builtInDecks);
  expect(read.ok && read.value.phase).toBe('over');
  expect(document.querySelector('form p a')?.getAttribute('href')).toBe(`#/replay/${example}`);
});

test('what is no game is refused with its reason and place, and stays to be mended', async () => {
  location.hash = '#/replay';
  await show(<ReplayScreen />, 'textarea');
  await userEvent.fill(page.getByRole('textbox'), 'wagons 1\ndeck 1\ncenter the-herd');
  await userEvent.click(page.getByRole('button', { name: 'Replay' }));
  await expect.element(page.getByRole('alert')).toHaveTextContent(/Line 3/);
  await expect.element(page.getByRole('textbox')).toHaveValue('wagons 1\ndeck 1\ncenter the-herd');
  expect(location.hash).toBe('#/replay');
});

test('a code of Frontier needs no file', async () => {
  const [, frontier] = builtInDecks;
  const ended = wholeGame('frontier', frontier);
  await show(<ReplayScreen code={makeCode(ended)} at={ended.moves.length} />, '[type=range]');
  expect(step()).toBe(`Move ${ended.moves.length} of ${ended.moves.length}`);
  const [first] = ended.deal.center;
  await expect
    .poll(() => element('[data-zone=tally]').textContent)
    .toContain(cardOf(frontier, first).title.en ?? first);
});

test('reports a damaged code in the address, and another can be opened', async () => {
  await show(<ReplayScreen code={`${code}x`} />, '.message');
  await expect.element(page.getByRole('alert')).toHaveTextContent(/damaged/);
  await expect.element(page.getByRole('textbox')).toBeInTheDocument();
});

test.each(['de', 'fr'] as const)('fits on a phone without scrolling, in %s', async (language) => {
  await page.viewport(360, 640);
  await speak(language);
  await watch(5);
  await reach((await loadArea('pages', language)).replay.step({ at: 5, of: 7 }));
  await until(() => element('main').dataset['layout'] === 'narrow');
  const main = element('main');
  expect(main.scrollWidth).toBeLessThanOrEqual(360);
  expect(main.scrollHeight).toBeLessThanOrEqual(640);
  expect(element('[data-zone=tally]').getBoundingClientRect().right).toBeLessThanOrEqual(360);
  expect(element('section:has([type=range])').getBoundingClientRect().bottom).toBeLessThanOrEqual(640);
});

// Tests of the table's screen in a browser: coming back at once, and hints that nobody waits for any more.

import { refused } from '@wagons/rules';
import { render } from 'preact';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '@wagons/board/board.css';
import { baseDeck, shelf } from '../../app/desk.ts';
import { ports } from '../../app/ports.ts';
import '../../look/tokens.css';
import '../../look/base.css';
import { keepNew } from '../../table/localTable.ts';
import { planGame } from '../../table/plans.ts';
import { PEOPLE } from '../../table/table.ts';
import type { Thinker } from '../../thinking/thinker.ts';
import { clearDesk } from '../../../test/desk.ts';
import { leave, show, speak, until } from '../../../test/speaking.ts';
import { TableScreen } from './tableScreen.tsx';

let id = '';
let asked: Array<'thinking' | 'called off'> = [];

/** Never comes to an end by itself. */
const slow: Thinker = {
  ask: () => {
    const at = asked.push('thinking') - 1;
    let settle: (answer: unknown) => void = () => undefined;
    const answer = new Promise<unknown>((done) => {
      settle = done;
    });
    const cancel = (): void => {
      asked[at] = 'called off';
      settle(refused({ why: 'cancelled' }));
    };
    return { answer: answer as Promise<never>, cancel };
  },
};

beforeEach(async () => {
  await page.viewport(1280, 800);
  await speak('en');
  clearDesk();
  asked = [];
  vi.spyOn(ports, 'thinker').mockReturnValue(slow);
  id = keepNew(ports, planGame({ deck: baseDeck, seed: 'a', sitters: PEOPLE }));
  await show(<TableScreen id={id} />, '.circle [aria-disabled=false]');
});
afterEach(() => {
  leave();
  clearDesk();
  vi.restoreAllMocks();
});

/** What is put off until the page is painted is done afterwards. */
const painted = async (): Promise<void> => {
  for (let n = 0; n < 3; n++) {
    await new Promise((drawn) => {
      requestAnimationFrame(() => setTimeout(drawn));
    });
  }
};

test('two computers stand still where they were stopped, at the pace that was chosen', async () => {
  const bot = { kind: 'bot', level: 1 } as const;
  const bots = { first: bot, second: bot };
  const watched = keepNew(ports, planGame({ deck: baseDeck, seed: 'a', sitters: bots }));
  await show(<TableScreen key={watched} id={watched} />, '.pacer');
  await userEvent.click(page.getByRole('button', { name: 'Pause', exact: true }));
  await userEvent.fill(page.getByLabelText('Speed'), '2500');
  leave();
  await show(<TableScreen id={watched} />, '.pacer');
  await expect.element(page.getByRole('button', { name: 'Play', exact: true })).toBeInTheDocument();
  await expect.element(page.getByLabelText('Speed')).toHaveAttribute('aria-valuetext', '0.5 s');
  leave();
  // Another game is not stopped because this one is.
  const next = keepNew(ports, planGame({ deck: baseDeck, seed: 'b', sitters: bots }));
  await show(<TableScreen id={next} />, '.pacer');
  await expect.element(page.getByRole('button', { name: 'Pause', exact: true })).toBeInTheDocument();
});

test('whoever comes back at once has the table', async () => {
  render(undefined, document.body);
  render(<TableScreen id={id} />, document.body);
  await painted();
  expect(shelf.read(`holder/${id}`)).toBe(ports.hand);
});

test('asking for a hint once more is no failure', async () => {
  await userEvent.keyboard('h');
  await until(() => asked.length === 1);
  await userEvent.keyboard('h');
  await until(() => asked.length === 2);
  await painted();
  expect(asked).toEqual(['called off', 'thinking']);
  await expect.element(page.getByText('Looking for a good move…')).toBeInTheDocument();
});

test('a hint is called off once the position has passed', async () => {
  await userEvent.keyboard('h');
  await until(() => asked.length === 1);
  // With a mouse a click names the card.
  await userEvent.click(page.getByRole('toolbar').getByRole('button').first());
  await expect.poll(() => asked).toEqual(['called off']);
});

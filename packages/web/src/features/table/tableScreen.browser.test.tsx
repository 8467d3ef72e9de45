// Browser tests of the table screen: reopening immediately, hints that are no longer wanted, and the daily deal.

import type { Engine } from '@wagons/ai/service';
import { type CardId, type Deck, newGame, refused, score } from '@wagons/rules';
import { parseDeck } from '@wagons/rules/deck';
import { loadArea } from '@wagons/words/areas';
import { render } from 'preact';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '@wagons/board/board.css';
import { store } from '../../kit/storage/storage.ts';
import { builtInDecks, games, printedDeck } from '../../play/local/library.ts';
import { ports } from '../../play/local/ports.ts';
import '../../kit/look/tokens.css';
import '../../kit/look/base.css';
import { keepNew } from '../../play/table/localTable.ts';
import { planGame } from '../../play/table/plans.ts';
import { DAILY_KEY, dailySeat, dailySeed, dailyPlayers, readDaily } from '../../play/store/daily.ts';
import { dailyGameId } from '../../play/store/dailyGame.ts';
import { PEOPLE } from '../../play/store/seatPlayers.ts';
import { clearStorage } from '../../../test/clearStorage.ts';
import { leave, show, speak, until } from '../../../test/speaking.ts';
import { wholeGame } from '../../../test/wholeGame.ts';
import exampleFile from '@wagons/rules/decks/example.json' with { type: 'json' };
import { TableScreen } from './tableScreen.tsx';

let id = '';
let asked: Array<'thinking' | 'called off'> = [];

/** Never comes to an end by itself. */
const slow: Engine = {
  ask: () => {
    const at = asked.push('thinking') - 1;
    let settle: (answer: unknown) => void = () => undefined;
    const answer = new Promise<unknown>((done) => {
      settle = done;
    });
    const cancel = (): void => {
      asked[at] = 'called off';
      settle(refused({ why: 'canceled' }));
    };
    return { answer: answer as Promise<never>, cancel, stop: () => undefined };
  },
};

beforeEach(async () => {
  await page.viewport(1280, 800);
  await speak('en');
  clearStorage();
  asked = [];
  vi.spyOn(ports, 'engine').mockReturnValue(slow);
  id = keepNew(ports, planGame({ deck: printedDeck, seed: 'a', players: PEOPLE }));
  await show(<TableScreen id={id} />, '[data-part=circle] [aria-disabled=false]');
});
afterEach(() => {
  leave();
  clearStorage();
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

/** Opens a scoring card of a new game with a deck, the first seed that deals it. */
async function openCard(deck: Deck, card: CardId): Promise<void> {
  leave();
  const seeds = Array.from({ length: 200 }, (_, i) => `card ${i}`);
  const seed = seeds.find((one) => newGame(one, deck).deal.center.includes(card)) ?? '';
  await show(
    <TableScreen id={keepNew(ports, planGame({ deck, seed, players: PEOPLE }))} />,
    '[data-part=scoring] button',
  );
  const at = newGame(seed, deck).deal.center.indexOf(card);
  await userEvent.click(page.getByRole('list', { name: 'Scoring cards' }).getByRole('button').nth(at));
}

test('a scoring card tells its condition, then the details of its rule and our ruling, and leads to both', async () => {
  await openCard(printedDeck, 'boom-or-bust');
  const dialog = page.getByRole('dialog', { name: 'Boom or Bust' });
  await expect.element(dialog.getByText('Our ruling')).toBeInTheDocument();
  const { rules } = await loadArea('rules', 'en');
  await expect.element(dialog).toHaveTextContent(rules.B2.text);
  await expect.element(dialog).toHaveTextContent(rules.B2.note ?? '');
  await expect.element(dialog.getByRole('link', { name: 'Rules: B2' })).toHaveAttribute('href', '#/rules/B2');
  await expect
    .element(dialog.getByRole('link', { name: 'Boom or Bust: the card and an example' }))
    .toHaveAttribute('href', '#/cards/boom-or-bust');
});

test('a card of Frontier has its own rule; one without a mark has no ruling', async () => {
  await openCard(builtInDecks[1], 'general-store');
  const dialog = page.getByRole('dialog', { name: 'General Store' });
  await expect.element(dialog.getByRole('link', { name: 'Rules: C7' })).toHaveAttribute('href', '#/rules/C7');
  await expect.element(dialog).toHaveTextContent((await loadArea('rules', 'en')).rules.C7.text);
  expect(dialog.getByText('Our ruling').query()).toBeNull();
});

test('of a card that is not built in, only the condition is shown', async () => {
  const read = parseDeck(JSON.stringify(exampleFile));
  if (!read.ok) throw new Error('the example deck can be read');
  const deck = games.keepDeck(read.value, JSON.stringify(exampleFile));
  await openCard(deck, 'boom-or-bust');
  await expect.element(page.getByRole('dialog', { name: 'Boom or Bust' })).toBeInTheDocument();
  await until(() => document.querySelector('dialog .ctw-scoring-text')?.textContent !== '');
  expect(document.querySelector('dialog [data-part=law]')).toBeNull();
});

test('two computers stand still where they were stopped, at the pace that was chosen', async () => {
  const bot = { kind: 'bot', level: 1 } as const;
  const bots = { first: bot, second: bot };
  const watched = keepNew(ports, planGame({ deck: printedDeck, seed: 'a', players: bots }));
  await show(<TableScreen key={watched} id={watched} />, '[data-part=pacer]');
  await userEvent.click(page.getByRole('button', { name: 'Pause', exact: true }));
  await userEvent.fill(page.getByLabelText('Speed'), '2500');
  leave();
  await show(<TableScreen id={watched} />, '[data-part=pacer]');
  await expect.element(page.getByRole('button', { name: 'Play', exact: true })).toBeInTheDocument();
  await expect.element(page.getByLabelText('Speed')).toHaveAttribute('aria-valuetext', '0.5 s');
  leave();
  // Another game is not stopped because this one is.
  const next = keepNew(ports, planGame({ deck: printedDeck, seed: 'b', players: bots }));
  await show(<TableScreen id={next} />, '[data-part=pacer]');
  await expect.element(page.getByRole('button', { name: 'Pause', exact: true })).toBeInTheDocument();
});

test('reopening a table immediately keeps it', async () => {
  render(undefined, document.body);
  render(<TableScreen id={id} />, document.body);
  await painted();
  expect(store.read(`holder/${id}`)).toBe(ports.tabId);
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
  await userEvent.click(page.getByRole('toolbar').getByRole('button').first());
  await userEvent.click(page.getByText('Start here'));
  await expect.poll(() => asked).toEqual(['called off']);
});

/** Stores the game of a daily deal that was started now or a day later. */
function keepDaily(date: string, started: number): string {
  const plan = planGame({ deck: printedDeck, seed: dailySeed(date), players: dailyPlayers(date) });
  return keepNew(
    { ...ports, clock: { ...ports.clock, now: () => started }, newId: () => dailyGameId(date) },
    plan,
  );
}

// The person is the second player and chooses the starting card.
const DAILY = '2026-11-18';
const NOON = Date.UTC(2026, 10, 18, 12);

test('the daily deal that counts has no hints and says so; that of a past day has them', async () => {
  expect(dailySeat(DAILY)).toBe('second');
  await show(<TableScreen key="daily" id={keepDaily(DAILY, NOON)} />, '[data-part=no-hints]');
  await expect.element(page.getByText('No hints today')).toBeInTheDocument();
  expect(page.getByRole('button', { name: 'Hint' }).query()).toBeNull();
  await userEvent.keyboard('h');
  await painted();
  expect(asked).toEqual([]);
  leave();
  games.remove(dailyGameId(DAILY));
  await show(
    <TableScreen id={keepDaily(DAILY, NOON + 86_400_000)} />,
    '[data-part=circle] [aria-disabled=false]',
  );
  await expect.element(page.getByRole('button', { name: 'Hint' })).toBeInTheDocument();
  expect(document.querySelector('[data-part=no-hints]')).toBeNull();
  await userEvent.keyboard('h');
  await until(() => asked.length === 1);
});

test('the end of a deal that was played to beat a result has both results beside par', async () => {
  const over = wholeGame('duel', printedDeck);
  const own = score(over).first.total;
  const duel = keepNew(ports, {
    ...planGame({
      deck: printedDeck,
      seed: 'duel',
      players: { first: { kind: 'person' }, second: { kind: 'bot', level: 1 } },
    }),
    target: { name: 'Ida', points: own - 2 },
  });
  const kept = games.list.peek().find((game) => game.id === duel);
  if (kept) games.save({ ...kept, totals: { first: own, second: score(over).second.total } }, over, []);
  await show(<TableScreen id={duel} />, '[data-part=target]');
  const said = document.querySelector('[data-part=target]')?.textContent;
  expect(said).toMatch(/^Ida: \d+ · You beat it by 2 points · (Par \d+|The strongest)/);
});

test('the end of the daily deal stores its result, which outlives the game and is never replaced', async () => {
  const daily = keepDaily(DAILY, NOON);
  const kept = games.list.peek().find((game) => game.id === daily);
  const over = wholeGame(dailySeed(DAILY), printedDeck);
  const result = () => readDaily(store.read(DAILY_KEY) ?? '')?.days.get(DAILY);
  const finish = (totals: { readonly first: number; readonly second: number }): void => {
    if (kept) games.save({ ...kept, totals }, over, []);
  };
  finish({ first: 31, second: 40 });
  expect(result()).toBeUndefined();
  await show(<TableScreen key="over" id={daily} />, 'main[data-revealed]');
  await until(() => result() !== undefined);
  expect(result()).toEqual({ own: 40, other: 31, counts: true });
  // Par may still be computed; the result can be shared at once.
  await until(() => document.querySelector('[data-part=day]') !== null);
  expect(document.querySelector('[data-part=day]')?.textContent).toMatch(/^(Par \d+|The strongest computer)/);
  await until(() => [...document.querySelectorAll('main button')].some((b) => b.textContent === 'Share'));
  games.remove(daily);
  finish({ first: 20, second: 60 });
  await show(<TableScreen key="again" id={daily} />, 'main[data-revealed]');
  await painted();
  expect(result()).toEqual({ own: 40, other: 31, counts: true });
});

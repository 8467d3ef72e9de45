import { type Puzzle, type PuzzleKind, placementsOf, taskOf } from '@wagons/ai/puzzles';
import { invariant, opponent } from '@wagons/rules';
import { makeCell } from '@wagons/rules/notation';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../../kit/look/tokens.css';
import '../../kit/look/base.css';
import '@wagons/board/board.css';
import { Announcer } from '../../kit/browser/announcer.tsx';
import { store } from '../../kit/storage/storage.ts';
import { builtInDecks, games, printedDeck } from '../../play/local/library.ts';
import { ports } from '../../play/local/ports.ts';
import { keepNew } from '../../play/table/localTable.ts';
import { PUZZLES_KEY, readProgress } from '../../play/store/puzzleProgress.ts';
import { clearStorage } from '../../../test/clearStorage.ts';
import { hear, leave, show, speak, until } from '../../../test/speaking.ts';
import { wholeGame } from '../../../test/wholeGame.ts';
import { ownPuzzles, puzzleOf, readOwnAgain } from '../../play/local/ownPuzzles.ts';
import { MOST_HINTS } from './attempt.ts';
import { keepAnswer, readAgain } from './progress.ts';
import { giftChoices, PUZZLES } from './puzzleList.ts';
import { PuzzlesScreen } from './puzzlesScreen.tsx';

beforeEach(async () => {
  await page.viewport(1280, 800);
  await speak('en');
  clearStorage();
  readAgain();
  readOwnAgain();
});
afterEach(() => {
  leave();
  clearStorage();
});

function first(kind: PuzzleKind): Puzzle {
  const puzzle = PUZZLES.find((one) => one.kind === kind);
  invariant(puzzle, 'there is a puzzle of every kind');
  return puzzle;
}

/** Takes all hints, and then the answer. */
async function giveUp(): Promise<void> {
  for (let hints = 1; hints <= MOST_HINTS; hints++) {
    button(/^Hint/).click();
    await until(() => document.querySelectorAll('ol > li').length === hints);
  }
  button(/^Show the answer/).click();
}

const puzzleCards = (puzzle: Puzzle): number => taskOf(puzzle, builtInDecks).game.circle.length;

const open = (puzzle: Puzzle): Promise<void> =>
  show(<PuzzlesScreen key={puzzle.number} number={puzzle.number} />, `main[data-kind=${puzzle.kind}]`);

const button = (name: RegExp): HTMLButtonElement => {
  const found = [...document.querySelectorAll('button')].find(({ textContent }) => name.test(textContent));
  invariant(found, `there is a button ${String(name)}`);
  return found;
};
const state = (): string | undefined => document.querySelector<HTMLElement>('main')?.dataset['state'];
const kept = () => readProgress(store.read(PUZZLES_KEY) ?? '');

/** Moves the card in hand with the arrow keys until it is on a cell. */
async function steerTo(cell: string): Promise<void> {
  const aim = (): string | undefined =>
    [...document.querySelectorAll('[role=status]')]
      .map(({ textContent }) => /^(-?\d+,-?\d+)/.exec(textContent)?.[1])
      .find((one) => one !== undefined);
  // A busy page may not listen yet.
  await until(async () => {
    if (aim() === undefined) await userEvent.keyboard('{ArrowRight}');
    return aim() !== undefined;
  });
  for (let step = 0; step < 60 && aim() !== cell; step++) {
    const [x = 0, y = 0] = (aim() ?? '').split(',').map(Number);
    const [toX = 0, toY = 0] = cell.split(',').map(Number);
    const before = aim();
    const key = y === toY ? (x < toX ? 'Right' : 'Left') : y < toY ? 'Down' : 'Up';
    await userEvent.keyboard(`{Arrow${key}}`);
    await until(() => aim() !== before);
  }
}

test.each([
  [390, '[data-part=scoring] button'],
  [1280, 'ul:not([data-part]) > li:has([data-part=scoring-points]) > button'],
])('a scoring card opens its rules, %i px wide', async (width, card) => {
  await page.viewport(width, 844);
  const [puzzle] = PUZZLES;
  invariant(puzzle, 'there are puzzles');
  await open(puzzle);
  await until(() => document.querySelector(card) !== null);
  document.querySelector<HTMLButtonElement>(card)?.click();
  const law = 'dialog[open] [data-part=law]';
  await until(() => document.querySelector(law) !== null);
  expect(document.querySelector(`${law} a[href*=rules]`)).not.toBeNull();
});

test('you have the same color from either seat, and your points come first', async () => {
  for (const width of [390, 1280]) {
    await page.viewport(width, 844);
    for (const seat of ['first', 'second']) {
      const puzzle = PUZZLES.find((one) => taskOf(one, builtInDecks).game.seat === seat);
      invariant(puzzle, `there is a puzzle for the ${seat} player`);
      await open(puzzle);
      const points = [...document.querySelectorAll('[data-part=scoring-points] b')];
      expect(points).toHaveLength(6);
      const [own, other] = ['--player-own', '--player-other'].map(colorOf);
      points.forEach((one, i) => {
        expect(one.textContent).toMatch(i % 2 === 0 ? /^You / : /^Opponent /);
        expect(getComputedStyle(one).color).toBe(i % 2 === 0 ? own : other);
      });
      leave();
    }
  }
});

/** A color of the palette as the browser computes it. */
function colorOf(name: string): string {
  const probe = document.body.appendChild(document.createElement('i'));
  probe.style.color = `var(${name})`;
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}

test('one card is placed by keyboard, and the answer says why', async () => {
  const puzzle = first('placeOne');
  const task = taskOf(puzzle, builtInDecks);
  const [best] = placementsOf(
    task.game.deck,
    task.game.towns[task.seat],
    task.cards,
    puzzle.answers[0] ?? [],
  );
  invariant(best, 'a puzzle has an answer');
  await show(
    <>
      <PuzzlesScreen number={puzzle.number} />
      <Announcer />
    </>,
    'main[data-kind=placeOne]',
  );
  await steerTo(makeCell(best.cell));
  if (best.rotation === 'upsideDown') await userEvent.keyboard('r');
  await userEvent.keyboard('{Enter}');
  await until(() => state() === 'right');
  await hear('Solved!', `${puzzle.best} points is the best possible`, 'The tally, line by line');
  await until(() => document.activeElement?.textContent === 'Solved!');
  expect(kept()).toMatchObject({ tries: 1, streak: 1, longest: 1 });
  const sums = [...document.querySelectorAll('tfoot td')].map(({ textContent }) => textContent);
  expect(sums.at(-1)).toBe(String(puzzle.best));
});

test('hints come in steps: the line, the area, the spot; then the answer is offered', async () => {
  await open(first('placeThree'));
  const hints = () => document.querySelectorAll('ol > li').length;
  button(/^Hint/).click();
  await until(() => hints() === 1);
  const [line] = document.querySelectorAll('ol > li');
  expect(line?.textContent).toMatch(
    /^Most of the points come from (?!Desert|Forest|Mountains|Plains|Snow|Water\b)/,
  );
  expect(document.querySelector('.ctw-lit-line')).toBeNull();
  await userEvent.keyboard('h');
  await until(() => hints() === 2);
  await until(() => document.querySelector('.ctw-lit-line') !== null);
  button(/^Hint/).click();
  await until(() => hints() === 3);
  button(/^Show the answer/).click();
  await until(() => state() === 'short');
  await hear('The answer');
  expect(kept()).toMatchObject({ tries: 1, streak: 0 });
  expect(document.querySelectorAll('thead th')).toHaveLength(2);
});

test('a gift is answered with a number that is chosen and then confirmed', async () => {
  const puzzle = first('gift');
  await open(puzzle);
  const numbers = page.getByRole('group', { name: 'Points' }).getByRole('radio');
  expect(numbers.elements()).toHaveLength(6);
  const check = page.getByRole('button', { name: 'Check answer' });
  await expect.element(check).toBeDisabled();
  await userEvent.click(page.getByText(String(puzzle.best), { exact: true }));
  await expect.element(page.getByRole('radio', { name: String(puzzle.best), exact: true })).toBeChecked();
  expect(state(), 'choosing is no answer').toBe('open');
  expect(kept()).toBeUndefined();
  await userEvent.click(check);
  await until(() => state() === 'right');
  await hear(`can gain up to ${puzzle.best} points`);
  expect(document.querySelector('main')?.getAttribute('data-shows')).toBe('best');
});

test('a gift is answered by keyboard: arrows choose, Enter confirms', async () => {
  const puzzle = first('gift');
  await open(puzzle);
  const last = giftChoices(puzzle).at(-1);
  const isFocused = (): boolean => document.activeElement?.matches('form input') === true;
  for (let step = 0; step < 20 && !isFocused(); step++) await userEvent.tab();
  await userEvent.keyboard('{ArrowLeft}');
  const chosen = (): string | undefined =>
    document.querySelector('label:has(:checked)')?.textContent ?? undefined;
  await until(() => chosen() === String(last));
  for (let step = 0; step < 6 && chosen() !== String(puzzle.best); step++) {
    const before = chosen();
    await userEvent.keyboard('{ArrowLeft}');
    await until(() => chosen() !== before);
  }
  expect(state()).toBe('open');
  await userEvent.keyboard('{Enter}');
  await until(() => state() === 'right');
});

test('a turn of a duel that falls short is explained by how the game ends', async () => {
  const puzzle = first('duel');
  await open(puzzle);
  const cards = document.querySelectorAll<HTMLButtonElement>('[role=toolbar] button');
  const wrong = [...cards.keys()].find((i) => !puzzle.answers.some(([card]) => card === i)) ?? 0;
  cards[wrong]?.click();
  await until(() => document.querySelector('.ctw-hand-card') !== null);
  await userEvent.keyboard('{ArrowRight}{Enter}');
  await until(() => state() === 'short');
  await hear('After your turn, with perfect play,', 'After the best turn,');
  button(/^Try again/).click();
  await until(() => state() === 'open');
  expect(document.querySelectorAll('[role=toolbar] button').length).toBe(cards.length);
});

test('a puzzle solved after a miss says that only the first try counts', async () => {
  const puzzle = first('gift');
  keepAnswer(puzzle, 'missed');
  await open(puzzle);
  await userEvent.click(page.getByText(String(puzzle.best), { exact: true }));
  await userEvent.click(page.getByRole('button', { name: 'Check answer' }));
  await until(() => state() === 'right');
  expect(document.querySelector('[data-part=rating]')?.textContent).toMatch(
    /^Your puzzle rating: [\d,]+\. 0 solved in a row\. Only the first try counts for your rating\. This puzzle: [\d,]+\./,
  );
});

test('the first hint says that it costs rating points, and the rating shows its change', async () => {
  const puzzle = first('gift');
  await open(puzzle);
  await hear('A hint costs rating points.');
  await userEvent.click(page.getByRole('button', { name: 'Hint', exact: true }));
  await until(() => !document.body.textContent.includes('A hint costs rating points.'));
  await userEvent.click(page.getByText(String(puzzle.best), { exact: true }));
  await userEvent.click(page.getByRole('button', { name: 'Check answer' }));
  await until(() => state() === 'right');
  const rating = kept()?.rating ?? 0;
  const change = `${rating < 1000 ? '−' : '+'}${Math.abs(rating - 1000)}`;
  expect(document.querySelector('[data-part=rating] b')?.textContent).toBe(
    `Your puzzle rating: ${rating.toLocaleString('en')} (${change}). 0 solved in a row.`,
  );
});

describe('the list', () => {
  test('shows the rating, every kind, and what was solved', async () => {
    const puzzle = first('gift');
    await open(puzzle);
    await userEvent.click(page.getByText(String(puzzle.best), { exact: true }));
    await userEvent.click(page.getByRole('button', { name: 'Check answer' }));
    await until(() => state() === 'right');
    await show(<PuzzlesScreen />, 'details');
    expect(document.querySelectorAll('section:has(details)')).toHaveLength(4);
    const mark = document.querySelector(`details a[href$="/puzzles/${puzzle.number}"]`);
    expect(mark?.getAttribute('data-result')).toBe('solved');
    expect(mark?.getAttribute('aria-label')).toBe(`Puzzle ${puzzle.number}, solved`);
    expect(document.querySelectorAll('details li')).toHaveLength(PUZZLES.length);
  });

  test('an unknown number leads back to it', async () => {
    await show(<PuzzlesScreen number={99_999} />, 'main a.button');
    await hear('This puzzle doesn’t exist.');
    expect(document.querySelector('main a.button')?.getAttribute('href')).toBe('#/puzzles');
  });
});

test('mistakes of finished games become puzzles, which stay solved', async () => {
  const over = wholeGame('mistakes', printedDeck);
  const id = keepNew(ports, {
    game: over,
    players: { first: { kind: 'person' }, second: { kind: 'bot', level: 1 } },
  });
  const stored = games.list.peek().find((game) => game.id === id);
  invariant(stored, 'the game is stored');
  games.save({ ...stored, totals: { first: 1, second: 2 } }, over, []);
  await show(<PuzzlesScreen />, 'section h2');
  button(/^Look through 1 game/).click();
  await until(() => ownPuzzles.value.games.includes(id));
  const [mistake] = ownPuzzles.value.puzzles;
  invariant(mistake, 'a random game has mistakes');
  await until(() => document.querySelector('a[href*="/puzzles/own/"]') !== null);
  expect(document.querySelector('a[href*="/puzzles/own/"]')?.getAttribute('aria-label')).toBe(
    `${mistake.lost} points lost, not solved yet`,
  );
  await show(
    <>
      <PuzzlesScreen own={mistake.id} />
      <Announcer />
    </>,
    'main[data-kind=duel]',
  );
  await hear('Your mistake', `this turn lost ${mistake.lost} points`);
  const [[draft = 0, spot = 0] = []] = mistake.answers;
  const { game, seat } = taskOf(puzzleOf(mistake), builtInDecks);
  const card = game.circle[draft] ?? '';
  document.querySelectorAll<HTMLButtonElement>('[role=toolbar] button')[draft]?.click();
  await until(() => document.querySelector('.ctw-hand-card') !== null);
  const [best] = placementsOf(game.deck, game.towns[seat], [card], [spot]);
  invariant(best, 'the answer is a spot');
  await steerTo(makeCell(best.cell));
  if (best.rotation === 'upsideDown') await userEvent.keyboard('r');
  await userEvent.keyboard('{Enter}');
  await until(() => state() === 'right');
  expect(ownPuzzles.value.puzzles[0]?.solved).toBe(true);
  expect(kept()).toBeUndefined();
  // Perfect play to the end: every card that is left is taken, given away or placed.
  await until(() => document.querySelector('h3 + ol li') !== null);
  const said = document.querySelector('[data-part=outcome]')?.textContent ?? '';
  expect(document.querySelector('h3 + ol li')?.textContent).toMatch(/^You would take /);
  const [, own, other] = /At the end, you have (−?\d+) and your opponent has (−?\d+)\./.exec(said) ?? [];
  const points = (text = ''): number => Number(text.replace('−', '-'));
  expect(points(own) - points(other)).toBe(mistake.best);
  expect(said).toContain('What you both still gain');
});

test('perfect play after a duel is stepped through on the board, by buttons and keys', async () => {
  const puzzle = first('duel');
  const { game, seat } = taskOf(puzzle, builtInDecks);
  await show(
    <>
      <PuzzlesScreen number={puzzle.number} />
      <Announcer />
    </>,
    'main[data-kind=duel]',
  );
  await giveUp();
  await until(() => document.querySelector('[role=group]') !== null);
  const cards = () =>
    [...document.querySelectorAll('[data-part=stage], [data-part=beside]')].map(
      (town) => town.querySelectorAll('.ctw-laid').length,
    );
  const step = () => document.querySelector('[role=group] span')?.textContent;
  const of = Number(/^Card 1 of (\d+)$/.exec(step() ?? '')?.[1]);
  expect(of).toBe(game.circle.length);
  const [own, other] = [game.towns[seat].length, game.towns[opponent(seat)].length];
  await until(() => cards().join() === `${own + 1},${other}`);
  await userEvent.click(page.getByRole('button', { name: 'Back to the position' }));
  await until(() => cards().join() === `${own},${other}` && step() === 'Before the turn');
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  await until(() => step() === `Card 2 of ${of}`);
  const now = [...document.querySelectorAll('[aria-current=step]')].map((one) => one.textContent);
  expect(now.at(-1)).toMatch(/ place /);
  await until(() =>
    [...document.querySelectorAll('[role=status]')].some(({ textContent }) =>
      textContent.includes(' place '),
    ),
  );
  await userEvent.keyboard('{End}');
  await until(() => step() === `Card ${of} of ${of}`);
  await until(() => cards().reduce((sum, n) => sum + n, 0) === own + other + of);
  await userEvent.keyboard('{ArrowRight}{Home}');
  await until(() => step() === 'Before the turn');
});

test.each([
  [360, 640],
  [640, 360],
])('at %i × %i the buttons of a line stand below the town that changes', async (width, height) => {
  await page.viewport(width, height);
  const puzzle = first('duel');
  await open(puzzle);
  await giveUp();
  await until(() => document.querySelector('[role=group]') !== null);
  const keys = document.querySelector('[role=group]')?.getBoundingClientRect();
  const town = document.querySelector('[data-part=stage]')?.getBoundingClientRect();
  invariant(keys && town, 'both are shown');
  expect(keys.top).toBeGreaterThanOrEqual(town.bottom);
  expect(keys.right).toBeLessThanOrEqual(width);
  const swap = document.querySelector('[data-part=beside]')?.getBoundingClientRect();
  expect(swap?.bottom, 'in the town, not on the buttons').toBeLessThanOrEqual(keys.top);
  expect(keys.height, 'one row').toBeLessThanOrEqual(60);
  // Each town in turn, as the players place their cards.
  const shown = () => document.querySelector('[data-part=stage] [data-part=town-name]')?.textContent;
  const seen = new Set([shown()]);
  for (let at = 0; at < puzzleCards(puzzle); at++) {
    await userEvent.keyboard('{ArrowRight}');
    seen.add(shown());
  }
  expect(seen.size).toBe(2);
});

test.each([
  [360, 640],
  [390, 844],
  [640, 360],
  [768, 1024],
  [1920, 1080],
])('everything fits at %d × %d', async (width, height) => {
  await page.viewport(width, height);
  for (const kind of ['placeThree', 'gift', 'duel'] as const) {
    await open(first(kind));
    await until(() => document.querySelector('[data-part=stage] .ctw-laid') !== null);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    const main = document.querySelector('main');
    expect(main?.scrollWidth).toBeLessThanOrEqual(width);
    for (const control of document.querySelectorAll(
      '[data-part=actions] button:enabled, [data-part=beside] [data-tool=swap]',
    )) {
      const box = control.getBoundingClientRect();
      expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(43.5);
      expect(box.right).toBeLessThanOrEqual(width);
    }
  }
});

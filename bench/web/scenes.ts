// What players do while the web app is measured. A scene has parts, each a row of the report.

import { setTimeout } from 'node:timers/promises';
import { type Game, legalMoves, mustPlay, newGame } from '@wagons/rules';
import { makeCode } from '@wagons/rules/notation';
import type { Browser, Locator, Page } from 'playwright';
import { baseDeck } from '../../reference/agree.ts';
import { POSITIONS } from '../../tools/positions.mjs';
import { MARK, prepareAnswers, type Trace } from './trace.ts';

const SEED = 'slow device';
/** Time limit for a game of two computers on the throttled CPU. */
const PATIENCE = 90_000;

/** The browser and the address of the app. */
export type Setting = { readonly browser: Browser; readonly url: string; readonly viewport?: Viewport };

type Viewport = { readonly width: number; readonly height: number };

const DESKTOP: Viewport = { width: 1280, height: 800 };
const PHONE: Viewport = { width: 390, height: 844 };

export type Scene = {
  /** For choosing scenes on the command line. */
  readonly name: string;
  /** What is measured, in order: the name of each part and what the report says. The trace starts with the first. */
  readonly parts: Readonly<Record<string, string>>;
  readonly prepare: (setting: Setting) => Promise<Page>;
  readonly act: (page: Page, mark: Trace['mark']) => Promise<void>;
};

// ---- Positions ----

/** Plays until `isThere`: the first player takes the next card, the second skips up to three. */
function playUntil(isThere: (game: Game) => boolean): Game {
  let game = newGame(SEED, baseDeck);
  while (!isThere(game)) {
    const moves = legalMoves(game);
    const take = game.phase === 'draft' && game.seat === 'second' ? 3 : 0;
    // Cards side by side make a wide town, like those of real games.
    const at = game.phase === 'place' ? Math.floor(moves.length * 0.7) : Math.min(take, moves.length - 1);
    if (!moves[at]) throw new Error('The game has no such position.');
    game = mustPlay(game, moves[at]);
  }
  return game;
}

/** A card to place in a town of this many cards. */
const placing = (cards: number): Game =>
  playUntil((game) => game.phase === 'place' && game.towns[game.seat].length >= cards);

/** A card to take, with this many in the circle. */
const drafting = (left: number): Game =>
  playUntil((game) => game.phase === 'draft' && game.circle.length <= left);

// ---- Pointing ----

type Place = { readonly x: number; readonly y: number };

/** Playwright's own clicks look at the page while it handles them, which would be measured. */
async function middleOf(thing: Locator): Promise<Place> {
  const box = await thing.boundingBox();
  if (!box) throw new Error('It is not on the page.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function clickAt(page: Page, { x, y }: Place): Promise<void> {
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.up();
}

// ---- Opening ----

async function newPage({ browser, viewport = DESKTOP }: Setting, hints = 'change'): Promise<Page> {
  const page = await (await browser.newContext({ viewport })).newPage();
  await prepareAnswers(page);
  await page.addInitScript(
    (level) => localStorage.setItem('wagons/settings', JSON.stringify({ hints: level })),
    hints,
  );
  return page;
}

/** The page on which a game is set up: one for two people that continues a position, or one of two computers. */
async function setUp(setting: Setting, from: Game | undefined, hints?: string): Promise<Page> {
  const page = await newPage(setting, hints);
  await page.goto(`${setting.url}#/new${from === undefined ? '' : `/${makeCode(from)}`}`);
  if (from === undefined) {
    // Always the same game, so that runs are comparable.
    await page.locator('details summary').click();
    await page.locator('details input').first().fill(SEED);
  }
  await page
    .locator('input[type=radio]')
    .nth(from === undefined ? 2 : 1)
    .check({ force: true });
  return page;
}

async function sitDown(page: Page): Promise<void> {
  const button = page.locator('main .button.main');
  await button.scrollIntoViewIfNeeded();
  await clickAt(page, await middleOf(button));
  await page
    .locator('[data-part=table] .ctw-circle-card, [data-part=table] [data-part=stage]')
    .first()
    .waitFor();
}

/** Waits until nothing moves and what is loaded later is there. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(() =>
    document.getAnimations().every(({ effect }) => effect?.getTiming().iterations === Infinity),
  );
}

// ---- A card dragged across a town ----

const TOWN = 10;

/** Moves the pointer back and forth over the town. */
async function sweep(page: Page): Promise<void> {
  const stage = await page.locator('[data-part=stage]').boundingBox();
  if (!stage) throw new Error('There is no town to sweep over.');
  for (let step = 0; step <= 120; step++) {
    const part = step / 120;
    await page.mouse.move(
      stage.x + stage.width * (0.15 + 0.7 * part),
      stage.y + stage.height * (0.5 + 0.3 * Math.sin(part * 18)),
    );
  }
}

async function carrying(setting: Setting, hints: string): Promise<Page> {
  const page = await setUp(setting, placing(TOWN), hints);
  await sitDown(page);
  await page.locator('.ctw-spot').first().waitFor();
  await page.locator('.ctw-hand-card').hover();
  await page.mouse.down();
  await sweep(page); // Warms up.
  return page;
}

const dragging = (hints: string): Scene => ({
  name: `dragging-${hints}`,
  parts: { drag: `a card is dragged across a town of ${TOWN} cards, help “${hints}”` },
  prepare: (setting) => carrying(setting, hints),
  act: sweep,
});

const draggingWithHint: Scene = {
  name: 'dragging-hint',
  parts: { drag: 'the same with help “change”, from asking for a hint until it is found' },
  prepare: (setting) => carrying(setting, 'change'),
  async act(page) {
    await page.keyboard.press('h');
    await sweep(page);
    await page.locator('[data-part=hint] .button').waitFor();
  },
};

// ---- Turns of two people ----

const circleCards = (page: Page): Locator => page.locator('.ctw-circle-card');

async function placeCard(page: Page, mark: Trace['mark']): Promise<void> {
  const spots = page.locator('[data-part=stage] .ctw-spot');
  await spots.first().waitFor();
  const laid = await page.locator('.ctw-laid').count();
  const spot = await middleOf(spots.nth((await spots.count()) >> 1));
  await mark('choose');
  await clickAt(page, spot);
  await page.locator('[data-part=stage] .ctw-ghost.ctw-chosen').waitFor();
  await settle(page);
  const button = await middleOf(page.locator('[data-tool=commit]'));
  await mark('place');
  await clickAt(page, button);
  await page.waitForFunction((cards) => document.querySelectorAll('.ctw-laid').length > cards, laid);
  await settle(page);
}

const LEFT = 10;
const SKIPPED = 2;

const turn: Scene = {
  name: 'turn',
  parts: {
    point: `the pointer moves over the ${LEFT} cards of the circle; what each gives away is shown`,
    select: 'one of them is selected',
    take: `it is taken; it and ${SKIPPED} gifts travel`,
    choose: 'a spot for it is chosen',
    place: 'it is placed, and the other player’s side is shown',
  },
  async prepare(setting) {
    const page = await setUp(setting, drafting(LEFT));
    await sitDown(page);
    await settle(page);
    return page;
  },
  async act(page, mark) {
    const cards = circleCards(page);
    const count = await cards.count();
    const places: Place[] = [];
    for (let n = 0; n < count; n++) places.push(await middleOf(cards.nth(n)));
    for (const { x, y } of places) await page.mouse.move(x, y, { steps: 5 });
    const card = await middleOf(cards.nth(SKIPPED));
    await mark('select');
    await clickAt(page, card);
    await page.locator('[data-tool=commit]').waitFor();
    await settle(page);
    const button = await middleOf(page.locator('[data-tool=commit]'));
    await mark('take');
    await clickAt(page, button);
    await page.locator('.ctw-hand-card').waitFor();
    await settle(page);
    await placeCard(page, mark);
  },
};

// ---- Opening a table ----

const opening: Scene = {
  name: 'opening',
  parts: {
    deal: 'a new game is opened and dealt',
    start: 'the starting card is chosen',
  },
  async prepare(setting) {
    const page = await newPage(setting);
    await page.goto(`${setting.url}#/new`);
    await page.locator('input[type=radio]').nth(1).check({ force: true });
    await settle(page);
    return page;
  },
  async act(page, mark) {
    await sitDown(page);
    await settle(page);
    await clickAt(page, await middleOf(circleCards(page).nth(4)));
    // The place of the first button is loaded.
    await settle(page);
    const button = await middleOf(page.locator('[data-tool=commit]'));
    await mark('start');
    await clickAt(page, button);
    await page.waitForFunction(
      () => document.querySelector<HTMLElement>('main[data-part=table]')?.dataset['phase'] === 'draft',
    );
    await settle(page);
  },
};

const continuing: Scene = {
  name: 'continuing',
  parts: { open: `a game with a town of ${TOWN} cards is opened` },
  async prepare(setting) {
    const page = await setUp(setting, placing(TOWN));
    await settle(page);
    return page;
  },
  async act(page) {
    await sitDown(page);
    await settle(page);
  },
};

// ---- A whole game of two people ----

const phaseOf = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => document.querySelector<HTMLElement>('main[data-part=table]')?.dataset['phase']);

/** Every card is taken and placed by two presses; in the circle another card is looked at before. */
async function playWhole(page: Page): Promise<void> {
  for (let phase = await phaseOf(page); phase !== undefined; phase = await phaseOf(page)) {
    if (phase === 'place') {
      const spots = page.locator('[data-part=stage] .ctw-spot');
      await spots.first().waitFor();
      await clickAt(page, await middleOf(spots.nth((await spots.count()) >> 1)));
    } else {
      const cards = page.locator(
        '.ctw-circle-card[aria-disabled=false], .ctw-circle-card:not([aria-disabled])',
      );
      const last = Math.min(1, (await cards.count()) - 1);
      for (const card of new Set([last, 0])) await clickAt(page, await middleOf(cards.nth(card)));
    }
    const button = page.locator('[data-tool=commit]:enabled');
    await button.waitFor();
    await clickAt(page, await middleOf(button));
    await settle(page);
    if ((await page.locator('main[data-revealed]').count()) > 0) return;
  }
}

const wholeGame: Scene = {
  name: 'game',
  parts: { play: 'two people draft and place all cards of a game' },
  async prepare(setting) {
    const page = await setUp(setting, newGame(SEED, baseDeck));
    await sitDown(page);
    await settle(page);
    return page;
  },
  act: playWhole,
};

// ---- Changing routes ----

const PLACES = ['rules', 'cards', 'games', 'settings', 'about', 'replay', 'new'] as const;
const ROUNDS = 6;

/** A press of a link to each of these pages and of the button that leads back. */
const routes: Scene = {
  name: 'routes',
  parts: { change: `${PLACES.length} pages are opened from home and left again, ${ROUNDS} times` },
  async prepare(setting) {
    const page = await newPage(setting);
    await page.goto(setting.url);
    await page.locator('main nav a').first().waitFor();
    await settle(page);
    return page;
  },
  async act(page) {
    for (let round = 0; round < ROUNDS; round++)
      for (const place of PLACES) {
        await clickAt(page, await middleOf(page.locator(`main nav a[href="#/${place}"]`)));
        const back = page.locator('header button').first();
        await page.waitForFunction((to) => location.hash === to, `#/${place}`);
        await back.waitFor();
        await settle(page);
        await clickAt(page, await middleOf(back));
        await page.locator('main nav a').first().waitFor();
        await settle(page);
      }
  },
};

// ---- Computers ----

const bots: Scene = {
  name: 'bots',
  parts: {
    play: 'two computers think and play, as fast as they can',
    end: 'the end of their game is shown and counted',
  },
  async prepare(setting) {
    const page = await setUp(setting, undefined);
    await sitDown(page);
    await page.locator('[data-part=pacer] input').waitFor();
    await page.evaluate((mark) => {
      const table = document.querySelector('[data-part=table]');
      new MutationObserver((_, observer) => {
        if (table?.isConnected !== false) return;
        console.timeStamp(mark);
        observer.disconnect();
      }).observe(document, { childList: true, subtree: true });
    }, `${MARK}end`);
    return page;
  },
  async act(page) {
    await page.locator('[data-part=pacer] input').fill('3000');
    await page.locator('main[data-revealed=true]').waitFor({ timeout: PATIENCE });
    await settle(page);
  },
};

// ---- Pages ----

/** Goes to a place in the app, and waits until it shows an element. */
async function goTo(page: Page, hash: string, sign: string): Promise<void> {
  await page.evaluate((to) => {
    location.hash = to;
  }, hash);
  await waitFor(page, sign);
}

/** Without locators: Playwright would put its own script into a new page, which would be measured. */
async function waitFor(page: Page, sign: string): Promise<void> {
  const isThere = (): Promise<boolean> =>
    page.evaluate(
      (selector) =>
        document.querySelector(selector) !== null &&
        document.getAnimations().every(({ effect }) => effect?.getTiming().iterations === Infinity),
      sign,
    );
  await page.waitForLoadState('networkidle');
  while (!(await isThere())) await setTimeout(20);
}

const visit: Scene = {
  name: 'visit',
  parts: {
    home: 'the first visit: home is loaded and shown',
    new: 'from home to New game',
    back: 'back home',
  },
  async prepare(setting) {
    const page = await newPage(setting);
    // The same origin, so that the trace needs only one process.
    await page.goto(new URL('licences.txt', setting.url).href);
    return page;
  },
  async act(page, mark) {
    await page.goto(new URL('./', page.url()).href);
    await waitFor(page, 'main nav a');
    await mark('new');
    await goTo(page, '#/new', 'main .button.main');
    await mark('back');
    await goTo(page, '', 'main nav a');
  },
};

// ---- The review room ----

/** Waits a few frames: what a key changes is rendered in several. */
const isShown = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let frames = 0; frames < 4; frames++) await new Promise(requestAnimationFrame);
  });

/** Walks through all moves of the review, and then through the expected line of the first mistake. */
async function walkThrough(page: Page): Promise<void> {
  await page.locator('[role=slider]').focus();
  await page.keyboard.press('Home');
  await isShown(page);
  const moves = await page.locator('main nav li').count();
  for (let move = 1; move < moves; move++) {
    await page.keyboard.press('ArrowRight');
    await isShown(page);
  }
  await page.keyboard.press('Home');
  await page.locator('[data-part=decision] header button').last().click();
  await isShown(page);
  for (let step = 0; step < 6; step++) {
    await page.locator('[data-part=decision] [role=group] button').nth(2).click();
    await isShown(page);
  }
}

const review: Scene = {
  name: 'review',
  parts: {
    open: 'a game is reviewed, from opening the review until all moves are graded',
    walk: 'all moves of the review are walked through, and an expected line',
  },
  async prepare(setting) {
    const page = await newPage(setting);
    await page.goto(setting.url);
    await page.locator('main a').first().waitFor();
    await settle(page);
    return page;
  },
  async act(page, mark) {
    await goTo(page, `#/review/${POSITIONS.over}`, '[role=slider]');
    await page.locator('[data-part=summaries] section').nth(1).waitFor({ timeout: PATIENCE });
    await mark('walk');
    await walkThrough(page);
  },
};

/** The same scene on a phone. */
const onPhone = ({ name, parts, prepare, act }: Scene): Scene => ({
  name: `${name}-phone`,
  parts: Object.fromEntries(Object.entries(parts).map(([part, what]) => [part, `on a phone: ${what}`])),
  prepare: (setting) => prepare({ ...setting, viewport: PHONE }),
  act,
});

export const SCENES: readonly Scene[] = [
  dragging('change'),
  dragging('heat'),
  draggingWithHint,
  turn,
  onPhone(turn),
  opening,
  onPhone(opening),
  continuing,
  onPhone(continuing),
  bots,
  visit,
  wholeGame,
  routes,
  review,
];

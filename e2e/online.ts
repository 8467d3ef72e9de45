// Actions of players at a table on the server, and the setup of stories over HTTP.

import { expect, type Locator, type Page } from '@playwright/test';
import { type Game, legalMoves, mustPlay, seatToMove } from '@wagons/rules';
import { dice } from '@wagons/rules/deal';
import { makeMove, parseCode } from '@wagons/rules/notation';
import type { Body, TableSettings } from '@wagons/protocol';
import { readDeckFile } from '../tools/positions.mjs';

const PRINTED = readDeckFile('base');
export const FRONTIER = readDeckFile('frontier');

// ---- Setup over HTTP, with the requests of the page ----

async function ask(page: Page, address: string, data: unknown): Promise<Record<string, unknown>> {
  const answer = await page.request.post(address, { data, headers: { origin: originOf(page) } });
  expect(answer.status(), `${address}: ${await answer.text()}`).toBe(200);
  return answer.json();
}

const originOf = (page: Page): string => new URL(page.url()).origin;

/** Signs this device in as a guest. */
export async function becomeGuest(page: Page, name: string, at = './'): Promise<void> {
  await page.goto(at);
  await ask(page, `${originOf(page)}/api/me`, { name } satisfies Body<'becomeGuest'>);
  // Without this flag the page doesn't ask for its identity.
  await page.evaluate(() => localStorage.setItem('wagons/online/somebody', 'yes'));
}

/** Changes the name, as in another tab of this device. */
export async function rename(page: Page, name: string): Promise<void> {
  const data = { name } satisfies Body<'rename'>;
  const answer = await page.request.patch(`${originOf(page)}/api/me`, {
    data,
    headers: { origin: originOf(page) },
  });
  expect(answer.status()).toBe(200);
}

const CASUAL: TableSettings = {
  deck: PRINTED.hash,
  first: 'host',
  clock: { kind: 'live', seconds: 600, increment: 10 },
  rated: false,
  listed: false,
};

/** Both say that they are ready: then the cards of a live game are dealt. */
export async function getReady(...players: readonly Page[]): Promise<void> {
  for (const one of players) await one.getByRole('button', { name: 'I’m ready' }).click();
}

/** Opens a table and returns the URL of its screen. */
export async function openTable(page: Page, settings: Partial<TableSettings> = {}): Promise<string> {
  // With a chosen seed the cards lie open from the start; rated games are dealt when both are ready.
  const deal = settings.rated ? {} : { seed: 'a table' };
  const { id } = await ask(page, `${originOf(page)}/api/tables`, { ...CASUAL, ...deal, ...settings });
  return `${originOf(page)}/#/online/${String(id)}`;
}

/** Seats two guests at a table of the first, who is the first player by default. */
export async function sitTogether(
  host: Page,
  guest: Page,
  { names = ['Ann', 'Bob'], at = './', ...settings }: Together = {},
): Promise<string> {
  await Promise.all([becomeGuest(host, names[0], at), becomeGuest(guest, names[1], at)]);
  const table = await openTable(host, settings);
  await Promise.all([host.goto(table), guest.goto(table)]);
  await guest.locator('main form button').click();
  if (settings.rated) for (const page of [host, guest]) await page.locator('.acts button.main').click();
  await Promise.all(
    [host, guest].map(async (page) => expect(page.locator('main[data-part=table]')).toBeVisible()),
  );
  return table;
}
type Together = Partial<TableSettings> & {
  readonly names?: readonly [host: string, guest: string];
  readonly at?: string;
};

// ---- The table ----

/** Whether the last turn is saved. */
export const delivery = (page: Page): Locator => page.locator('[data-part=delivery]');
export const clocks = (page: Page): Locator => page.getByRole('timer');
export const presence = (page: Page): Locator => page.locator('[data-part=bar] [role=img][data-here]');
export const message = (page: Page): Locator => page.locator('.message');
export const title = (page: Page): Locator => page.getByRole('heading', { level: 1 });

export const expectSaved = async (page: Page): Promise<void> =>
  expect(delivery(page)).toHaveAttribute('data-state', 'saved');

// ---- Moves ----

/** The game of a table as stored on the server. */
export async function storedGame(page: Page): Promise<Game> {
  const { origin, hash } = new URL(page.url());
  const answer = await page.request.get(`${origin}/api/games/${hash.split('/').at(-1) ?? ''}`);
  const game = parseCode((await answer.json()).code, [PRINTED, FRONTIER]);
  if (!game.ok) throw new Error('The server has stored a game that is none.');
  return game.value;
}

/** A whole turn of the seat to move, and the game after it. The same game gives the same turn. */
function someTurn(game: Game): { readonly moves: readonly string[]; readonly after: Game } {
  const throwDie = dice(`turn/${game.moves.length}`);
  const moves: string[] = [];
  let after = game;
  while (after.phase !== 'over' && seatToMove(after) === seatToMove(game)) {
    const legal = legalMoves(after);
    const move = legal[throwDie(after.phase === 'draft' ? Math.min(2, legal.length) : legal.length)];
    if (!move) throw new Error('There is always a legal move.');
    moves.push(makeMove(move));
    after = mustPlay(after, move);
  }
  return { moves, after };
}

/** Types a turn into the menu, and leaves the menu open. */
async function typeTurn(page: Page, moves: readonly string[]): Promise<void> {
  const box = page.locator('#typed-move');
  if (!(await box.isVisible())) await openMenu(page);
  for (const move of moves) {
    await box.fill(move);
    await page.locator('form:has(#typed-move) button').click();
    // After the last move of a game the field is gone.
    await page.waitForFunction(
      (typed) => document.querySelector<HTMLInputElement>('#typed-move')?.value !== typed,
      move,
    );
  }
}

/** Both players type a number of turns, or play to the end. Returns the game. */
export async function typeTurns(first: Page, second: Page, turns = Infinity): Promise<Game> {
  let game = await storedGame(first);
  for (let n = 0; n < turns && game.phase !== 'over'; n++) {
    const { moves, after } = someTurn(game);
    await typeTurn(seatToMove(game) === 'first' ? first : second, moves);
    game = after;
  }
  for (const page of [first, second]) if (game.phase !== 'over') await closeMenu(page);
  return game;
}

/** In any language, with the rare things too. */
export async function openMenu(page: Page): Promise<void> {
  await page.locator('[data-part=bar] > button').first().click();
  await page.getByRole('dialog').locator('details > summary').first().click();
  await expect(page.locator('#typed-move')).toBeVisible();
}

export async function closeMenu(page: Page): Promise<void> {
  if (await page.getByRole('dialog').isVisible()) await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
}

/** Both pages show this game, saved. */
export async function expectBothAt(pages: readonly Page[], game: Game): Promise<void> {
  const laid = game.towns.first.length + game.towns.second.length;
  for (const page of pages) await expect(page.locator('.ctw-laid')).toHaveCount(laid);
  for (const page of pages) if (game.phase !== 'over') await expectSaved(page);
}

// ---- Chat ----

export async function openChat(page: Page): Promise<void> {
  await page.locator('[data-part=bar] [aria-expanded]').click();
  await expect(page.getByRole('log')).toBeVisible();
}

/** Sends a chat line; the chat must be open. */
export async function sayLine(page: Page, text: string): Promise<void> {
  await page.locator('aside form input').fill(text);
  await page.keyboard.press('Enter');
  await expect(page.locator('aside form input')).toHaveValue('');
}

/** The chat lines on this page. */
export const lines = (page: Page): Locator => page.getByRole('log').locator('li span');

// ---- Accounts ----

/** Adds a virtual authenticator with user verification to the page's device. */
export async function addAuthenticator(page: Page): Promise<Authenticator> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    passkeys: async () => (await devtools.send('WebAuthn.getCredentials', { authenticatorId })).credentials,
    take: async (credentials) => {
      for (const credential of credentials)
        await devtools.send('WebAuthn.addCredential', { authenticatorId, credential });
    },
  };
}

/** The parts that make up a passkey. */
type Passkey = {
  readonly credentialId: string;
  readonly isResidentCredential: boolean;
  readonly privateKey: string;
  readonly signCount: number;
  readonly rpId?: string;
  readonly userHandle?: string;
};
type Authenticator = {
  readonly passkeys: () => Promise<readonly Passkey[]>;
  /** Adds passkeys of another device, as a password manager does. */
  readonly take: (passkeys: readonly Passkey[]) => Promise<void>;
};

/** Turns the guest of this page into an account and returns the recovery codes. */
export async function makeAccount(page: Page): Promise<readonly string[]> {
  await page.evaluate(() => (location.hash = '#/account'));
  await page.getByRole('button', { name: 'Create a passkey' }).click();
  await expect(message(page)).toHaveText('Passkey created');
  // The list of codes may appear after the message.
  await page.getByLabel('I’ve saved them').check();
  const codes = await page.locator('main ol code').allTextContents();
  await page.getByRole('button', { name: 'Done' }).click();
  return codes;
}

// Every route, requested without a session, by a guest, by an account and from a foreign page: access must be as the
// protocol says.

import { type Route, type RouteName, ROUTES } from '@wagons/protocol';
import { describe, expect, it } from 'vitest';
import { account, browser, guest, httpWorld, program, type Wish } from '../../test/httpWorld.ts';
import { SETTINGS } from '../../test/play.ts';

const here = httpWorld();

/** A valid request for each route. A new route without a line here doesn't compile. */
const WISHES: Readonly<Record<RouteName, Wish>> = {
  becomeGuest: { body: { name: 'Ada' } },
  me: {},
  rename: { body: { name: 'Ada' } },
  forget: {},
  signOut: { body: { everywhere: false } },
  myGames: {},
  alerts: {},
  setAlerts: { body: { language: 'en', zone: 'Europe/Berlin' } },
  addAlertTarget: { body: { language: 'en', zone: 'UTC', target: { webhook: 'https://hooks.example/a' } } },
  removeAlertTarget: { params: { id: 'x'.repeat(22) } },
  testAlerts: {},
  confirmMail: { params: { key: 'x'.repeat(32) } },
  stopMail: { params: { key: 'x'.repeat(32) } },
  passkeyOptions: {},
  makePasskey: { body: {} },
  signInOptions: {},
  signIn: { body: {} },
  recover: { body: { code: 'none' } },
  newRecoveryCodes: {},
  proofOptions: {},
  prove: { body: { code: 'none' } },
  passkeys: {},
  renamePasskey: { params: { id: 'x'.repeat(22) }, body: { name: 'Phone' } },
  removePasskey: { params: { id: 'x'.repeat(22) } },
  openTable: { body: SETTINGS },
  quickMatch: { body: { match: 'daily', rated: false } },
  lobby: {},
  decks: {},
  bringDeck: { body: {} },
  deck: { params: { hash: 'f'.repeat(64) } },
  report: { body: { player: 'x'.repeat(16), reason: 'other' } },
  blocked: {},
  block: { params: { id: 'x'.repeat(16) } },
  unblock: { params: { id: 'x'.repeat(16) } },
  game: { params: { id: 'x'.repeat(22) } },
  exportGame: { params: { id: 'x'.repeat(22) } },
  player: { params: { id: 'x'.repeat(16) } },
  leaderboard: {},
};
const NAMES = Object.keys(ROUTES) as readonly RouteName[];
const CLOSED = ['notSignedIn', 'accountNeeded', 'foreignOrigin'];

async function codeOf(answer: Promise<{ statusCode: number; json: () => unknown }>): Promise<string> {
  const { statusCode, json } = await answer;
  return statusCode === 200 ? 'done' : (json() as { readonly code: string }).code;
}

describe.each(NAMES)('%s', (name) => {
  const { who, method } = ROUTES[name];
  const wish = WISHES[name];

  it('is open to whom the protocol says', async () => {
    const { app } = here();
    const asAnonymous = await codeOf(browser(app).send(name, wish));
    const asGuest = await codeOf((await guest(app)).send(name, wish));
    const asAccount = await codeOf((await account(here())).send(name, wish));
    if (who === 'anyone') expect(CLOSED).not.toContain(asAnonymous);
    else expect(asAnonymous).toBe('notSignedIn');
    if (who === 'account') expect(asGuest).toBe('accountNeeded');
    else expect(CLOSED).not.toContain(asGuest);
    expect(CLOSED).not.toContain(asAccount);
    for (const code of [asAnonymous, asGuest, asAccount])
      expect(['malformed', 'ourFault']).not.toContain(code);
  });

  it('needs a fresh proof from an account if the protocol says so, and from no one else', async () => {
    const world = here();
    const old = await account(world);
    world.passTime(5 * 60_000);
    const { proof }: Route = ROUTES[name];
    const code = await codeOf(old.send(name, wish));
    if (proof) expect(code).toBe('proofNeeded');
    else expect(code).not.toBe('proofNeeded');
    expect(await codeOf((await guest(world.app)).send(name, wish))).not.toBe('proofNeeded');
  });

  it('does nothing for a foreign page, with any cookie', async () => {
    const { app } = here();
    const { cookies } = await account(here());
    for (const origin of [
      'https://evil.example',
      'http://localhost:8080.evil.example',
      'http://evil-localhost:8080',
      'https://localhost:8080',
      'null',
    ]) {
      const foreign = browser(app, origin);
      for (const [key, value] of cookies) foreign.cookies.set(key, value);
      const code = await codeOf(foreign.send(name, wish));
      if (method === 'GET') expect(code).not.toBe('foreignOrigin');
      else expect(code).toBe('foreignOrigin');
    }
  });

  it('accepts a cookie only from our own pages', async () => {
    if (method === 'GET') return;
    const { app } = here();
    const { cookies } = await account(here());
    const cookie = [...cookies].map(([key, value]) => `${key}=${value}`).join('; ');
    expect((await program(app).refusal(name, { ...wish, headers: { cookie } })).code).toBe('foreignOrigin');
    const sameSite = { cookie, 'sec-fetch-site': 'same-site' };
    expect((await program(app).refusal(name, { ...wish, headers: sameSite })).code).toBe('foreignOrigin');
  });
});

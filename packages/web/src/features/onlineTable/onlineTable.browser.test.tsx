// Tests of a table far away in a browser: invited, waiting, playing, asked, out of touch, and at the end.

import { PHRASES } from '@wagons/protocol/codes';
import { seatToMove } from '@wagons/rules';
import { dice } from '@wagons/rules/deal';
import { BUILT_IN_DECKS } from '@wagons/rules/deck';
import { makeMove } from '@wagons/rules/notation';
import { loadArea } from '@wagons/words/areas';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '@wagons/board/board.css';
import { markLessonsFinished } from '../../kit/storage/lessonMark.ts';
import { store } from '../../kit/storage/storage.ts';
import '../../kit/look/tokens.css';
import '../../kit/look/base.css';
import {
  idOf,
  openClient,
  type InMemoryServer,
  type Client,
  openServer,
  settle,
  TABLE,
} from '../../../test/inMemoryServer.ts';
import { clearStorage } from '../../../test/clearStorage.ts';
import { leave, show, speak, until } from '../../../test/speaking.ts';
import { randomTurn } from '../../../test/randomTurn.ts';
import { OnlineTableScreen } from './onlineTableScreen.tsx';

const roll = dice('far table in a browser');

beforeEach(async () => {
  location.hash = '#/';
  await page.viewport(1280, 800);
  await speak('en');
  localStorage.clear();
});
afterEach(leave);

const text = (selector: string): string => document.querySelector(selector)?.textContent ?? '';
const press = (name: string | RegExp): Promise<void> =>
  userEvent.click(page.getByRole('button', { name, exact: typeof name === 'string' }));

/** Says yes to the question. */
const answer = (name: string): Promise<void> =>
  userEvent.click(page.getByRole('dialog', { name }).getByRole('button', { name, exact: true }));

const SEATED = { first: idOf('host'), second: idOf('guest') };

/** The screen of a player at a table; all messages arrive immediately. */
async function sit(
  server: InMemoryServer,
  who: string | undefined,
  sign: string,
  id = TABLE,
): Promise<Client> {
  const guest = openClient(server, who);
  await settle(server);
  const shown = show(<OnlineTableScreen id={id} world={guest.ports} />, sign);
  await until(async () => {
    await settle(server);
    return document.querySelector(sign) !== null;
  });
  await shown;
  return guest;
}

/** A game that is going, seen by the guest, who is second; the host plays from elsewhere. */
async function going(settings: Parameters<typeof openServer>[0] = {}, who: string | undefined = 'guest') {
  const server = openServer(settings);
  server.happen({ type: 'sat', seats: SEATED });
  const host = openClient(server, 'host');
  const shown = await sit(server, who, '[data-part=table]');
  return { server, host, shown };
}

const LIVE = { clock: { kind: 'live', seconds: 300, increment: 5 } } as const;
const notices = (): string => text('[data-part=notices]');

/** Plays some turns of both. */
async function playTurns(server: InMemoryServer, turns: number): Promise<void> {
  for (let nth = 0; nth < turns; nth++) {
    const { game } = server.table();
    const seat = seatToMove(game) ?? 'first';
    server.happen({ type: 'turn', seat, moves: randomTurn(game, roll).map(makeMove) });
  }
  await settle(server);
}

/** In steps, so that no connection seems dead. */
async function passMinute(server: InMemoryServer): Promise<void> {
  for (let second = 0; second < 60; second += 5) {
    server.clock.pass(5_000);
    await settle(server);
  }
}

describe('before the game', () => {
  test('the host gets a link to send, and can close the table', async () => {
    const server = openServer();
    await sit(server, 'host', 'main dl');
    expect(text('h1')).toBe('Waiting for your opponent');
    await until(
      () => document.querySelector<HTMLInputElement>('main input[readonly]')?.value.includes(TABLE) === true,
    );
    await press('Close table');
    await answer('Close table');
    await settle(server);
    expect(server.table().status).toBe('over');
    await until(() => text('h1') === 'This table is closed.');
  });

  test('a listed table waits for an opponent until the host stops it', async () => {
    const server = openServer({ listed: true, clock: { kind: 'live', seconds: 300, increment: 5 } });
    await sit(server, 'host', 'main dl');
    expect(text('h1')).toBe('Looking for an opponent…');
    expect(text('main')).toContain('Keep this tab open');
    expect(text('[role=timer]')).toMatch(/^Waiting: 0:0\d$/);
    await expect.element(page.getByRole('link', { name: 'Practice against the computer' })).toBeVisible();
    await press('Stop searching');
    await answer('Stop searching');
    await settle(server);
    expect(server.table().status).toBe('over');
  });

  test('an invited player sees the settings and sits down with one tap', async () => {
    const server = openServer({ clock: { kind: 'live', seconds: 300, increment: 5 } });
    await sit(server, 'guest', 'main form');
    expect(text('h1')).toBe('host invites you to play');
    expect(text('main dl')).toContain('5\u00A0min + 5\u00A0s per turn');
    expect(text('main dl')).toContain('No hints');
    expect(document.querySelectorAll('[data-part=dealt] li')).toHaveLength(3);
    await press('Join as gues');
    await until(async () => {
      await settle(server);
      return server.table().status === 'going';
    });
    await until(() => document.querySelector('[data-part=table]') !== null);
  });

  test('Frontier is played like the printed deck; its cards tell their rules before the game', async () => {
    const server = openServer({ deck: BUILT_IN_DECKS[1] ?? '' });
    await sit(server, 'guest', 'main form');
    expect(text('main dl')).toContain('Frontier');
    await userEvent.click(page.getByRole('listitem').getByRole('button').first());
    await expect
      .element(page.getByRole('dialog').getByRole('link', { name: /^Rules: C\d+$/ }))
      .toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await press('Join as gues');
    await until(async () => {
      await settle(server);
      return document.querySelector('[data-part=table] [data-part=scoring] button') !== null;
    });
    expect(document.querySelectorAll('[data-part=scoring] button')).toHaveLength(3);
  });

  test('an invited player sees that hints are allowed', async () => {
    await sit(openServer({ hints: true }), 'guest', 'main form');
    expect(text('main dl')).toContain('Hints allowed');
  });

  test('a guest without a name is offered one', async () => {
    await sit(openServer(), undefined, 'main form');
    expect(document.querySelector<HTMLInputElement>('main form input')?.value).toMatch(/^\D+ \d\d$/);
    expect(text('main form')).toContain('You don’t need an account');
  });

  test('a guest who has never played sees the game in a picture and can learn it first', async () => {
    clearStorage();
    await sit(openServer(), undefined, '[data-part=pitch] .game-picture');
    await expect.element(page.getByRole('link', { name: 'Learn in 3 minutes' })).toBeInTheDocument();
    leave();
    markLessonsFinished(store);
    await sit(openServer(), undefined, 'main form');
    expect(document.querySelector('[data-part=pitch]')).toBeNull();
    clearStorage();
  });

  test('a rated game asks for an account', async () => {
    await sit(openServer({ rated: true, first: 'random' }), 'guest', '[role=alert]');
    expect(document.querySelector('a[href="#/account"]')).not.toBeNull();
  });

  test.each([
    [{ what: 'offline' }, 'You’re offline'],
    [{ what: 'away' }, 'The server isn’t responding'],
    [{ what: 'refused', problem: { code: 'foreignOrigin', message: 'No.' } }, 'Wrong address'],
  ] as const)(
    'a table that cannot be reached: %o, a way home, and it opens by itself',
    async (why, sentence) => {
      const server = openServer();
      const guest = openClient(server, 'guest', { why });
      await show(<OnlineTableScreen id={TABLE} world={guest.ports} />, 'main');
      for (const line of server.lines()) server.cut(line);
      await until(() => text('[role=alert]').startsWith(sentence));
      expect(text('header')).toContain('Home');
      guest.wake();
      await until(async () => {
        await settle(server);
        return document.querySelector('main form') !== null;
      });
    },
  );

  test('a table that is not there says so', async () => {
    await sit(openServer(), 'guest', '[role=alert]', 'NobodyNobodyNobodyNobo');
    expect(text('[role=alert]')).not.toBe('');
    expect(document.querySelector('main a[href="#/online"]')).not.toBeNull();
  });
});

describe('a game', () => {
  test('is played by pointing, and says what is sent and what is saved', async () => {
    const { server } = await going();
    expect(text('[data-part=delivery]')).toBe('Saved');
    await userEvent.click(document.querySelectorAll('[data-part=circle] [data-card]')[2] ?? document.body);
    await userEvent.click(page.getByText('Start here'));
    await until(() => text('[data-part=delivery]') === 'Sending…');
    await settle(server);
    await until(() => text('[data-part=delivery]') === 'Saved');
    expect(server.table().game.moves).toHaveLength(1);
    await until(() => text('[data-part=now]').includes('host is thinking'));
  });

  test('shows who is there, both clocks, and warns when time runs short', async () => {
    const { server } = await going({ clock: { kind: 'live', seconds: 90, increment: 0 } });
    expect(document.querySelector('[role=img][data-here]')?.getAttribute('data-here')).toBe('true');
    expect([...document.querySelectorAll('[role=timer]')].map((one) => one.textContent)).toEqual([
      '1:30',
      '1:30',
    ]);
    // In steps, so that the connection gets its heartbeats.
    for (let i = 0; i < 13; i++) {
      server.clock.pass(5000);
      await settle(server);
    }
    await until(() => text('[role=timer][data-warning=true]') === '0:25');
    for (let i = 0; i < 4; i++) {
      server.clock.pass(5150);
      await settle(server);
    }
    await until(() => text('[role=timer][data-warning=true]') === '4.4');
  });

  test('a take-back is asked for and answered beside the table, not in its way', async () => {
    const { server, host } = await going({ clock: { kind: 'live', seconds: 300, increment: 0 } });
    const turn = (who: Client) => randomTurn(who.table().game.value, roll);
    server.happen({ type: 'turn', seat: 'second', moves: ['start ' + server.table().game.circle[3]] });
    await settle(server);
    void host.table().confirm(turn(host));
    await settle(server);
    void host.table().takeBack();
    await settle(server);
    await until(() => text('[data-part=notices]').includes('host requests a takeback'));
    expect(text('[data-part=notices]')).toContain('Your clock is paused for up to 30 seconds.');
    const shownTime = text('[role=timer]');
    server.clock.pass(5000);
    await settle(server);
    expect(text('[role=timer]')).toBe(shownTime);
    const { length } = server.table().game.moves;
    await press('Decline');
    await settle(server);
    await until(() => !text('[data-part=notices]').includes('requests a takeback'));
    expect(server.table().game.moves).toHaveLength(length);
    expect(host.table().happened.value?.type).toBe('takeBackRefused');
  });

  test('a takeback is answered in an open dialog too, and shown only there', async () => {
    const { server, host } = await going();
    server.happen({ type: 'turn', seat: 'second', moves: ['start ' + server.table().game.circle[3]] });
    await settle(server);
    void host.table().confirm(randomTurn(host.table().game.value, roll));
    await settle(server);
    await press('Menu');
    await until(() => text('dialog').includes('Help while placing'));
    void host.table().takeBack();
    await settle(server);
    await until(() => text('dialog [data-part=urgent]').includes('host requests a takeback'));
    expect(text('[data-part=notices]')).not.toContain('requests a takeback');
    await userEvent.keyboard('{Tab}');
    expect(document.activeElement?.closest('dialog')).not.toBeNull();
    await press('Decline');
    await settle(server);
    await until(() => text('dialog [data-part=urgent]') === '');
    expect(host.table().happened.value?.type).toBe('takeBackRefused');
  });

  test('says that a live opponent has left, and what happens then', async () => {
    const { server, host } = await going(LIVE);
    server.happen({ type: 'turn', seat: 'second', moves: ['start ' + server.table().game.circle[3]] });
    await settle(server);
    host.opened.leave();
    await settle(server);
    await until(() =>
      text('[data-part=notices]').includes('If it runs out this early, the game is aborted.'),
    );
    expect(text('[data-part=notices]')).toContain('host is offline.');
    const taken = server.table().game.circle[1] ?? '';
    server.happen({ type: 'turn', seat: 'first', moves: [`take ${taken}`, `place ${taken} 0,0`] });
    await settle(server);
    await until(() =>
      text('[data-part=notices]').includes('Their clock starts when you’ve played your turn.'),
    );
    await press('Close');
    await until(() => text('[data-part=notices]') === '');
  });

  test('counts down until the win can be claimed from an opponent who has left', async () => {
    const { server, host } = await going(LIVE);
    await playTurns(server, 3);
    host.opened.leave();
    await settle(server);
    await until(() => /If they don’t come back, you can claim the win in (1:00|0:5\d)\./.test(notices()));
    await passMinute(server);
    await until(() => notices().includes('host has been offline for a minute. You can claim the win.'));
    await press('Wait');
    await until(() => !notices().includes('Wait'));
    await press('Claim the win');
    await settle(server);
    await until(() => text('h1').includes('host left the game. You win!'));
    expect(server.table().end).toEqual({ by: 'time', outcome: 'second', away: true });
  });

  test('an opponent who comes back can’t be claimed from; aborting is a choice too', async () => {
    const { server, host } = await going(LIVE);
    await playTurns(server, 3);
    host.opened.leave();
    await settle(server);
    await passMinute(server);
    await until(() => notices().includes('You can claim the win.'));
    const again = openClient(server, 'host');
    await settle(server);
    await until(() => notices() === '');
    again.opened.leave();
    await settle(server);
    await passMinute(server);
    await until(() => notices().includes('You can claim the win.'));
    await press('Abort game');
    await settle(server);
    await until(() => text('h1').startsWith('host left the game. Game aborted'));
    expect(server.table().end).toEqual({ by: 'aborted', seat: 'first', away: true });
  });

  test('a rated game without a clock can be claimed after fourteen days', async () => {
    const server = openServer({ rated: true });
    server.happen({ type: 'sat', seats: SEATED });
    await playTurns(server, 3);
    server.clock.pass(14 * 24 * 60 * 60_000);
    await sit(server, 'guest', '[data-layout]');
    await until(() => notices().includes('host hasn’t played for 14 days. You can claim the win.'));
    await press('Claim the win');
    await settle(server);
    await until(() => server.table().status === 'over');
    expect(server.table().end).toMatchObject({ by: 'time', outcome: 'second', away: true });
  });

  test('on a phone, the switch for sound is in the bar and leaves room for names and clocks', async () => {
    await going();
    await page.viewport(360, 640);
    const sound = page.getByRole('button', { name: 'Sound', exact: true });
    await expect.element(sound).toBeVisible();
    const bar = document.querySelector('[data-part=bar]');
    await until(() => bar !== null && bar.scrollWidth <= bar.clientWidth);
  });

  test('undo needs no consent; a takeback has its own button and can be withdrawn', async () => {
    const { server } = await going();
    server.happen({ type: 'turn', seat: 'second', moves: ['start ' + server.table().game.circle[3]] });
    await settle(server);
    const taken = server.table().game.circle[1] ?? '';
    server.happen({ type: 'turn', seat: 'first', moves: [`take ${taken}`, `place ${taken} 0,0`] });
    await settle(server);
    // The free card is the first of the town, so it is placed; undo gives it back.
    await until(() => text('[data-part=now]').includes('Take a card from the circle'));
    await until(() => /gave you .+ starts your town\./.test(text('[data-part=happened]')));
    expect(text('[data-part=delivery]'), 'the player has done nothing yet').toBe('Saved');
    await press('Undo');
    await until(() => text('[data-part=now]').includes('here, or rotate it first'));
    await press('Menu');
    await press('Request a takeback');
    await settle(server);
    await until(() => text('[data-part=notices]').includes('You asked host'));
    expect(server.table().offer).toEqual({ kind: 'takeBack', by: 'second' });
    await press('Cancel');
    await settle(server);
    await until(() => text('[data-part=notices]') === '');
    expect(server.table().offer).toBeUndefined();
    // With nothing to undo yet: at a table of one's own, the same button takes back the turn before.
    await expect.element(page.getByRole('button', { name: 'Undo', exact: true })).toBeDisabled();
    expect(page.getByRole('button', { name: 'Undo last turn' }).query()).toBeNull();
  });

  test('a passing notice disappears by itself, but not while hovered', async () => {
    const { server, host, shown } = await going();
    server.happen({ type: 'turn', seat: 'second', moves: ['start ' + server.table().game.circle[3]] });
    await settle(server);
    void shown.table().takeBack();
    await settle(server);
    await until(() => text('[data-part=actions]').includes('Waiting for a reply'));
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    try {
      host.table().order({ type: 'answerTakeBack', accept: false });
      await settle(server);
      const news = page.getByText('host declined the takeback.');
      await userEvent.hover(news);
      vi.advanceTimersByTime(20_000);
      await expect.element(news).toBeInTheDocument();
      await userEvent.unhover(news);
      vi.advanceTimersByTime(8000);
      await expect.element(news).not.toBeInTheDocument();
    } finally {
      vi.useRealTimers();
    }
  });

  test('reports a lost connection and continues when it is back', async () => {
    const { server } = await going({ clock: { kind: 'live', seconds: 300, increment: 5 } });
    const still = () =>
      [...document.querySelectorAll('[role=timer]')].map((one) => one.getAttribute('data-still'));
    for (const line of server.lines()) server.cut(line);
    await until(() => text('[data-part=notices]').includes('Offline since'));
    expect(still()).toEqual(['true', 'true']);
    await press('Try now');
    await settle(server);
    await until(() => text('[data-part=notices]') === '');
    expect(text('[data-part=delivery]')).toBe('Saved');
    await expect.poll(still).toEqual(['false', 'false']);
  });

  test('has a chat with a count of what is new', async () => {
    const { server, host } = await going();
    host.table().order({ type: 'say', text: '<img src=x onerror=alert(1)> Howdy' });
    await settle(server);
    await until(() => text('[data-part=bar] [aria-expanded] b') === '1');
    await press('Chat, 1 new message');
    await until(() => text('aside li span') === '<img src=x onerror=alert(1)> Howdy');
    await userEvent.fill(page.getByRole('textbox', { name: 'Message' }), 'Howdy yourself');
    await userEvent.keyboard('{Enter}');
    await settle(server);
    await until(() => document.querySelectorAll('[role=log] li').length === 2);
    expect(host.table().chat.unread.value).toBe(1);
    expect(document.querySelector('[data-part=bar] [aria-expanded] b')).toBeNull();
    await userEvent.fill(page.getByRole('textbox', { name: 'Message' }), 'x'.repeat(212));
    await until(() => text('aside form').includes('12 characters too long'));
    expect(document.querySelector<HTMLButtonElement>('aside form button')?.disabled).toBe(true);
  });

  test('a ready-made line is read in the reader’s language', async () => {
    await speak('de');
    const { server, host } = await going();
    host.table().order({ type: 'say', text: PHRASES.goodGame });
    await settle(server);
    await press(/^Chat, /);
    await until(() => text('aside li span') === 'Schöne Partie!');
    await press('Viel Glück!');
    await settle(server);
    await until(() => text('[role=log]').includes('Viel Glück!'));
    expect(host.table().chat.lines.value.at(-1)?.text).toBe(PHRASES.luck);
  });

  test('a line that wasn’t delivered says why, and can be sent again', async () => {
    const { server, host } = await going();
    await press('Chat');
    server.objectWith((message) =>
      message.type === 'do' && message.command.type === 'say'
        ? { type: 'refused', code: 'saidEnough', cmdId: message.cmdId, table: message.table }
        : undefined,
    );
    await press('Good luck!');
    await until(() => text('[data-part=unsent]').includes('Sending'));
    await settle(server);
    await until(() => text('[data-part=unsent]').includes('Not delivered. You’re writing too fast.'));
    expect(host.table().chat.lines.value).toEqual([]);
    server.objectWith(() => undefined);
    await press('Send again');
    await settle(server);
    await until(() => text('[role=log]').includes('Good luck!'));
    expect(document.querySelector('[data-part=unsent]')).toBeNull();
  });

  test('the opponent can be muted and reported in the chat', async () => {
    const { server, host } = await going();
    await press('Chat');
    await press('Mute host');
    host.table().order({ type: 'say', text: 'Slowpoke' });
    await settle(server);
    await until(() => text('aside').includes('You’ve muted host.'));
    expect(text('[role=log]')).toBe('');
    await press('Unmute host');
    await until(() => text('[role=log]').includes('Slowpoke'));
    await press('Report host');
    await until(() => text('dialog h2') === 'Report host');
    await userEvent.keyboard('{Escape}');
    await until(() => document.querySelector('dialog') === null);
    expect(document.querySelector('aside')).not.toBeNull();
  });

  test('a name without an account is marked', async () => {
    await going();
    expect(document.querySelectorAll('[data-part=bar] [data-part=guest]')).toHaveLength(2);
  });

  test('a rated game says so and shows both ratings, on a phone too', async () => {
    const rated = (name: string, ratedGames: number) => ({
      id: idOf(name),
      name,
      account: true,
      rating: 1500 + ratedGames,
      provisional: ratedGames < 10,
      ratedGames,
    });
    const server = openServer(
      { rated: true, first: 'random' },
      { people: [rated('host', 30), rated('guest', 3)] },
    );
    server.happen({ type: 'sat', seats: SEATED });
    await page.viewport(360, 640);
    await sit(server, 'guest', '[data-part=table]');
    const ratings = [...document.querySelectorAll('[data-part=bar] [data-part=rating]')];
    await until(() => ratings.every((one) => one.checkVisibility()));
    expect(ratings.map((one) => one.textContent).toSorted()).toEqual([
      'Rating: 1503? (provisional, 3 of 10 games)',
      'Rating: 1530',
    ]);
    expect(text('[data-part=rated]')).toBe('Rated');
    const bar = document.querySelector('[data-part=bar]');
    await until(() => bar !== null && bar.scrollWidth <= bar.clientWidth);
    await press('Menu');
    await until(() => text('[data-part=table-ratings]').includes('1503 (provisional, 3 of 10 games)'));
  });

  test('the help while placing is the same for both, and the menu says how much', async () => {
    await going({ help: 'heat', seed: 'mine' });
    await press('Menu');
    await until(() =>
      text('dialog').includes('Help while placing: Heat map. It’s the same for both players.'),
    );
    expect(text('dialog')).toContain('Deal chosen by the host');
    expect(document.querySelector('dialog input[type=radio]')).toBeNull();
  });

  test('a rated game has no hints, and says so', async () => {
    await going({ rated: true, first: 'random' });
    expect(document.querySelector('[data-tool=hint]')).toBeNull();
    await press('Menu');
    await until(() => text('dialog').includes('This is a rated game'));
    expect(text('dialog')).not.toContain('Request a takeback');
  });

  test('a casual game has no hints either, by no button and no key, and says so', async () => {
    await going();
    expect(document.querySelector('[data-tool=hint]')).toBeNull();
    expect(document.querySelector('[data-part=hints-allowed]')).toBeNull();
    await userEvent.keyboard('h');
    await press('Menu');
    await until(() => text('dialog').includes('You’re playing a person, so computer hints are off.'));
    expect(page.getByRole('button', { name: 'Hint', exact: true }).query()).toBeNull();
    expect(document.querySelector('[data-part=saying] [data-part=hint]')).toBeNull();
    // What a placement would change may be shown all the same.
    expect(text('dialog')).toContain('Help while placing');
  });

  test('a table opened with hints says so to both, and offers them to the player to move', async () => {
    await going({ hints: true });
    expect(text('[data-part=hints-allowed]')).toBe('Hints allowed');
    expect(document.querySelector<HTMLButtonElement>('[data-tool=hint]')?.disabled).toBe(false);
    await press('Menu');
    await until(() => text('dialog').includes('Hints allowed'));
    leave();
    await going({ hints: true }, 'stranger');
    expect(text('[data-part=hints-allowed]')).toBe('Hints allowed');
    expect(document.querySelector('[data-tool=hint]')).toBeNull();
  });

  test('is given up only after asking', async () => {
    const { server } = await going();
    await press('Menu');
    await until(() => text('dialog').includes('Resign'));
    await press('Resign');
    await settle(server);
    expect(server.table().status).toBe('going');
    // The question takes the place of the menu, and leads back to it.
    expect(document.querySelectorAll('dialog')).toHaveLength(1);
    await press('Cancel');
    await until(() => text('dialog').includes('Help while placing'));
    await press('Resign');
    await answer('Resign');
    await settle(server);
    expect(server.table().end).toEqual({ by: 'resigned', outcome: 'first' });
    await until(() => text('h1').includes('You resigned. host wins!'));
  });

  test('spectators see everything and can do nothing', async () => {
    const { server } = await going({}, 'stranger');
    expect(text('[data-part=delivery]')).toBe('You’re watching.');
    server.happen({ type: 'turn', seat: 'second', moves: ['start ' + server.table().game.circle[3]] });
    await settle(server);
    await until(() => /^gues chose .+ as the starting card/.test(text('[data-part=happened]')));
    expect(document.querySelector('[data-part=bar] [aria-expanded]')).toBeNull();
    const before = server.table().seq;
    document
      .querySelectorAll('[data-part=circle] [data-card]')[2]
      ?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    await settle(server);
    expect(server.table().seq).toBe(before);
  });

  test('spectators see both towns equally large, side by side, where there is room', async () => {
    await page.viewport(1280, 800);
    const { server, host } = await going({}, 'stranger');
    server.happen({ type: 'turn', seat: 'second', moves: ['start ' + server.table().game.circle[3]] });
    await settle(server);
    void host.table().confirm(randomTurn(host.table().game.value, roll));
    await settle(server);
    const boxOf = (town: string) => document.querySelector(town)?.getBoundingClientRect();
    const sizes = () =>
      ['[data-part=stage]', '[data-part=beside]'].map((town) => Math.round(boxOf(town)?.width ?? 0));
    await expect.poll(() => sizes()[0]).toBeGreaterThan(400);
    await expect.poll(() => new Set(sizes()).size).toBe(1);
    expect(boxOf('[data-part=beside]')?.left).toBeGreaterThanOrEqual(boxOf('[data-part=stage]')?.right ?? 0);
  });
});

describe('before a live clock starts', () => {
  const running = () =>
    [...document.querySelectorAll('[role=timer]')].map((one) => one.getAttribute('data-running'));
  async function seated(who?: string) {
    const server = openServer(LIVE);
    server.happen({ type: 'sat', seats: SEATED, awaits: ['first', 'second'] });
    const host = openClient(server, 'host');
    await sit(server, who ?? 'guest', '[data-part=table]');
    return { server, host };
  }

  test('each of the two says to be ready, and it starts with the second one', async () => {
    const { server, host } = await seated();
    await until(() => text('[data-part=notices]').includes('The clock starts when you’re both ready.'));
    expect(running()).toEqual(['false', 'false']);
    await press('I’m ready');
    await settle(server);
    await until(
      () => text('[data-part=notices]') === 'Waiting for host to be ready. The clock isn’t running yet.',
    );
    expect(running()).toEqual(['false', 'false']);
    host.opened.leave();
    await settle(server);
    await until(() =>
      text('[data-part=notices]').startsWith('host is offline. If you’re not both ready in time'),
    );
    const again = openClient(server, 'host');
    await settle(server);
    await until(() => text('[data-part=notices]').startsWith('Waiting for host to be ready.'));
    again.table().order({ type: 'ready' });
    await settle(server);
    await until(() => text('[data-part=notices]') === '');
    await until(() => running().includes('true'));
  });

  test('before the deal there is one button to say it, and the page says who is ready and who is away', async () => {
    const server = openServer(LIVE, { covered: true });
    server.happen({ type: 'sat', seats: SEATED, awaits: ['first', 'second'] });
    const host = openClient(server, 'host');
    await sit(server, 'guest', '.acts');
    await until(() => text('main').includes('host isn’t ready yet.'));
    expect(page.getByRole('button', { name: 'I’m ready' }).elements()).toHaveLength(1);
    await press('I’m ready');
    await settle(server);
    await until(() => text('main').includes('You’re ready.'));
    expect(document.querySelector('.message')).toBeNull();
    host.opened.leave();
    await settle(server);
    await until(() => text('main').includes('host is offline. If you’re not both ready in time'));
  });

  test('a move counts as ready; spectators are not asked', async () => {
    const { server } = await seated('stranger');
    expect(text('[data-part=notices]')).toBe('');
    server.happen({ type: 'turn', seat: 'second', moves: ['start ' + server.table().game.circle[3]] });
    await settle(server);
    expect(server.table().awaits).toEqual(['first']);
  });
});

describe('after the game', () => {
  test('a rematch is offered, and both go to the next table', async () => {
    const { server, host } = await going();
    host.table().order({ type: 'resign' });
    await settle(server);
    await until(() => text('h1').includes('host resigned. You win!'));
    host.table().order({ type: 'offerRematch', deal: 'same' });
    await settle(server);
    await until(() => text('main').includes('host wants to play the same deal again with seats swapped.'));
    await press('Play');
    await settle(server);
    await until(() => location.hash !== '' && location.hash !== '#/');
    expect(location.hash).toBe('#/online/NextNextNextNextNextNe');
  });

  test('a game that never began says whose time was up, and shows no empty towns', async () => {
    const { server } = await going({ clock: { kind: 'live', seconds: 60, increment: 0 } });
    server.happen({ type: 'aborted', left: { first: 60_000, second: 0 } });
    await settle(server);
    await until(() => text('h1').startsWith('You ran out of time. Game aborted'));
    expect(document.querySelector('[data-part=towns], [data-part=tally], a[href^="#/replay"]')).toBeNull();
  });

  test('an aborted game has no winner', async () => {
    const { server, host } = await going();
    host.table().order({ type: 'abort' });
    await settle(server);
    await until(() => text('h1').startsWith('host aborted the game. Game aborted'));
    expect(seatToMove(server.table().game)).toBe('second');
  });
});

test.each(['de', 'fr'] as const)('fits on a small phone in %s', async (language) => {
  await speak(language);
  await page.viewport(360, 640);
  const server = openServer({ clock: { kind: 'live', seconds: 900, increment: 15 } });
  server.happen({ type: 'sat', seats: SEATED });
  await sit(server, 'guest', '[data-part=table]');
  const { away } = (await loadArea('online', language)).table;
  await until(() => document.querySelector('[role=img][data-here]')?.ariaLabel === away({ who: 'host' }));
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  const bar = document.querySelector('.far-bar');
  for (const child of bar?.children ?? []) {
    const { left, right } = child.getBoundingClientRect();
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(360);
  }
});

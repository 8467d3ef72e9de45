// Tests of tables on the server over an unreliable network: clients show only what is stored.

import { fingerprint } from '@wagons/protocol';
import { type Game, seatToMove } from '@wagons/rules';
import { dice } from '@wagons/rules/deal';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  admittedOf,
  openClient,
  type InMemoryServer,
  type Client,
  openServer,
  settle,
  TABLE,
} from '../../test/inMemoryServer.ts';
import { promises } from '../../test/time.ts';
import { randomTurn } from '../../test/randomTurn.ts';

const roll = dice('remote tables');
const turnOf = (game: Game) => randomTurn(game, roll);

/** Two players at a running game on a new server. */
async function sitDown(settings: Parameters<typeof openServer>[0] = {}) {
  const server = openServer(settings);
  const host = openClient(server, 'host');
  const guest = openClient(server, 'guest');
  await settle(server);
  guest.table().order({ type: 'sit' });
  await settle(server);
  return { server, host, guest };
}
const mover = ({ host, guest }: { readonly host: Client; readonly guest: Client }): Client =>
  [host, guest].find((one) =>
    one.table().mine.value.includes(seatToMove(one.table().game.value) ?? 'first'),
  ) ?? host;

async function playTurn(server: InMemoryServer, one: Client) {
  const answer = one.table().confirm(turnOf(one.table().game.value));
  await settle(server);
  return answer;
}

describe('a table on the server', () => {
  it('is open until a second player joins, and then each has a seat', async () => {
    const server = openServer();
    const host = openClient(server, 'host');
    const guest = openClient(server, 'guest');
    const onlooker = openClient(server, undefined);
    await settle(server);
    expect(host.table().role.value).toBe('host');
    expect(guest.table().role.value).toBe('spectator');
    expect(host.table().mine.value).toEqual([]);
    guest.table().order({ type: 'sit' });
    await settle(server);
    expect([host, guest, onlooker].map((one) => one.table().role.value)).toEqual([
      'first',
      'second',
      'spectator',
    ]);
    expect([host, guest, onlooker].map((one) => one.table().mine.value)).toEqual([['first'], ['second'], []]);
    expect(onlooker.table().presence.value).toEqual({ first: true, second: true, watching: 1 });
  });

  it('is played to the end, the same for all clients', async () => {
    const both = await sitDown();
    const { server, host, guest } = both;
    const onlooker = openClient(server, undefined);
    await settle(server);
    while (host.table().game.value.phase !== 'over') {
      expect((await playTurn(server, mover(both))).ok).toBe(true);
      const shown = [host, guest, onlooker].map((one) => fingerprint(one.table().game.value));
      expect(new Set(shown)).toEqual(new Set([fingerprint(server.table().game)]));
    }
    expect(host.table().face.value.end).toMatchObject({ by: 'points' });
    expect([host, guest].map((one) => one.table().keeping.value)).toEqual(['saved', 'saved']);
  });

  it('shows a turn while it is being saved', async () => {
    const both = await sitDown();
    const one = mover(both);
    const turn = turnOf(one.table().game.value);
    const answer = one.table().confirm(turn);
    expect(one.table().keeping.value).toBe('saving');
    expect(one.table().pending.value).toEqual(turn);
    expect(one.table().mine.value).toEqual([]);
    expect(one.table().game.value.moves).toHaveLength(0);
    await settle(both.server);
    expect((await answer).ok).toBe(true);
    expect(one.table().keeping.value).toBe('saved');
    expect(one.table().pending.value).toEqual([]);
    expect(one.table().game.value.moves).toHaveLength(turn.length);
  });

  it('plays a turn once when the connection is lost before the reply', async () => {
    const both = await sitDown();
    const one = mover(both);
    const answer = one.table().confirm(turnOf(one.table().game.value));
    const line = both.server.lines().find(({ toServer }) => toServer.some((text) => text.includes('"turn"')));
    if (!line) throw new Error('nothing was sent');
    while (both.server.read(line));
    both.server.cut(line);
    expect(both.server.table().game.moves).toHaveLength(1);
    expect(one.table().keeping.value).toBe('saving');
    both.server.clock.pass(1000);
    await settle(both.server);
    expect((await answer).ok).toBe(true);
    expect([...both.server.done.values()].every((times) => times === 1)).toBe(true);
    expect(one.table().game.value.moves).toHaveLength(1);
  });

  it('resends a confirmed turn after a reload until it is answered', async () => {
    const both = await sitDown();
    const one = mover(both);
    void one.table().confirm(turnOf(one.table().game.value));
    one.connection.leave();
    expect(both.server.table().game.moves).toHaveLength(0);
    const again = openClient(both.server, 'guest', { store: one.store });
    await settle(both.server);
    expect(both.server.table().game.moves).toHaveLength(1);
    expect(again.table().game.value.moves).toHaveLength(1);
    expect(again.table().keeping.value).toBe('saved');
    expect(again.connection.unanswered.value).toEqual([]);
  });

  it('restores an unconfirmed turn after a reload, but not in another position', async () => {
    const both = await sitDown();
    await playTurn(both.server, mover(both));
    const one = mover(both);
    const turn = turnOf(one.table().game.value).slice(0, -1);
    one.table().keepPending(turn);
    const again = openClient(both.server, 'host', { store: one.store });
    await settle(both.server);
    expect(again.table().pending.value).toEqual(turn);
    await playTurn(both.server, again);
    expect(again.table().pending.value).toEqual([]);
    expect(
      openClient(both.server, 'host', { store: one.store })
        .store.keys()
        .filter((key) => key.startsWith('turn/')),
    ).toEqual([]);
  });

  it('drops commands of another player on the same device', async () => {
    const both = await sitDown();
    const one = mover(both);
    one.table().order({ type: 'resign' });
    one.connection.leave();
    const other = openClient(both.server, 'host', { store: one.store });
    await settle(both.server);
    expect(both.server.table().status).toBe('going');
    expect(other.connection.unanswered.value).toEqual([]);
  });

  it('takes a turn back when the opponent agrees', async () => {
    const both = await sitDown();
    const { server, host, guest } = both;
    await playTurn(server, guest);
    expect(guest.table().canTakeBack.value).toBe(true);
    const asked = guest.table().takeBack();
    await settle(server);
    expect((await asked).ok).toBe(true);
    expect(host.table().face.value.offer).toEqual({ kind: 'takeBack', by: 'second' });
    host.table().order({ type: 'answerTakeBack', accept: true });
    await settle(server);
    expect(host.table().game.value.moves).toHaveLength(0);
    expect(guest.table().mine.value).toEqual(['second']);
  });

  it('reissues a turn after a conflict, and drops one that no longer fits', async () => {
    const both = await sitDown();
    const { server, host, guest } = both;
    await playTurn(server, guest);
    // The host confirms while the guest asks for a takeback, and the guest's command arrives first.
    const turn = host.table().confirm(turnOf(host.table().game.value));
    server.happen({ type: 'takeBackAsked', seat: 'second' });
    await settle(server);
    expect((await turn).ok).toBe(true);
    expect(host.table().refusal.value).toBeUndefined();

    const late = guest.table().confirm(turnOf(guest.table().game.value));
    server.happen({ type: 'resigned', seat: 'first' });
    await settle(server);
    expect(await late).toEqual({ ok: false, error: { why: 'refused', code: 'conflict' } });
    expect(guest.table().face.value.end).toEqual({ by: 'resigned', outcome: 'second' });
  });

  it('retries later when the server is unavailable', async () => {
    const both = await sitDown();
    const { server } = both;
    let times = 0;
    server.objectWith((message) =>
      message.type === 'do' && ++times < 3
        ? { type: 'refused', code: 'unavailable', cmdId: message.cmdId, table: TABLE }
        : undefined,
    );
    const answer = playTurn(server, mover(both));
    await promises();
    await settle(server);
    for (let i = 0; i < 3; i++) {
      server.clock.pass(2000);
      await settle(server);
    }
    expect((await answer).ok).toBe(true);
    expect(times).toBe(3);
  });

  it('accepts nothing from a server that contradicts itself, and reports it', async () => {
    const both = await sitDown();
    const { server, host } = both;
    server.objectWith((message) =>
      message.type === 'watch' ? ({ ...lastTable(server), hash: '0123456789abcdef' } as never) : undefined,
    );
    const line = server.lines()[0];
    if (!line) throw new Error('no line');
    line.toClient.push(JSON.stringify({ ...eventOf(server), hash: '0123456789abcdef' }));
    await settle(server);
    expect(host.table().agrees.value).toBe(false);
    expect(host.table().mine.value).toEqual([]);
    expect(host.opened.trouble.value).toBe('astray');
    server.objectWith(() => undefined);
    host.wake();
    server.cut(line);
    server.clock.pass(1000);
    await settle(server);
    expect(host.table().agrees.value).toBe(true);
    expect(host.opened.trouble.value).toBeUndefined();
  });

  it('requests a snapshot when a fingerprint differs although the moves are legal', async () => {
    const { server, host } = await sitDown();
    const [line] = server.lines();
    if (!line) throw new Error('no line');
    let asked = 0;
    server.objectWith((message) => {
      if (message.type === 'watch' && message.since === undefined) asked++;
      return undefined;
    });
    const happened = { type: 'takeBackRefused', seat: 'first', at: 0 };
    line.toClient.push(JSON.stringify({ ...eventOf(server), happened, hash: '0123456789abcdef' }));
    await settle(server);
    expect(asked).toBe(1);
    expect(host.table().agrees.value).toBe(true);
    expect(fingerprint(host.table().game.value)).toBe(fingerprint(server.table().game));
  });

  it('shows current names, also after a reconnect and while a snapshot is being read', async () => {
    const { server, host, guest } = await sitDown();
    const nameSeen = () => host.table().face.value.seats?.second.name;
    const { value: before } = host.table().game;
    server.rename('guest', 'Wyatt');
    await settle(server);
    expect(nameSeen()).toBe('Wyatt');
    expect(host.table().game.value, 'the card in hand stays there').toBe(before);
    expect([host, guest].map((one) => one.table().role.value)).toEqual(['first', 'second']);

    const [line] = server.lines();
    if (line) server.cut(line);
    server.rename('guest', 'Doc');
    server.clock.pass(1000);
    await settle(server);
    expect(nameSeen()).toBe('Doc');

    // Both messages are in flight when the table is first read.
    const late = openClient(server, undefined);
    const isThere = () => server.lines().find(({ player }) => player === undefined);
    server.admit(isThere()!);
    while (server.read(isThere()!) || (isThere()!.toClient.length < 2 && server.hear(isThere()!)));
    server.rename('guest', 'Bat');
    await settle(server);
    expect(late.table().face.value.seats?.second.name).toBe('Bat');
  });

  it('reports why there is no table', async () => {
    const server = openServer();
    const lost = openClient(server, 'host', { id: 'NobodyNobodyNobodyNobo' });
    await settle(server);
    expect(lost.opened.trouble.value).toBe('noSuchTable');
  });

  it('refuses a truncated table id without asking the server', () => {
    const cut = openClient(openServer(), 'anna', { id: TABLE.slice(0, -3) });
    expect(cut.opened.trouble.value).toBe('noSuchTable');
  });

  it('shows chat, counts unread lines, and can mute the opponent', async () => {
    const { server, host, guest } = await sitDown();
    host.table().order({ type: 'say', text: 'Howdy' });
    host.table().order({ type: 'say', text: 'Fine day' });
    await settle(server);
    expect(guest.table().chat.unread.value).toBe(2);
    expect(host.table().chat.unread.value).toBe(0);
    guest.table().chat.markRead();
    expect(guest.table().chat.unread.value).toBe(0);
    guest.table().chat.mute({ isMuted: true });
    host.table().order({ type: 'say', text: 'Hello?' });
    await settle(server);
    expect(guest.table().chat.lines.value).toEqual([]);
    guest.table().chat.mute({ isMuted: false });
    expect(guest.table().chat.lines.value.map(({ text }) => text)).toEqual(['Howdy', 'Fine day', 'Hello?']);
    const again = openClient(server, 'guest', { store: guest.store });
    await settle(server);
    expect(again.table().chat.unread.value).toBe(1);
  });

  it('runs the clock of the seat to move by server time', async () => {
    const both = await sitDown({ clock: { kind: 'live', seconds: 60, increment: 5 } });
    const { server, host, guest } = both;
    expect(guest.table().left.value).toEqual({ first: 60_000, second: 60_000 });
    for (const one of [host, guest]) {
      one.table().order({ type: 'ready' });
      await settle(server);
    }
    server.clock.pass(20_500);
    await settle(server);
    expect(guest.table().left.value).toEqual({ first: 60_000, second: 40_000 });
    await playTurn(server, guest);
    expect(guest.table().left.value).toEqual({ first: 60_000, second: 44_500 });
    server.clock.pass(70_000);
    await settle(server);
    expect(guest.table().left.value?.first).toBe(0);
  });
});

describe('a live clock', () => {
  it('starts when both players are ready, and shows who is not', async () => {
    const { server, host, guest } = await sitDown({ clock: { kind: 'live', seconds: 60, increment: 5 } });
    const awaits = () => [host, guest].map((one) => one.table().face.value.awaits);
    server.clock.pass(20_000);
    await settle(server);
    expect(awaits()).toEqual([
      ['first', 'second'],
      ['first', 'second'],
    ]);
    expect(guest.table().left.value).toEqual({ first: 60_000, second: 60_000 });
    host.table().order({ type: 'ready' });
    await settle(server);
    expect(awaits()).toEqual([['second'], ['second']]);
    await playTurn(server, guest);
    expect(awaits()).toEqual([undefined, undefined]);
    expect(guest.table().clocks.value?.running).toBe('first');
  });

  it('starts even if both players report ready at the same time', async () => {
    const { server, host, guest } = await sitDown({ clock: { kind: 'live', seconds: 60, increment: 5 } });
    // Both commands are based on the same event: the second is overtaken, but still meant.
    host.table().order({ type: 'ready' });
    guest.table().order({ type: 'ready' });
    await settle(server);
    expect(server.table().awaits).toBeUndefined();
    expect(guest.table().refusal.value).toBeUndefined();
    expect(server.table().seq).toBe(4);
  });
});

const lastTable = (server: InMemoryServer) => {
  const { game, seq } = server.table();
  return {
    type: 'table',
    table: TABLE,
    role: 'first',
    seq,
    hash: fingerprint(game),
    rulesVersion: 1,
    settings: server.table().settings,
    deal: game.deal,
    deck: game.deck.hash,
    moves: [],
    openedAt: 0,
    face: { status: 'going', host: { id: 'host'.padEnd(16, '_'), name: 'host', account: false } },
    chat: [],
    time: 0,
  };
};
const eventOf = (server: InMemoryServer) => ({
  type: 'event',
  table: TABLE,
  seq: server.table().seq + 1,
  happened: { type: 'turn', at: 0, from: 0, moves: ['start nobody'] },
  face: { status: 'going', host: { id: 'host'.padEnd(16, '_'), name: 'host', account: false } },
  time: 0,
});

describe('over an unreliable network', () => {
  it.each(Array.from({ length: 24 }, (_, k) => k + 1))(
    'a disconnect after frame %i loses nothing',
    async (k) => {
      const server = openServer();
      const both = { host: openClient(server, 'host'), guest: openClient(server, 'guest') };
      let frames = 0;
      const admitted = admittedOf(server);
      const carry = async (): Promise<void> => {
        for (let isNews = true; isNews;) {
          isNews = false;
          for (const line of server.lines()) {
            if (!admitted.has(line)) server.admit(line);
            admitted.add(line);
            while ((server.read(line) || server.hear(line)) && line.isOpen) {
              isNews = true;
              if (++frames === k) server.cut(line);
            }
          }
          await promises();
        }
        server.clock.pass(1000);
      };
      for (let i = 0; i < 3; i++) await carry();
      both.guest.table().order({ type: 'sit' });
      for (let i = 0; i < 3; i++) await carry();
      for (let turns = 0; turns < 3; turns++) {
        const one = mover(both);
        const answer = one.table().confirm(turnOf(one.table().game.value));
        for (let i = 0; i < 3; i++) await carry();
        expect((await answer).ok).toBe(true);
      }
      expect(frames).toBeGreaterThan(k);
      for (const one of [both.host, both.guest])
        expect(fingerprint(one.table().game.value)).toBe(fingerprint(server.table().game));
      expect([...server.done.values()]).toEqual([1, 1, 1, 1]);
    },
  );

  it('clients converge, never show unsaved moves as saved, and never play a command twice', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(), async (seed) => {
        const chance = dice(`way ${seed}`);
        const both = await sitDown();
        const { server, host, guest } = both;
        const stored = new Set([fingerprint(server.table().game)]);
        const admitted = admittedOf(server);
        const look = (): void => {
          stored.add(fingerprint(server.table().game));
          for (const one of [host, guest]) expect(stored).toContain(fingerprint(one.table().game.value));
        };
        for (let step = 0; step < 150; step++) {
          const lines = server.lines();
          const line = lines[chance(Math.max(1, lines.length))];
          const one = chance(2) === 0 ? host : guest;
          const what = chance(100);
          if (!line) server.clock.pass(1000);
          else if (what < 25) {
            if (!admitted.has(line)) {
              admitted.add(line);
              server.admit(line);
            }
            server.read(line);
            stored.add(fingerprint(server.table().game));
          } else if (what < 55) server.hear(line);
          else if (what < 60) server.cut(line);
          else if (what < 63) line.toClient.shift();
          else if (what < 66) line.toClient.push(...line.toClient.slice(-1));
          else if (what < 69) line.toClient.reverse();
          else if (what < 72) server.clock.pass(chance(3000));
          else if (
            what < 88 &&
            one.table().mine.value.includes(seatToMove(one.table().game.value) ?? 'first')
          )
            void one.table().confirm(turnOf(one.table().game.value));
          else if (what < 92) void one.table().takeBack();
          else if (what < 96 && one.table().face.value.offer)
            one.table().order({ type: 'answerTakeBack', accept: chance(2) === 0 });
          else one.wake();
          await promises();
          look();
        }
        // The network is reliable again.
        for (const line of server.lines()) server.cut(line);
        // Short enough that no timeout fires while the server answers between the steps.
        for (let i = 0; i < 10; i++) {
          server.clock.pass(4000);
          await settle(server);
        }
        for (const one of [host, guest]) {
          expect(fingerprint(one.table().game.value)).toBe(fingerprint(server.table().game));
          expect(one.table().agrees.value).toBe(true);
          expect(one.connection.unanswered.value).toEqual([]);
          expect(one.table().keeping.value).toBe('saved');
        }
        expect([...server.done.values()].every((times) => times === 1)).toBe(true);
      }),
      { numRuns: 25 },
    );
  });
});

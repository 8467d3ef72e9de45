// Tests of tables on the server over lines that can be held, cut and shaken: clients show only what is stored.

import { fingerprint, REFUSAL_CODES, REFUSAL_NAMES } from '@wagons/protocol';
import { type Game, seatToMove } from '@wagons/rules';
import { dice } from '@wagons/rules/deal';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { admittedOf, comeTo, type Far, type Guest, openFar, settle, TABLE } from '../../test/farTable.ts';
import { promises } from '../../test/time.ts';
import { randomTurn } from '../../test/randomTurn.ts';
import { REPEATED_LATER } from './connection.ts';
import { waitAfter } from './connectionState.ts';

const roll = dice('remote tables');
const turnOf = (game: Game) => randomTurn(game, roll);

/** Two players at a running game on a new server. */
async function sitDown(settings: Parameters<typeof openFar>[0] = {}) {
  const far = openFar(settings);
  const host = comeTo(far, 'host');
  const guest = comeTo(far, 'guest');
  await settle(far);
  guest.table().order({ type: 'sit' });
  await settle(far);
  return { far, host, guest };
}
const mover = ({ host, guest }: { readonly host: Guest; readonly guest: Guest }): Guest =>
  [host, guest].find((one) =>
    one.table().mine.value.includes(seatToMove(one.table().game.value) ?? 'first'),
  ) ?? host;

async function playTurn(far: Far, one: Guest) {
  const answer = one.table().confirm(turnOf(one.table().game.value));
  await settle(far);
  return answer;
}

describe('a table on the server', () => {
  it('is open until a second player joins, and then each has a seat', async () => {
    const far = openFar();
    const host = comeTo(far, 'host');
    const guest = comeTo(far, 'guest');
    const onlooker = comeTo(far, undefined);
    await settle(far);
    expect(host.table().role.value).toBe('host');
    expect(guest.table().role.value).toBe('spectator');
    expect(host.table().mine.value).toEqual([]);
    guest.table().order({ type: 'sit' });
    await settle(far);
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
    const { far, host, guest } = both;
    const onlooker = comeTo(far, undefined);
    await settle(far);
    while (host.table().game.value.phase !== 'over') {
      expect((await playTurn(far, mover(both))).ok).toBe(true);
      const shown = [host, guest, onlooker].map((one) => fingerprint(one.table().game.value));
      expect(new Set(shown)).toEqual(new Set([fingerprint(far.table().game)]));
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
    await settle(both.far);
    expect((await answer).ok).toBe(true);
    expect(one.table().keeping.value).toBe('saved');
    expect(one.table().pending.value).toEqual([]);
    expect(one.table().game.value.moves).toHaveLength(turn.length);
  });

  it('plays a turn once when the connection is lost before the reply', async () => {
    const both = await sitDown();
    const one = mover(both);
    const answer = one.table().confirm(turnOf(one.table().game.value));
    const line = both.far.lines().find(({ toServer }) => toServer.some((text) => text.includes('"turn"')));
    if (!line) throw new Error('nothing was sent');
    while (both.far.read(line));
    both.far.cut(line);
    expect(both.far.table().game.moves).toHaveLength(1);
    expect(one.table().keeping.value).toBe('saving');
    both.far.clock.pass(1000);
    await settle(both.far);
    expect((await answer).ok).toBe(true);
    expect([...both.far.done.values()].every((times) => times === 1)).toBe(true);
    expect(one.table().game.value.moves).toHaveLength(1);
  });

  it('resends a confirmed turn after a reload until it is answered', async () => {
    const both = await sitDown();
    const one = mover(both);
    void one.table().confirm(turnOf(one.table().game.value));
    one.connection.leave();
    expect(both.far.table().game.moves).toHaveLength(0);
    const again = comeTo(both.far, 'guest', { store: one.store });
    await settle(both.far);
    expect(both.far.table().game.moves).toHaveLength(1);
    expect(again.table().game.value.moves).toHaveLength(1);
    expect(again.table().keeping.value).toBe('saved');
    expect(again.connection.unanswered.value).toEqual([]);
  });

  it('restores an unconfirmed turn after a reload, but not in another position', async () => {
    const both = await sitDown();
    await playTurn(both.far, mover(both));
    const one = mover(both);
    const turn = turnOf(one.table().game.value).slice(0, -1);
    one.table().keepPending(turn);
    const again = comeTo(both.far, 'host', { store: one.store });
    await settle(both.far);
    expect(again.table().pending.value).toEqual(turn);
    await playTurn(both.far, again);
    expect(again.table().pending.value).toEqual([]);
    expect(
      comeTo(both.far, 'host', { store: one.store })
        .store.keys()
        .filter((key) => key.startsWith('turn/')),
    ).toEqual([]);
  });

  it('drops commands of another player on the same device', async () => {
    const both = await sitDown();
    const one = mover(both);
    one.table().order({ type: 'resign' });
    one.connection.leave();
    const other = comeTo(both.far, 'host', { store: one.store });
    await settle(both.far);
    expect(both.far.table().status).toBe('going');
    expect(other.connection.unanswered.value).toEqual([]);
  });

  it('takes a turn back when the opponent agrees', async () => {
    const both = await sitDown();
    const { far, host, guest } = both;
    await playTurn(far, guest);
    expect(guest.table().canTakeBack.value).toBe(true);
    const asked = guest.table().takeBack();
    await settle(far);
    expect((await asked).ok).toBe(true);
    expect(host.table().face.value.offer).toEqual({ kind: 'takeBack', by: 'second' });
    host.table().order({ type: 'answerTakeBack', accept: true });
    await settle(far);
    expect(host.table().game.value.moves).toHaveLength(0);
    expect(guest.table().mine.value).toEqual(['second']);
  });

  it('reissues a turn after a conflict, and drops one that no longer fits', async () => {
    const both = await sitDown();
    const { far, host, guest } = both;
    await playTurn(far, guest);
    // The host confirms while the guest asks for a takeback, and the guest's command arrives first.
    const turn = host.table().confirm(turnOf(host.table().game.value));
    far.happen({ type: 'takeBackAsked', seat: 'second' });
    await settle(far);
    expect((await turn).ok).toBe(true);
    expect(host.table().refusal.value).toBeUndefined();

    const late = guest.table().confirm(turnOf(guest.table().game.value));
    far.happen({ type: 'resigned', seat: 'first' });
    await settle(far);
    expect(await late).toEqual({ ok: false, error: { why: 'refused', code: 'conflict' } });
    expect(guest.table().face.value.end).toEqual({ by: 'resigned', outcome: 'second' });
  });

  it('retries later when the server is unavailable', async () => {
    const both = await sitDown();
    const { far } = both;
    let times = 0;
    far.objectWith((message) =>
      message.type === 'do' && ++times < 3
        ? { type: 'refused', code: 'unavailable', cmdId: message.cmdId, table: TABLE }
        : undefined,
    );
    const answer = playTurn(far, mover(both));
    await promises();
    await settle(far);
    for (let i = 0; i < 3; i++) {
      far.clock.pass(2000);
      await settle(far);
    }
    expect((await answer).ok).toBe(true);
    expect(times).toBe(3);
  });

  it('accepts nothing from a server that contradicts itself, and reports it', async () => {
    const both = await sitDown();
    const { far, host } = both;
    far.objectWith((message) =>
      message.type === 'watch' ? ({ ...lastTable(far), hash: '0123456789abcdef' } as never) : undefined,
    );
    const line = far.lines()[0];
    if (!line) throw new Error('no line');
    line.toClient.push(JSON.stringify({ ...eventOf(far), hash: '0123456789abcdef' }));
    await settle(far);
    expect(host.table().agrees.value).toBe(false);
    expect(host.table().mine.value).toEqual([]);
    expect(host.visit.trouble.value).toBe('astray');
    far.objectWith(() => undefined);
    host.wake();
    far.cut(line);
    far.clock.pass(1000);
    await settle(far);
    expect(host.table().agrees.value).toBe(true);
    expect(host.visit.trouble.value).toBeUndefined();
  });

  it('requests a snapshot when a fingerprint differs although the moves are legal', async () => {
    const { far, host } = await sitDown();
    const [line] = far.lines();
    if (!line) throw new Error('no line');
    let asked = 0;
    far.objectWith((message) => {
      if (message.type === 'watch' && message.since === undefined) asked++;
      return undefined;
    });
    const happened = { type: 'takeBackRefused', seat: 'first', at: 0 };
    line.toClient.push(JSON.stringify({ ...eventOf(far), happened, hash: '0123456789abcdef' }));
    await settle(far);
    expect(asked).toBe(1);
    expect(host.table().agrees.value).toBe(true);
    expect(fingerprint(host.table().game.value)).toBe(fingerprint(far.table().game));
  });

  it('shows current names, also after a reconnect and while a snapshot is being read', async () => {
    const { far, host, guest } = await sitDown();
    const nameSeen = () => host.table().face.value.seats?.second.name;
    const { value: before } = host.table().game;
    far.rename('guest', 'Wyatt');
    await settle(far);
    expect(nameSeen()).toBe('Wyatt');
    expect(host.table().game.value, 'the card in hand stays there').toBe(before);
    expect([host, guest].map((one) => one.table().role.value)).toEqual(['first', 'second']);

    const [line] = far.lines();
    if (line) far.cut(line);
    far.rename('guest', 'Doc');
    far.clock.pass(1000);
    await settle(far);
    expect(nameSeen()).toBe('Doc');

    // Both messages are in flight when the table is first read.
    const late = comeTo(far, undefined);
    const isThere = () => far.lines().find(({ player }) => player === undefined);
    far.admit(isThere()!);
    while (far.read(isThere()!) || (isThere()!.toClient.length < 2 && far.hear(isThere()!)));
    far.rename('guest', 'Bat');
    await settle(far);
    expect(late.table().face.value.seats?.second.name).toBe('Bat');
  });

  it('reports why there is no table', async () => {
    const far = openFar();
    const lost = comeTo(far, 'host', { id: 'NobodyNobodyNobodyNobo' });
    await settle(far);
    expect(lost.visit.trouble.value).toBe('noSuchTable');
  });

  it('refuses a truncated table id without asking the server', () => {
    const cut = comeTo(openFar(), 'anna', { id: TABLE.slice(0, -3) });
    expect(cut.visit.trouble.value).toBe('noSuchTable');
  });

  it('shows chat, counts unread lines, and can mute the opponent', async () => {
    const { far, host, guest } = await sitDown();
    host.table().order({ type: 'say', text: 'Howdy' });
    host.table().order({ type: 'say', text: 'Fine day' });
    await settle(far);
    expect(guest.table().chat.unread.value).toBe(2);
    expect(host.table().chat.unread.value).toBe(0);
    guest.table().chat.markRead();
    expect(guest.table().chat.unread.value).toBe(0);
    guest.table().chat.mute({ isMuted: true });
    host.table().order({ type: 'say', text: 'Hello?' });
    await settle(far);
    expect(guest.table().chat.lines.value).toEqual([]);
    guest.table().chat.mute({ isMuted: false });
    expect(guest.table().chat.lines.value.map(({ text }) => text)).toEqual(['Howdy', 'Fine day', 'Hello?']);
    const again = comeTo(far, 'guest', { store: guest.store });
    await settle(far);
    expect(again.table().chat.unread.value).toBe(1);
  });

  it('runs the clock of the seat to move by server time', async () => {
    const both = await sitDown({ clock: { kind: 'live', seconds: 60, increment: 5 } });
    const { far, host, guest } = both;
    expect(guest.table().left.value).toEqual({ first: 60_000, second: 60_000 });
    for (const one of [host, guest]) {
      one.table().order({ type: 'ready' });
      await settle(far);
    }
    far.clock.pass(20_500);
    await settle(far);
    expect(guest.table().left.value).toEqual({ first: 60_000, second: 40_000 });
    await playTurn(far, guest);
    expect(guest.table().left.value).toEqual({ first: 60_000, second: 44_500 });
    far.clock.pass(70_000);
    await settle(far);
    expect(guest.table().left.value?.first).toBe(0);
  });
});

describe('a live clock', () => {
  it('starts when both players are ready, and shows who is not', async () => {
    const { far, host, guest } = await sitDown({ clock: { kind: 'live', seconds: 60, increment: 5 } });
    const awaits = () => [host, guest].map((one) => one.table().face.value.awaits);
    far.clock.pass(20_000);
    await settle(far);
    expect(awaits()).toEqual([
      ['first', 'second'],
      ['first', 'second'],
    ]);
    expect(guest.table().left.value).toEqual({ first: 60_000, second: 60_000 });
    host.table().order({ type: 'ready' });
    await settle(far);
    expect(awaits()).toEqual([['second'], ['second']]);
    await playTurn(far, guest);
    expect(awaits()).toEqual([undefined, undefined]);
    expect(guest.table().clocks.value?.running).toBe('first');
  });

  it('starts even if both players report ready at the same time', async () => {
    const { far, host, guest } = await sitDown({ clock: { kind: 'live', seconds: 60, increment: 5 } });
    // Both commands are based on the same event: the second is overtaken, but still meant.
    host.table().order({ type: 'ready' });
    guest.table().order({ type: 'ready' });
    await settle(far);
    expect(far.table().awaits).toBeUndefined();
    expect(guest.table().refusal.value).toBeUndefined();
    expect(far.table().seq).toBe(4);
  });
});

const lastTable = (far: Far) => {
  const { game, seq } = far.table();
  return {
    type: 'table',
    table: TABLE,
    role: 'first',
    seq,
    hash: fingerprint(game),
    rulesVersion: 1,
    settings: far.table().settings,
    deal: game.deal,
    deck: game.deck.hash,
    moves: [],
    openedAt: 0,
    face: { status: 'going', host: { id: 'host', name: 'host', account: false } },
    chat: [],
    time: 0,
  };
};
const eventOf = (far: Far) => ({
  type: 'event',
  table: TABLE,
  seq: far.table().seq + 1,
  happened: { type: 'turn', at: 0, from: 0, moves: ['start nobody'] },
  face: { status: 'going', host: { id: 'host', name: 'host', account: false } },
  time: 0,
});

describe('a connection', () => {
  it('detects a dead socket by its silence, and reconnects', async () => {
    const far = openFar();
    const host = comeTo(far, 'host');
    await settle(far);
    const [line] = far.lines();
    expect(host.connection.status.value).toEqual({ is: 'online' });
    far.clock.pass(15_000 + 8_000);
    expect(host.connection.status.value).toMatchObject({ is: 'offline' });
    expect(host.table().presence.value).toBeUndefined();
    expect(line?.isOpen).toBe(false);
    far.clock.pass(1000);
    await settle(far);
    expect(host.connection.status.value).toEqual({ is: 'online' });
  });

  it('goes offline when the device loses its network', async () => {
    const far = openFar();
    const host = comeTo(far, 'host');
    await settle(far);
    host.loseNetwork();
    expect(host.connection.status.value).toMatchObject({ is: 'offline', since: far.clock.now() });
    expect(far.lines()).toHaveLength(0);
    host.wake();
    await settle(far);
    expect(host.connection.status.value).toEqual({ is: 'online' });
  });

  it('gives the reason of an outage only if the server was never reached', async () => {
    const far = openFar();
    const why = { what: 'offline' } as const;
    const host = comeTo(far, 'host', { why });
    for (const line of far.lines()) far.cut(line);
    await promises();
    expect(host.connection.status.value).toMatchObject({ is: 'offline', why });
    host.wake();
    await settle(far);
    for (const line of far.lines()) far.cut(line);
    await promises();
    expect(host.connection.status.value).toEqual({ is: 'offline', since: far.clock.now() });
  });

  it('backs off exponentially with jitter, and not at all when the device wakes', async () => {
    const waits = [0, 1, 2, 3, 10].map((tries) => waitAfter(tries, 60_000, 0.999));
    expect(waits.every((wait, i) => wait >= (waits[i - 1] ?? 0))).toBe(true);
    expect(waits.at(-1), 'a clock may run').toBeLessThan(3000);
    expect(waitAfter(10, 3 * 60_000, 0.999), 'later there is no hurry').toBeGreaterThan(20_000);
    expect(waitAfter(3, 0, 0)).toBe(waitAfter(3, 0, 1) / 2);

    const far = openFar();
    const host = comeTo(far, 'host');
    for (let i = 0; i < 6; i++) {
      for (const line of far.lines()) far.cut(line);
      far.clock.pass(20_000);
    }
    for (const line of far.lines()) far.cut(line);
    expect(far.lines()).toHaveLength(0);
    host.wake();
    expect(far.lines()).toHaveLength(1);
    await settle(far);
    expect(host.connection.status.value).toEqual({ is: 'online' });
  });

  it("estimates the server's time", async () => {
    const far = openFar();
    const host = comeTo(far, 'host', { clock: { ...far.clock, now: () => far.clock.now() - 5_000 } });
    await settle(far);
    expect(host.connection.time.ahead.value).toBe(5_000);
  });

  it('stops when the server has another protocol version', async () => {
    const far = openFar();
    far.objectWith(({ type }) => (type === 'hello' ? { type: 'refused', code: 'unknownProto' } : undefined));
    const host = comeTo(far, 'host');
    await settle(far);
    expect(host.connection.status.value).toEqual({ is: 'outdated' });
    far.clock.pass(100_000);
    host.wake();
    expect(far.lines()).toHaveLength(0);
  });

  it('closes without listeners, and reconnects for the next one', async () => {
    const far = openFar();
    const host = comeTo(far, 'host');
    await settle(far);
    host.visit.leave();
    far.clock.pass(5_000);
    await settle(far);
    far.clock.pass(60_000);
    expect(far.lines()).toHaveLength(0);
    far.clock.pass(600_000);
    expect(far.lines()).toHaveLength(0);
    const heard: string[] = [];
    host.connection.attach({ greet: () => [], receive: ({ type }) => void heard.push(type) });
    await settle(far);
    expect(host.connection.status.value).toEqual({ is: 'online' });
  });

  it('retries the refusals that the protocol marks as temporary', () => {
    expect([...REPEATED_LATER].toSorted()).toEqual(
      REFUSAL_NAMES.filter((code) => REFUSAL_CODES[code].remedy === 'later').toSorted(),
    );
  });
});

describe('over an unreliable network', () => {
  it.each(Array.from({ length: 24 }, (_, k) => k + 1))(
    'a disconnect after frame %i loses nothing',
    async (k) => {
      const far = openFar();
      const both = { host: comeTo(far, 'host'), guest: comeTo(far, 'guest') };
      let frames = 0;
      const admitted = admittedOf(far);
      const carry = async (): Promise<void> => {
        for (let isNews = true; isNews;) {
          isNews = false;
          for (const line of far.lines()) {
            if (!admitted.has(line)) far.admit(line);
            admitted.add(line);
            while ((far.read(line) || far.hear(line)) && line.isOpen) {
              isNews = true;
              if (++frames === k) far.cut(line);
            }
          }
          await promises();
        }
        far.clock.pass(1000);
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
        expect(fingerprint(one.table().game.value)).toBe(fingerprint(far.table().game));
      expect([...far.done.values()]).toEqual([1, 1, 1, 1]);
    },
  );

  it('clients converge, never show unsaved moves as saved, and never play a command twice', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(), async (seed) => {
        const chance = dice(`way ${seed}`);
        const both = await sitDown();
        const { far, host, guest } = both;
        const stored = new Set([fingerprint(far.table().game)]);
        const admitted = admittedOf(far);
        const look = (): void => {
          stored.add(fingerprint(far.table().game));
          for (const one of [host, guest]) expect(stored).toContain(fingerprint(one.table().game.value));
        };
        for (let step = 0; step < 150; step++) {
          const lines = far.lines();
          const line = lines[chance(Math.max(1, lines.length))];
          const one = chance(2) === 0 ? host : guest;
          const what = chance(100);
          if (!line) far.clock.pass(1000);
          else if (what < 25) {
            if (!admitted.has(line)) {
              admitted.add(line);
              far.admit(line);
            }
            far.read(line);
            stored.add(fingerprint(far.table().game));
          } else if (what < 55) far.hear(line);
          else if (what < 60) far.cut(line);
          else if (what < 63) line.toClient.shift();
          else if (what < 66) line.toClient.push(...line.toClient.slice(-1));
          else if (what < 69) line.toClient.reverse();
          else if (what < 72) far.clock.pass(chance(3000));
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
        for (const line of far.lines()) far.cut(line);
        // Short enough that no timeout fires while the server answers between the steps.
        for (let i = 0; i < 10; i++) {
          far.clock.pass(4000);
          await settle(far);
        }
        for (const one of [host, guest]) {
          expect(fingerprint(one.table().game.value)).toBe(fingerprint(far.table().game));
          expect(one.table().agrees.value).toBe(true);
          expect(one.connection.unanswered.value).toEqual([]);
          expect(one.table().keeping.value).toBe('saved');
        }
        expect([...far.done.values()].every((times) => times === 1)).toBe(true);
      }),
      { numRuns: 25 },
    );
  });
});

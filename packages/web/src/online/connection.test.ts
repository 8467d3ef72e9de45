// Tests of the connection to the server: outages, heartbeats, backoff, and servers of other versions.

import { REFUSAL_CODES, REFUSAL_NAMES } from '@wagons/protocol';
import { describe, expect, it } from 'vitest';
import { openClient, openServer, settle, TABLE } from '../../test/inMemoryServer.ts';
import { promises } from '../../test/time.ts';
import { REPEATED_LATER } from './connection.ts';
import { waitAfter } from './connectionState.ts';

describe('a connection', () => {
  it('detects a dead socket by its silence, and reconnects', async () => {
    const server = openServer();
    const host = openClient(server, 'host');
    await settle(server);
    const [line] = server.lines();
    expect(host.connection.status.value).toEqual({ is: 'online' });
    server.clock.pass(15_000 + 8_000);
    expect(host.connection.status.value).toMatchObject({ is: 'offline' });
    expect(host.table().presence.value).toBeUndefined();
    expect(line?.isOpen).toBe(false);
    server.clock.pass(1000);
    await settle(server);
    expect(host.connection.status.value).toEqual({ is: 'online' });
  });

  it('says that the player is suspended', async () => {
    const server = openServer();
    const host = openClient(server, 'host');
    await settle(server);
    const [line] = server.lines();
    line?.events.received(JSON.stringify({ type: 'refused', code: 'suspended' }));
    expect(host.reports).toEqual(['suspended']);
  });

  it('goes offline when the device loses its network', async () => {
    const server = openServer();
    const host = openClient(server, 'host');
    await settle(server);
    host.loseNetwork();
    expect(host.connection.status.value).toMatchObject({ is: 'offline', since: server.clock.now() });
    expect(server.lines()).toHaveLength(0);
    host.wake();
    await settle(server);
    expect(host.connection.status.value).toEqual({ is: 'online' });
  });

  it('gives the reason of an outage only if the server was never reached', async () => {
    const server = openServer();
    const why = { what: 'offline' } as const;
    const host = openClient(server, 'host', { why });
    for (const line of server.lines()) server.cut(line);
    await promises();
    expect(host.connection.status.value).toMatchObject({ is: 'offline', why });
    host.wake();
    await settle(server);
    for (const line of server.lines()) server.cut(line);
    await promises();
    expect(host.connection.status.value).toEqual({ is: 'offline', since: server.clock.now() });
  });

  it('backs off exponentially with jitter, and not at all when the device wakes', async () => {
    const waits = [0, 1, 2, 3, 10].map((tries) => waitAfter(tries, 60_000, 0.999));
    expect(waits.every((wait, i) => wait >= (waits[i - 1] ?? 0))).toBe(true);
    expect(waits.at(-1), 'a clock may run').toBeLessThan(3000);
    expect(waitAfter(10, 3 * 60_000, 0.999), 'later there is no hurry').toBeGreaterThan(20_000);
    expect(waitAfter(3, 0, 0)).toBe(waitAfter(3, 0, 1) / 2);

    const server = openServer();
    const host = openClient(server, 'host');
    for (let i = 0; i < 6; i++) {
      for (const line of server.lines()) server.cut(line);
      server.clock.pass(20_000);
    }
    for (const line of server.lines()) server.cut(line);
    expect(server.lines()).toHaveLength(0);
    host.wake();
    expect(server.lines()).toHaveLength(1);
    await settle(server);
    expect(host.connection.status.value).toEqual({ is: 'online' });
  });

  it("estimates the server's time", async () => {
    const server = openServer();
    const host = openClient(server, 'host', {
      clock: { ...server.clock, now: () => server.clock.now() - 5_000 },
    });
    await settle(server);
    expect(host.connection.time.ahead.value).toBe(5_000);
  });

  it('stops when the server has another protocol version', async () => {
    const server = openServer();
    server.objectWith(({ type }) =>
      type === 'hello' ? { type: 'refused', code: 'unknownProto' } : undefined,
    );
    const host = openClient(server, 'host');
    await settle(server);
    expect(host.connection.status.value).toEqual({ is: 'outdated' });
    server.clock.pass(100_000);
    host.wake();
    expect(server.lines()).toHaveLength(0);
  });

  it('closes without listeners, and reconnects for the next one', async () => {
    const server = openServer();
    const host = openClient(server, 'host');
    await settle(server);
    host.opened.leave();
    server.clock.pass(5_000);
    await settle(server);
    server.clock.pass(60_000);
    expect(server.lines()).toHaveLength(0);
    server.clock.pass(600_000);
    expect(server.lines()).toHaveLength(0);
    const heard: string[] = [];
    host.connection.attach({ greet: () => [], receive: ({ type }) => void heard.push(type) });
    await settle(server);
    expect(host.connection.status.value).toEqual({ is: 'online' });
  });

  it('retries the refusals that the protocol marks as temporary', () => {
    expect([...REPEATED_LATER].toSorted()).toEqual(
      REFUSAL_NAMES.filter((code) => REFUSAL_CODES[code].remedy === 'later').toSorted(),
    );
  });

  describe('to a newer server', () => {
    /** A host at its table, and a function to send something to it. */
    async function listen() {
      const server = openServer();
      const host = openClient(server, 'host');
      await settle(server);
      const hear = async (message: unknown): Promise<void> => {
        server.lines()[0]?.toClient.push(typeof message === 'string' ? message : JSON.stringify(message));
        await settle(server);
      };
      return { server, host, hear };
    }
    const presence = { type: 'presence', table: TABLE, first: true, second: false, watching: 7 };

    it('ignores messages and fields that it does not know', async () => {
      const { host, hear } = await listen();
      await hear({ type: 'fireworks', colors: ['red'] });
      await hear({ ...presence, listening: 3 });
      expect(host.connection.status.value).toEqual({ is: 'online' });
      expect(host.table().presence.value).toEqual({ first: true, second: false, watching: 7 });
      expect(host.reports).toEqual([]);
    });

    it('shows a refusal with a code that it does not know', async () => {
      const { server, host } = await listen();
      server.objectWith((message) =>
        message.type === 'do'
          ? ({ type: 'refused', code: 'notOnSundays', cmdId: message.cmdId, table: TABLE } as never)
          : undefined,
      );
      host.table().order({ type: 'abort' });
      await settle(server);
      expect(host.table().refusal.value).toMatchObject({ command: 'abort', code: 'notOnSundays' });
      expect(host.connection.unanswered.value).toEqual([]);
    });

    it.each([
      ['an invalid message', { ...presence, watching: 'many' }, 'presence.watching'],
      ['what is no message', 'hello?', 'no message'],
    ])('logs %s, reconnects once, and then asks for a reload', async (_, message, wrong) => {
      const { server, host, hear } = await listen();
      await hear(message);
      expect(host.connection.status.value).toMatchObject({ is: 'offline' });
      server.clock.pass(3000);
      await settle(server);
      expect(host.connection.status.value).toEqual({ is: 'online' });
      // However long it has held.
      server.clock.pass(14_000);
      await settle(server);
      await hear(message);
      expect(host.connection.status.value).toEqual({ is: 'outdated' });
      expect(host.reports).toEqual([wrong, wrong]);
      server.clock.pass(1_000_000);
      host.wake();
      expect(server.lines()).toHaveLength(0);
    });

    it('keeps the command of a turn whose answer it can not read', async () => {
      const { server, host } = await listen();
      server.objectWith((message) =>
        message.type === 'do' ? ({ type: 'ok', cmdId: message.cmdId, table: TABLE } as never) : undefined,
      );
      host.table().order({ type: 'abort' });
      await settle(server);
      expect(host.reports).toEqual(['ok.seq']);
      server.objectWith(() => undefined);
      server.clock.pass(3000);
      await settle(server);
      expect(host.connection.unanswered.value).toEqual([]);
      expect([...server.done.values()]).toEqual([1]);
    });
  });
});

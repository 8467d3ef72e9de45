// A line to the database that can stall, and that can break at the very message one names.

import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export type StallingProxy = {
  /** The address of the database through this line. */
  readonly url: string;
  /** Nothing passes in either direction until the answer is called. */
  readonly stall: () => () => void;
  /**
   * The line over which these letters are sent next breaks: before they arrive, or after they did and before the
   * answer is heard. With `since`, only a line over which those letters went before. Resolves when it is broken.
   */
  readonly cutAt: (letters: string, when: 'before' | 'after', since?: string) => Promise<void>;
  readonly close: () => void;
};

export async function openStallingProxy(url: string): Promise<StallingProxy> {
  const target = new URL(url);
  const sockets = new Set<Socket>();
  let isStalled = false;
  let waiting: (() => void)[] = [];
  let cut:
    | {
        readonly since: string;
        readonly letters: string;
        readonly when: 'before' | 'after';
        readonly done: () => void;
      }
    | undefined;

  /** Now, or once the line is no longer stalled. */
  const pass = (work: () => void): void => void (isStalled ? waiting.push(work) : work());

  const server = createServer((client) => {
    const database = connect({ host: target.hostname, port: Number(target.port) });
    const both = [client, database];
    for (const one of both) {
      sockets.add(one);
      one.on('error', () => undefined);
      one.on('close', () => {
        sockets.delete(one);
        both.forEach((other) => other.destroy());
      });
    }
    let isDeaf: (() => void) | undefined;
    let isMeant = false;
    client.on('data', (data: Buffer) =>
      pass(() => {
        isMeant ||= cut !== undefined && data.includes(cut.since);
        if (!cut || !isMeant || !data.includes(cut.letters)) return void database.write(data);
        const { when, done } = cut;
        cut = undefined;
        if (when === 'after') {
          isDeaf = done;
          database.write(data);
        } else {
          client.destroy();
          done();
        }
      }),
    );
    database.on('data', (data: Buffer) =>
      pass(() => {
        if (!isDeaf) return void client.write(data);
        client.destroy();
        isDeaf();
      }),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const own = new URL(url);
  own.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: own.href,
    stall: () => {
      isStalled = true;
      return () => {
        isStalled = false;
        const all = waiting;
        waiting = [];
        for (const work of all) work();
      };
    },
    cutAt: (letters, when, since = letters) =>
      new Promise((resolve) => {
        cut = { since, letters, when, done: resolve };
      }),
    close: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

// A proxy to the database that can stall, and that can cut a connection at a certain message.

import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export type StallingProxy = {
  /** The database URL through this proxy. */
  readonly url: string;
  /** Blocks both directions; returns resume. */
  readonly stall: () => () => void;
  /**
   * Cuts the next connection that sends this text: before it arrives, or after it arrived and before the response. With
   * `since`, only a connection that has sent that text before. Resolves when it is cut.
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

  /** Now, or once the proxy is no longer stalled. */
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

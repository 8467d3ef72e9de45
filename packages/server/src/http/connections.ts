// Tracks TCP connections: limits them per address, and makes sure that none can keep the server from stopping.

import type { RefusalCode } from '@wagons/protocol';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { addressKey } from '../limits/buckets.ts';
import type { Limits } from '../limits/limits.ts';
import type { Clock } from '../ports/environment.ts';
import type { Trust } from '../config/proxies.ts';

/** How long requests under way may take once the server is closing, in milliseconds. */
const GRACE = 2_000;

/** Requests that may be pipelined before the first is answered; browsers and proxies send one at a time. */
const MOST_PIPELINED = 10;
/** The fine for exceeding that, in new connections. */
const FLOOD = 50;

export type Connections = {
  /**
   * Closes idle connections now, the others when their request is answered or the grace period is over. Resolves when
   * all are closed.
   */
  readonly end: () => Promise<void>;
};

export type ConnectionsPorts = {
  readonly clock: Pick<Clock, 'after'>;
  readonly limits: Limits;
  /** Connections of trusted proxies aren't limited: their clients are, by request. */
  readonly trust: Trust;
  /** The raw HTTP response with which a connection is refused. */
  readonly answer: (request: Pick<IncomingMessage, 'headers'>, code: RefusalCode) => string;
};

export function watchConnections(server: Server, ports: ConnectionsPorts): Connections {
  const { clock, limits } = ports;
  const tooMany = ports.answer({ headers: {} }, 'tooMany');
  const open = new Set<Socket>();
  /** The number of unanswered requests. Upgraded connections stay here; the gateway closes them. */
  const busy = new Map<Socket, number>();
  let isEnding = false;
  let allGone = (): void => undefined;

  const destroy = (sockets: Iterable<Socket>): void => {
    for (const socket of sockets) socket.destroy();
  };
  /** Whether to serve a connection. */
  const accept = (socket: Socket): boolean => {
    open.add(socket);
    socket.once('close', () => {
      open.delete(socket);
      busy.delete(socket);
      if (open.size === 0) allGone();
    });
    if (!isEnding && isWithinLimits(socket, ports)) return true;
    socket.on('error', () => undefined);
    if (!isEnding) socket.write(tooMany);
    socket.destroySoon();
    return false;
  };
  /** Whether to handle a request. */
  const begin = ({ socket }: IncomingMessage, response: ServerResponse): boolean => {
    const waiting = (busy.get(socket) ?? 0) + 1;
    if (!socket.destroyed && waiting > MOST_PIPELINED) {
      // Node parses the rest of the packet all the same, and it may hold a thousand more.
      limits.fine('connections', addressKey(socket.remoteAddress ?? ''), FLOOD);
      socket.destroy();
    }
    if (socket.destroyed) return false;
    busy.set(socket, waiting);
    response.once('close', () => {
      const left = (busy.get(socket) ?? 1) - 1;
      if (left > 0) return busy.set(socket, left);
      if (isEnding) socket.destroySoon();
      return busy.delete(socket);
    });
    return true;
  };
  guard(server, 'connection', accept);
  guard(server, 'request', begin);
  server.on('upgrade', ({ socket }: IncomingMessage) => void busy.set(socket, 1));

  return {
    end: async () => {
      isEnding = true;
      destroy([...open].filter((socket) => !busy.has(socket)));
      if (open.size === 0) return;
      const cancel = clock.after(GRACE, () => destroy(open));
      await new Promise<void>((resolve) => {
        allGone = resolve;
      });
      cancel();
    },
  };
}

/** Counts a connection, unless its address has too many or opens them too fast. */
function isWithinLimits(socket: Socket, { limits, trust }: ConnectionsPorts): boolean {
  const { remoteAddress = '' } = socket;
  if (trust(remoteAddress, 0)) return true;
  const address = addressKey(remoteAddress);
  if (limits.charge('connections', { address }) > 0) return false;
  const release = limits.hold('connections', address);
  if (release) socket.once('close', release);
  return release !== undefined;
}

/**
 * Runs the handlers of an event only if it is allowed: what is over the limits must cost next to nothing, and a single
 * packet can hold thousands of requests.
 */
function guard<A extends readonly unknown[]>(
  server: Server,
  event: string,
  isAllowed: (...args: A) => boolean,
): void {
  const handlers = server.listeners(event);
  server.removeAllListeners(event);
  server.on(event, (...args) => {
    if (isAllowed(...(args as unknown as A))) for (const handle of handlers) handle.apply(server, args);
  });
}

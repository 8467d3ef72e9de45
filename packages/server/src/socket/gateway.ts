// Accepts WebSocket upgrades: checks origin, limits and session, then connects the socket and watches its heartbeat.

import { CLOSE_CODES, LARGEST_MESSAGE, type RefusalCode } from '@wagons/protocol';
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Payer } from '../limits/limits.ts';
import type { StorageLimit } from '../limits/storageLimit.ts';
import type { Clock } from '../ports/environment.ts';
import { refusalOfStore, StoreError } from '../ports/store.ts';
import type { PlayerId } from '../ports/tableEvent.ts';
import type { Transport } from '../ports/transport.ts';
import { connect, type Connection, type ConnectionPorts, MOST_WAITING } from './connection.ts';

const SOCKET_PATH = '/api/socket';

/** A socket that leaves two pings in a row unanswered is terminated. */
const HEARTBEAT = 20_000;
/** The cost of an upgrade, in tokens. */
const OPENING = 3;
/** Per message, which has at most 4 KiB; browsers don't fragment these at all. */
const MOST_FRAGMENTS = 16;
/** How long a client has to answer the close frame when the server stops. */
const CLOSE_TIMEOUT = 1_000;

export type GatewayPorts = Omit<ConnectionPorts, 'mayStore'> & {
  /** The allowed origins, such as `https://wagons.example`; compared exactly. */
  readonly origins: () => ReadonlySet<string>;
  /** Authenticates a request. */
  readonly whoIs: (request: IncomingMessage) => Promise<Identity & { readonly byToken: boolean }>;
  /** Who is charged for a request; behind a trusted proxy the address is the one the proxy names. */
  readonly payerOf: (request: IncomingMessage) => Payer;
  readonly storageLimit: StorageLimit;
  /** Learns of changes of a connected player. Returns unfollow. */
  readonly follow: (player: PlayerId) => () => void;
  /** The raw HTTP response for a refused upgrade. */
  readonly answer: (request: IncomingMessage, code: RefusalCode) => string;
};

export type Gateway = {
  readonly count: () => number;
  /** Closes every socket of a player. */
  readonly signOut: (player: PlayerId) => void;
  /** Tells every socket of a player that they are suspended. */
  readonly suspend: (player: PlayerId) => void;
  /** The players with a socket here. */
  readonly players: () => readonly PlayerId[];
  /** Whether a player with a socket here sees the page. */
  readonly isSeenBy: (player: PlayerId) => boolean;
  /** The sessions with a socket here. */
  readonly sessions: () => readonly string[];
  /** Closes the sockets whose session has ended, or is older than its player's current epoch. */
  readonly checkSessions: (epochs: ReadonlyMap<PlayerId, number>, ended: ReadonlySet<string>) => void;
  /** Notifies all clients that the server is stopping, and closes their sockets. */
  readonly close: () => Promise<void>;
};

type Identity = {
  readonly player?: PlayerId | undefined;
  readonly epoch?: number | undefined;
  readonly session?: string | undefined;
};

type Client = Identity & { readonly connection: Connection; readonly socket: WebSocket };

type Upgrade = { readonly request: IncomingMessage; readonly stream: Duplex; readonly head: Buffer };

export function openGateway(server: Server, ports: GatewayPorts): Gateway {
  const gateway = new SocketGateway(ports);
  server.on('upgrade', (request, stream, head) => gateway.upgrade({ request, stream, head }));
  return gateway;
}

class SocketGateway implements Gateway {
  readonly #ports: GatewayPorts;
  readonly #clients = new Set<Client>();
  readonly #sockets = new WebSocketServer({
    noServer: true,
    maxPayload: LARGEST_MESSAGE,
    perMessageDeflate: false,
    clientTracking: false,
    maxFragments: MOST_FRAGMENTS,
    // Pongs would pile up for a client that sends pings and reads nothing.
    autoPong: false,
  });
  #isClosing = false;

  constructor(ports: GatewayPorts) {
    this.#ports = ports;
  }

  upgrade(upgrade: Upgrade): void {
    const { request, stream } = upgrade;
    const { meter, log, answer } = this.#ports;
    stream.on('error', () => stream.destroy());
    const refuse = (code: RefusalCode): void => {
      meter.count('refusals', code);
      stream.end(answer(request, code), () => stream.destroy());
    };
    this.#admit(upgrade).then(
      (refusal) => refusal && refuse(refusal),
      (error: unknown) => {
        log.error({ err: error }, 'Opening a socket failed');
        refuse(error instanceof StoreError ? refusalOfStore(error) : 'ourFault');
      },
    );
  }

  count(): number {
    return this.#clients.size;
  }

  isSeenBy(player: PlayerId): boolean {
    return [...this.#clients].some((client) => client.player === player && client.connection.isSeen());
  }

  signOut(player: PlayerId): void {
    for (const client of this.#clients) if (client.player === player) client.connection.close('signedOut');
  }

  suspend(player: PlayerId): void {
    for (const client of this.#clients) if (client.player === player) client.connection.refuse('suspended');
  }

  players(): readonly PlayerId[] {
    return [...new Set([...this.#clients].flatMap(({ player }) => player ?? []))];
  }

  sessions(): readonly string[] {
    return [...new Set([...this.#clients].flatMap(({ session }) => session ?? []))];
  }

  checkSessions(epochs: ReadonlyMap<PlayerId, number>, ended: ReadonlySet<string>): void {
    for (const { player, epoch, session = '', connection } of this.#clients)
      if (player !== undefined && (epochs.get(player) !== epoch || ended.has(session)))
        connection.close('signedOut');
  }

  async close(): Promise<void> {
    this.#isClosing = true;
    const clients = [...this.#clients];
    await Promise.all(clients.map(async ({ connection }) => connection.settled()));
    for (const { socket } of clients) {
      if (socket.readyState === socket.OPEN) socket.send(JSON.stringify({ type: 'closing' }));
      socket.close(CLOSE_CODES.closing, 'closing');
    }
    this.#sockets.close();
    const cancel = this.#ports.clock.after(CLOSE_TIMEOUT, () =>
      clients.forEach(({ socket }) => socket.terminate()),
    );
    await Promise.all(clients.map(async ({ socket }) => isClosed(socket)));
    cancel();
  }

  /** Opens the socket, or returns why not. */
  async #admit({ request, stream, head }: Upgrade): Promise<RefusalCode | undefined> {
    const ports = this.#ports;
    const payer = ports.payerOf(request);
    if (ports.limits.charge('requests', payer, OPENING) > 0) return 'tooFast';
    if (request.url?.split('?')[0] !== SOCKET_PATH) return 'noSuchAddress';
    if (this.#isClosing) return 'closing';
    const { origin } = request.headers;
    if (origin !== undefined && !ports.origins().has(origin)) return 'foreignOrigin';
    // Counted before the first await, so that simultaneous upgrades can't all pass.
    const release = ports.limits.hold('sockets', payer.address);
    if (!release) return 'tooMany';
    stream.once('close', release);
    const { byToken, ...identity } = await ports.whoIs(request);
    if (this.#closedMeanwhile()) return 'closing';
    // Browsers always send an origin. A client without one is a program, and must have a token.
    if (origin === undefined && !byToken) return 'notSignedIn';
    this.#sockets.handleUpgrade(request, stream, head, (socket) =>
      this.#welcome(socket, transportOf(socket, stream), identity, payer.address),
    );
    return undefined;
  }

  /** A method, because the field may have changed during an await. */
  #closedMeanwhile(): boolean {
    return this.#isClosing;
  }

  #welcome(socket: WebSocket, transport: Transport, identity: Identity, address: string): void {
    const { storageLimit, clock } = this.#ports;
    const mayStore = (bytes: number): boolean => storageLimit.mayStore(address, bytes);
    const connection = connect({ ...this.#ports, mayStore }, transport, { player: identity.player, address });
    const { player, epoch, session } = identity;
    const client: Client = { player, epoch, session, connection, socket };
    this.#clients.add(client);
    const unfollow = player === undefined ? undefined : this.#ports.follow(player);
    const heartbeat = startHeartbeat(socket, clock);
    receiveFrames(socket, connection, heartbeat.alive);
    socket.on('close', () => {
      heartbeat.stop();
      connection.gone();
      unfollow?.();
      this.#clients.delete(client);
    });
  }
}

type SocketHeartbeat = { readonly alive: () => void; readonly stop: () => void };

/** Pings regularly, and terminates the socket unless `alive` is called in between. */
function startHeartbeat(socket: WebSocket, clock: Clock): SocketHeartbeat {
  let isAlive = true;
  let cancel = (): void => undefined;
  const schedule = (): void => {
    cancel = clock.after(HEARTBEAT, () => {
      if (!isAlive) return socket.terminate();
      isAlive = false;
      socket.ping();
      schedule();
    });
  };
  schedule();
  return {
    alive: () => {
      isAlive = true;
    },
    stop: () => cancel(),
  };
}

function receiveFrames(socket: WebSocket, connection: Connection, alive: () => void): void {
  socket.on('pong', () => {
    alive();
    connection.receiveOther('control');
  });
  socket.on('ping', (data) => {
    if (!connection.receiveOther('control')) return;
    if (socket.bufferedAmount > MOST_WAITING) socket.terminate();
    else socket.pong(data);
  });
  socket.on('message', (data: Buffer, isBinary) => {
    alive();
    if (isBinary) connection.receiveOther('binary');
    else connection.receive(data.toString('utf8'));
  });
  // `ws` closes the socket after a broken frame; there is no one to answer.
  socket.on('error', () => undefined);
}

const transportOf = (socket: WebSocket, stream: Duplex): Transport => ({
  send: (text) => {
    if (socket.readyState === socket.OPEN) socket.send(text);
  },
  close: (code, reason) => {
    // A client that doesn't read wouldn't read the close frame either.
    if (code === CLOSE_CODES.tooSlow) return socket.terminate();
    socket.close(code, reason);
    // A flooding client would keep sending during the close handshake.
    if (code === CLOSE_CODES.tooFast) stream.end(() => stream.destroy());
  },
  waiting: () => socket.bufferedAmount,
});

const isClosed = async (socket: WebSocket): Promise<void> =>
  new Promise((resolve) => {
    if (socket.readyState === socket.CLOSED) resolve();
    else socket.once('close', () => resolve());
  });

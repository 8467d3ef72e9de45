// The door for sockets: who comes from where, who he is, and whether he is still there.

import { CLOSE_CODES, LARGEST_MESSAGE, type RefusalCode } from '@wagons/protocol';
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import { codeOfError } from '../http/problems.ts';
import type { Payer } from '../limits.ts';
import type { Transport } from '../ports.ts';
import type { StorageLimit } from '../storageLimit.ts';
import type { PlayerId } from '../table/table.ts';
import { frameOf } from './frame.ts';
import { connect, type Connection, type ConnectionPorts, MOST_WAITING } from './connection.ts';

const SOCKET_PATH = '/api/socket';

/** Whoever does not answer two of these in a row is gone. */
const HEARTBEAT = 20_000;
/** What an upgrade costs, in tokens. */
const OPENING = 3;
/** Per message, which has at most 4 KiB; browsers don't fragment these at all. */
const MOST_FRAGMENTS = 16;

export type GatewayPorts = Omit<ConnectionPorts, 'mayStore'> & {
  /** The pages that may connect, such as `https://wagons.example`: compared letter by letter. */
  readonly origins: ReadonlySet<string>;
  /** Who a request comes from. `foreign` when it names no origin and brings no token either. */
  readonly whoIs: (
    request: IncomingMessage,
  ) => Promise<Pick<Guest, 'player' | 'epoch' | 'session'> & { readonly byToken: boolean }>;
  /** Who is charged for a request; behind a trusted proxy the address is the one the proxy names. */
  readonly payerOf: (request: IncomingMessage) => Payer;
  readonly storageLimit: StorageLimit;
  /** What is answered to whoever is not let in, byte for byte. */
  readonly answer: (request: IncomingMessage, code: RefusalCode) => string;
};

export type Gateway = {
  readonly count: () => number;
  /** Signs somebody out: every socket of that player is closed. */
  readonly signOut: (player: PlayerId) => void;
  /** Everybody who has a socket here. */
  readonly players: () => readonly PlayerId[];
  /** The sessions of those who have a socket here. */
  readonly sessions: () => readonly string[];
  /** Closes the sockets whose session is of another epoch than its player now, or has ended. */
  readonly checkSessions: (epochs: ReadonlyMap<PlayerId, number>, ended: ReadonlySet<string>) => void;
  /** Tells everybody that the server goes, and closes the door. */
  readonly close: () => Promise<void>;
};

type Guest = {
  readonly connection: Connection;
  readonly player?: PlayerId | undefined;
  readonly epoch?: number | undefined;
  readonly session?: string | undefined;
  readonly socket: WebSocket;
};

export function openGateway(server: Server, ports: GatewayPorts): Gateway {
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: LARGEST_MESSAGE,
    perMessageDeflate: false,
    clientTracking: false,
    maxFragments: MOST_FRAGMENTS,
    // Answers would pile up for whoever asks on and on and reads nothing.
    autoPong: false,
  });
  const guests = new Set<Guest>();
  let wasClosed = false;
  /** To be checked again after every await. */
  const isClosing = (): boolean => wasClosed;

  server.on('upgrade', (request, stream, head) => {
    stream.on('error', () => stream.destroy());
    const turnAway = (code: RefusalCode): void => {
      ports.meter.count('refusals', code);
      stream.end(ports.answer(request, code), () => stream.destroy());
    };
    admit(request, stream, head, turnAway).catch((error: unknown) => {
      ports.log.error({ err: error }, 'A socket could not be opened');
      turnAway(codeOfError(error));
    });
  });

  const admit = async (
    request: IncomingMessage,
    stream: Duplex,
    head: Buffer,
    turnAway: (code: RefusalCode) => void,
  ): Promise<void> => {
    const payer = ports.payerOf(request);
    if (ports.limits.charge('requests', payer, OPENING) > 0) return turnAway('tooFast');
    if (request.url?.split('?')[0] !== SOCKET_PATH) return turnAway('noSuchAddress');
    if (isClosing()) return turnAway('closing');
    const { origin } = request.headers;
    if (origin !== undefined && !ports.origins.has(origin)) return turnAway('foreignOrigin');
    // Counted before the first await, so that simultaneous upgrades can't all pass.
    const release = ports.limits.hold('sockets', payer.address);
    if (!release) return turnAway('tooMany');
    stream.once('close', release);
    const { byToken, player, epoch, session } = await ports.whoIs(request);
    if (isClosing()) return turnAway('closing');
    // A browser always says where a page is from. Who does not, is a program, and has to bring a token.
    if (origin === undefined && !byToken) return turnAway('notSignedIn');
    sockets.handleUpgrade(request, stream, head, (socket) =>
      welcome(socket, transportOf(socket, stream), { player, epoch, session }, payer.address),
    );
  };

  const welcome = (
    socket: WebSocket,
    transport: Transport,
    who: Pick<Guest, 'player' | 'epoch' | 'session'>,
    address: string,
  ): void => {
    const mayStore = (bytes: number): boolean => ports.storageLimit.mayStore(address, bytes);
    const connection = connect({ ...ports, mayStore }, transport, { player: who.player, address });
    const guest = { ...who, connection, socket };
    guests.add(guest);

    let isAlive = true;
    let forget = (): void => undefined;
    const listen = (): void => {
      forget = ports.clock.after(HEARTBEAT, () => {
        if (!isAlive) return socket.terminate();
        isAlive = false;
        socket.ping();
        listen();
      });
    };
    listen();
    socket.on('pong', () => {
      isAlive = true;
      connection.receiveOther('control');
    });
    socket.on('ping', (data) => {
      if (!connection.receiveOther('control')) return;
      if (socket.bufferedAmount > MOST_WAITING) socket.terminate();
      else socket.pong(data);
    });
    socket.on('message', (data: Buffer, isBinary) => {
      isAlive = true;
      if (isBinary) connection.receiveOther('binary');
      else connection.receive(data.toString('utf8'));
    });
    // A broken frame closes the socket; there is nobody to answer.
    socket.on('error', () => undefined);
    socket.on('close', () => {
      forget();
      connection.gone();
      guests.delete(guest);
    });
  };

  return {
    count: () => guests.size,
    signOut: (player) => {
      for (const guest of guests) if (guest.player === player) guest.connection.close('signedOut');
    },
    players: () => [...new Set([...guests].flatMap(({ player }) => player ?? []))],
    sessions: () => [...new Set([...guests].flatMap(({ session }) => session ?? []))],
    checkSessions: (epochs, ended) => {
      for (const { player, epoch, session = '', connection } of guests)
        if (player !== undefined && (epochs.get(player) !== epoch || ended.has(session)))
          connection.close('signedOut');
    },
    close: async () => {
      wasClosed = true;
      const leaving = [...guests];
      await Promise.all(leaving.map(async ({ connection }) => connection.settled()));
      for (const { socket } of leaving) {
        if (socket.readyState === socket.OPEN) socket.send(JSON.stringify({ type: 'closing' }));
        socket.close(CLOSE_CODES.closing, 'closing');
      }
      sockets.close();
      // Those who do not answer the good-bye are not waited for.
      const forget = ports.clock.after(1_000, () => leaving.forEach(({ socket }) => socket.terminate()));
      await Promise.all(leaving.map(async ({ socket }) => isClosed(socket)));
      forget();
    },
  };
}

/** What is told to everybody at a table is put into a frame once. */
let last = { text: '', frame: frameOf('') };
const sharedFrame = (text: string): Buffer => {
  if (text !== last.text) last = { text, frame: frameOf(text) };
  return last.frame;
};

/** `ws` holds nothing back without compression: what is written here keeps its place among what `ws` writes. */
const transportOf = (socket: WebSocket, stream: Duplex): Transport => ({
  send: (text) => {
    if (socket.readyState === socket.OPEN) stream.write(sharedFrame(text));
  },
  close: (code, reason) => {
    // Somebody who does not read would not read the good-bye either.
    if (code === CLOSE_CODES.tooSlow) return socket.terminate();
    socket.close(code, reason);
    // A flooding client would go on sending while the close handshake is waited for.
    if (code === CLOSE_CODES.tooFast) stream.end(() => stream.destroy());
  },
  waiting: () => stream.writableLength,
});

const isClosed = async (socket: WebSocket): Promise<void> =>
  new Promise((resolve) => {
    if (socket.readyState === socket.CLOSED) resolve();
    else socket.once('close', () => resolve());
  });

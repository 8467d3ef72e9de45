// A client with an open socket on our server, for a measurement.

import { PROTO, type ServerMessage } from '@wagons/protocol';
import { RULES_VERSION } from '@wagons/rules';
import { WebSocket } from 'ws';

export type Visitor = {
  readonly say: (message: object) => void;
  readonly post: <T>(path: string, body: object) => Promise<T>;
  /** Receives its messages from now on. */
  hear: (message: ServerMessage) => void;
  readonly leave: () => void;
};

async function post<T>(host: string, path: string, body: object, token?: string): Promise<T> {
  const answer = await fetch(`http://${host}${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path} answers ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as T;
}

export type Guest = { readonly id: string; readonly token: string };

export const becomeGuest = async (host: string, name: string): Promise<Guest> =>
  post(host, '/api/me', { name });

/** A guest with a socket that has been welcomed. `onLoss` is called when it closes on its own. */
export async function come(
  host: string,
  { token }: Guest,
  onLoss: () => void = () => undefined,
): Promise<Visitor> {
  const socket = new WebSocket(`ws://${host}/api/socket`, {
    headers: { authorization: `Bearer ${token}` },
    perMessageDeflate: false,
  });
  const visitor: Visitor = {
    say: (message) => socket.send(JSON.stringify(message)),
    post: async (path, body) => post(host, path, body, token),
    hear: () => undefined,
    leave: () => {
      socket.off('close', onLoss);
      socket.terminate();
    },
  };
  await new Promise<void>((resolve, reject) => {
    socket.once('error', reject);
    socket.once('open', () => visitor.say({ type: 'hello', proto: PROTO, rulesVersion: RULES_VERSION }));
    socket.on('message', (data: Buffer) => {
      const message = JSON.parse(data.toString('utf8')) as ServerMessage;
      if (message.type === 'welcome') resolve();
      else visitor.hear(message);
    });
  });
  socket.on('close', onLoss);
  return visitor;
}

/** Connects many new guests, a few at a time. */
export async function comeMany(
  host: string,
  count: number,
  onLoss?: () => void,
): Promise<readonly Visitor[]> {
  const all: Visitor[] = [];
  while (all.length < count) {
    const few = Array.from(
      { length: Math.min(50, count - all.length) },
      (_, i) => `Player ${all.length + i}`,
    );
    all.push(
      ...(await Promise.all(few.map(async (name) => come(host, await becomeGuest(host, name), onLoss)))),
    );
  }
  return all;
}

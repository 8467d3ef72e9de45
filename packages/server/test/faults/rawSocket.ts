// A TCP client that builds its WebSocket frames by hand, valid or not.

import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

export type RawSocket = {
  readonly socket: Socket;
  /** How the server ended it: the close code, `end` without a close frame, or `open` if it didn't. */
  readonly ended: () => Promise<number | 'end'>;
};

export type Frame = {
  readonly opcode?: number;
  readonly payload?: Buffer;
  readonly fin?: boolean;
  readonly masked?: boolean;
  readonly rsv?: number;
  /** The length in the header, whatever follows. */
  readonly length?: bigint;
};

/** A frame as a client sends it. */
export function frame({
  opcode = 1,
  payload = Buffer.alloc(0),
  fin = true,
  masked = true,
  rsv = 0,
  length,
}: Frame): Buffer {
  const size = length ?? BigInt(payload.length);
  const head = [(fin ? 0x80 : 0) | (rsv << 4) | opcode];
  const mask = masked ? 0x80 : 0;
  if (size < 126n) head.push(mask | Number(size));
  else if (size < 65_536n) head.push(mask | 126, Number(size >> 8n), Number(size & 0xffn));
  else {
    head.push(mask | 127);
    for (let shift = 56n; shift >= 0n; shift -= 8n) head.push(Number((size >> shift) & 0xffn));
  }
  const key = masked ? [1, 2, 3, 4] : [];
  const body = Buffer.from(payload);
  if (masked) for (let at = 0; at < body.length; at++) body[at] = (body[at] ?? 0) ^ (key[at % 4] ?? 0);
  return Buffer.concat([Buffer.from([...head, ...key]), body]);
}

export const upgradeRequest = (host: string, token: string): string =>
  [
    'GET /api/socket HTTP/1.1',
    `Host: ${host}`,
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==',
    `Authorization: Bearer ${token}`,
    '',
    '',
  ].join('\r\n');

export async function dialRaw(host: string): Promise<Socket> {
  const { hostname, port } = new URL(`http://${host}`);
  const socket = connect({ host: hostname, port: Number(port) });
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  return socket;
}

/** An upgraded socket, and how the server ends it. */
export async function openRaw(host: string, token: string): Promise<RawSocket> {
  const socket = await dialRaw(host);
  socket.write(upgradeRequest(host, token));
  const [answer] = (await once(socket, 'data')) as [Buffer];
  if (!answer.toString('latin1').startsWith('HTTP/1.1 101')) throw new Error(answer.toString('latin1'));
  let last: number | 'end' = 'end';
  socket.on('data', (data: Buffer) => {
    // The close frame is the last one and short.
    const at = data.lastIndexOf(0x88);
    if (at >= 0 && data.length - at >= 4) last = data.readUInt16BE(at + 2);
  });
  const ended = new Promise<number | 'end'>((resolve) => {
    socket.once('close', () => resolve(last));
  });
  return { socket, ended: async () => ended };
}

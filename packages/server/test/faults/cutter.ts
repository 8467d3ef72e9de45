// A proxy that cuts a connection after a certain frame: it forwards and counts frames, then closes both sides.

import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

type Direction = 'toServer' | 'toClient';

export type Cutter = {
  readonly host: string;
  /** The number of frames since the last call of `cutAfter`. */
  readonly passed: Readonly<Record<Direction, number>>;
  /** Cuts right after this frame of this direction, once. */
  readonly cutAfter: (direction: Direction, frames: number) => void;
  readonly close: () => void;
};

/** The end of the first frame in these bytes; undefined if it is incomplete. */
function endOfFrame(bytes: Buffer): number | undefined {
  if (bytes.length < 2) return undefined;
  const [, second = 0] = bytes;
  const short = second & 0x7f;
  const head = (short === 126 ? 4 : short === 127 ? 10 : 2) + (second & 0x80 ? 4 : 0);
  if (bytes.length < head) return undefined;
  const length =
    short === 126 ? bytes.readUInt16BE(2) : short === 127 ? Number(bytes.readBigUInt64BE(2)) : short;
  return bytes.length < head + length ? undefined : head + length;
}

export async function openCutter(target: () => string): Promise<Cutter> {
  const passed = { toServer: 0, toClient: 0 };
  let cut: { readonly direction: Direction; readonly frames: number } | undefined;
  const server = createServer((client) => {
    const { hostname, port } = new URL(`http://${target()}`);
    const upstream = connect({ host: hostname, port: Number(port) });
    const both = [client, upstream];
    for (const one of both) {
      one.on('error', () => undefined);
      one.on('close', () => both.forEach((other) => other.destroy()));
    }
    const carry = (from: Socket, to: Socket, direction: Direction): void => {
      let rest = Buffer.alloc(0);
      let isUpgraded = false;
      from.on('data', (data: Buffer) => {
        rest = Buffer.concat([rest, data]);
        if (!isUpgraded) {
          const end = rest.indexOf('\r\n\r\n');
          if (end < 0) return;
          isUpgraded = true;
          to.write(rest.subarray(0, end + 4));
          rest = rest.subarray(end + 4);
        }
        for (let end = endOfFrame(rest); end !== undefined; end = endOfFrame(rest)) {
          to.write(rest.subarray(0, end));
          rest = rest.subarray(end);
          passed[direction]++;
          if (cut?.direction !== direction || passed[direction] !== cut.frames) continue;
          cut = undefined;
          from.destroy();
          // What was forwarded arrives; nothing after it does.
          to.end(() => to.destroy());
          return;
        }
      });
    };
    carry(client, upstream, 'toServer');
    carry(upstream, client, 'toClient');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    host: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    passed,
    cutAfter: (direction, frames) => {
      passed.toServer = 0;
      passed.toClient = 0;
      cut = { direction, frames };
    },
    close: () => void server.close(),
  };
}

// A push service for tests: checks who sends, decrypts as a browser would, and keeps what it received.

import {
  createDecipheriv,
  createECDH,
  createHmac,
  createPublicKey,
  type ECDH,
  randomBytes,
  verify,
} from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

type Received = { readonly text: string; readonly headers: IncomingHttpHeaders; readonly audience: string };

export type PushService = {
  /** To be allowed by the server under test. */
  readonly origin: string;
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly received: readonly Received[];
  /** What it answers from now on. */
  answer: { status: number; headers?: Readonly<Record<string, string>> };
  readonly close: () => Promise<void>;
};

export async function openPushService(): Promise<PushService> {
  const browser = createECDH('prime256v1');
  browser.generateKeys();
  const auth = randomBytes(16);
  const received: Received[] = [];
  const service: { current?: PushService } = {};
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => void chunks.push(chunk));
    request.on('end', () => {
      const { status = 500, headers } = service.current?.answer ?? {};
      try {
        const audience = audienceOf(request.headers.authorization ?? '');
        if (status < 300)
          received.push({
            text: decrypt(Buffer.concat(chunks), browser, auth),
            headers: request.headers,
            audience,
          });
        response.writeHead(status, headers).end();
      } catch (error) {
        response.writeHead(400).end(String(error));
      }
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  service.current = {
    origin,
    endpoint: `${origin}/push/${randomBytes(8).toString('hex')}`,
    p256dh: browser.getPublicKey().toString('base64url'),
    auth: auth.toString('base64url'),
    received,
    answer: { status: 201 },
    close: async () =>
      new Promise((resolve) => {
        server.close(() => resolve());
      }),
  };
  return service.current;
}

/** RFC 8292: the token must be signed by the key beside it. Throws otherwise. */
function audienceOf(header: string): string {
  const [, token = '', key = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(header) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const publicKey = createPublicKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  });
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isSigned) throw new Error('not signed');
  return (JSON.parse(Buffer.from(claims, 'base64url').toString()) as { readonly aud: string }).aud;
}

/** RFC 8291, the side of the browser. */
export function decrypt(body: Buffer, browser: ECDH, auth: Buffer): string {
  const hmac = (key: Buffer, ...parts: readonly Buffer[]): Buffer =>
    createHmac('sha256', key).update(Buffer.concat(parts)).digest();
  const one = Buffer.from([1]);
  const salt = body.subarray(0, 16);
  const sender = body.subarray(21, 21 + (body[20] ?? 0));
  const sealed = body.subarray(21 + sender.length);
  const shared = hmac(auth, browser.computeSecret(sender));
  const input = hmac(shared, Buffer.from('WebPush: info\0'), browser.getPublicKey(), sender, one);
  const key = hmac(salt, input);
  const decipher = createDecipheriv(
    'aes-128-gcm',
    hmac(key, Buffer.from('Content-Encoding: aes128gcm\0'), one).subarray(0, 16),
    hmac(key, Buffer.from('Content-Encoding: nonce\0'), one).subarray(0, 12),
  );
  decipher.setAuthTag(sealed.subarray(-16));
  const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  if (plain.at(-1) !== 2) throw new Error('not the last record');
  return plain.subarray(0, -1).toString();
}

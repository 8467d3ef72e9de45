// Encrypts a web push message (RFC 8291, aes128gcm) and signs the request for it (VAPID, RFC 8292), by node:crypto.

import {
  createCipheriv,
  createECDH,
  createHmac,
  createPrivateKey,
  type ECDH,
  type KeyObject,
  randomBytes,
  sign,
} from 'node:crypto';
import type { PushKeys } from '../ports/alerts.ts';

const CURVE = 'prime256v1';
const KEY_BYTES = 65;
const SECRET_BYTES = 16;
const RECORD = 4096;

/** The end of the last record, without padding. */
const END = Buffer.from([2]);

/** Fixed only to reproduce known results. */
type Chance = { readonly salt: Buffer; readonly own: ECDH };

function draw(): Chance {
  const own = createECDH(CURVE);
  own.generateKeys();
  return { salt: randomBytes(16), own };
}

/** The body of a push request. Throws if the keys of the browser aren't a point of the curve. */
export function encryptPush(
  { p256dh, auth }: PushKeys,
  text: string,
  { salt, own }: Chance = draw(),
): Buffer {
  const theirs = Buffer.from(p256dh, 'base64url');
  const ours = own.getPublicKey();
  const shared = extract(Buffer.from(auth, 'base64url'), own.computeSecret(theirs));
  const input = expand(shared, Buffer.concat([infoOf('WebPush: info'), theirs, ours]), 32);
  const key = extract(salt, input);
  const cipher = createCipheriv(
    'aes-128-gcm',
    expand(key, infoOf('Content-Encoding: aes128gcm'), 16),
    expand(key, infoOf('Content-Encoding: nonce'), 12),
  );
  const size = Buffer.alloc(4);
  size.writeUInt32BE(RECORD);
  const head = Buffer.concat([salt, size, Buffer.from([ours.length]), ours]);
  const sealed = [cipher.update(text, 'utf8'), cipher.update(END), cipher.final(), cipher.getAuthTag()];
  return Buffer.concat([head, ...sealed]);
}

/** Whether a message can be encrypted for a browser. */
export function areSound({ p256dh, auth }: PushKeys): boolean {
  const bytes = Buffer.from(p256dh, 'base64url');
  if (bytes.length !== KEY_BYTES || Buffer.from(auth, 'base64url').length !== SECRET_BYTES) return false;
  try {
    draw().own.computeSecret(bytes);
    return true;
  } catch {
    return false;
  }
}

const infoOf = (label: string): Buffer => Buffer.from(`${label}\0`);
const extract = (salt: Buffer, input: Buffer): Buffer => createHmac('sha256', salt).update(input).digest();
/** HKDF-Expand for at most one block. */
const expand = (key: Buffer, info: Buffer, length: number): Buffer =>
  createHmac('sha256', key)
    .update(info)
    .update(Buffer.from([1]))
    .digest()
    .subarray(0, length);

/** The key pair by which push services know this server. */
export type VapidKeys = { readonly publicKey: string; readonly privateKey: KeyObject };

/** From the private number, 32 bytes as base64url. Throws if it isn't one. */
export function vapidKeys(secret: string): VapidKeys {
  const own = createECDH(CURVE);
  own.setPrivateKey(Buffer.from(secret, 'base64url'));
  const point = own.getPublicKey();
  const part = (from: number): string => point.subarray(from, from + 32).toString('base64url');
  const jwk = { kty: 'EC', crv: 'P-256', x: part(1), y: part(33), d: secret };
  return {
    publicKey: point.toString('base64url'),
    privateKey: createPrivateKey({ key: jwk, format: 'jwk' }),
  };
}

export function newVapidSecret(): string {
  const own = createECDH(CURVE);
  own.generateKeys();
  // Without leading zeros it may be shorter.
  const secret = own.getPrivateKey();
  return Buffer.concat([Buffer.alloc(32 - secret.length), secret]).toString('base64url');
}

/** The header by which a push service knows who sends. It stays valid until `until`, in seconds. */
export function vapidHeader(
  { publicKey, privateKey }: VapidKeys,
  {
    audience,
    subject,
    until,
  }: { readonly audience: string; readonly subject: string; readonly until: number },
): string {
  const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  const unsigned = `${part({ typ: 'JWT', alg: 'ES256' })}.${part({ aud: audience, exp: until, sub: subject })}`;
  const signature = sign('sha256', Buffer.from(unsigned), { key: privateKey, dsaEncoding: 'ieee-p1363' });
  return `vapid t=${unsigned}.${signature.toString('base64url')}, k=${publicKey}`;
}

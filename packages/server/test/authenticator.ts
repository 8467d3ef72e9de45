// A software authenticator: creates and uses passkeys as a device does, so that the whole ceremony can be tested.

import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { ORIGIN } from './httpWorld.ts';

type Json = Readonly<Record<string, unknown>>;

export type Authenticator = {
  readonly make: (options: object, wish?: Lie) => Json;
  readonly use: (options: object, wish?: Lie) => Json;
};

/** What a dishonest authenticator claims instead. */
export type Lie = {
  readonly origin?: string;
  readonly challenge?: string;
  readonly rpId?: string;
  readonly counter?: number;
  readonly type?: string;
};

const PRESENT = 0x01;
const VERIFIED = 0x04;
const HAS_KEY = 0x40;

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();
const base64 = (data: Buffer | string): string => Buffer.from(data).toString('base64url');
const bytes = (head: number, length: number): Buffer =>
  length < 256 ? Buffer.from([head | 24, length]) : Buffer.from([head | 25, length >> 8, length & 0xff]);
const text = (word: string): Buffer => Buffer.concat([Buffer.from([0x60 | word.length]), Buffer.from(word)]);

export function makeAuthenticator(): Authenticator {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(32);
  let counter = 0;
  let userHandle = '';

  const clientData = (type: string, challenge: unknown, lie: Lie): Buffer =>
    Buffer.from(
      JSON.stringify({
        type: lie.type ?? type,
        challenge: lie.challenge ?? challenge,
        origin: lie.origin ?? ORIGIN,
        crossOrigin: false,
      }),
    );
  const head = (rpId: string, flags: number, lie: Lie): Buffer => {
    counter += 1;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(lie.counter ?? counter);
    return Buffer.concat([sha256(lie.rpId ?? rpId), Buffer.from([flags]), count]);
  };

  return {
    make: (wish, lie = {}) => {
      const options = wish as Json;
      const rp = options['rp'] as { readonly id: string };
      userHandle = (options['user'] as { readonly id: string }).id;
      const authData = Buffer.concat([
        head(rp.id, PRESENT | VERIFIED | HAS_KEY, lie),
        Buffer.alloc(16),
        Buffer.from([0, id.length]),
        id,
        coseKey(publicKey),
      ]);
      const attestation = Buffer.concat([
        Buffer.from([0xa3]),
        text('fmt'),
        text('none'),
        text('attStmt'),
        Buffer.from([0xa0]),
        text('authData'),
        bytes(0x40, authData.length),
        authData,
      ]);
      return credential(id, {
        clientDataJSON: base64(clientData('webauthn.create', options['challenge'], lie)),
        attestationObject: base64(attestation),
        transports: ['internal'],
      });
    },
    use: (wish, lie = {}) => {
      const options = wish as Json;
      const data = clientData('webauthn.get', options['challenge'], lie);
      const authData = head(String(options['rpId']), PRESENT | VERIFIED, lie);
      const signature = sign('sha256', Buffer.concat([authData, sha256(data)]), privateKey);
      return credential(id, {
        clientDataJSON: base64(data),
        authenticatorData: base64(authData),
        signature: base64(signature),
        userHandle,
      });
    },
  };
}

const credential = (id: Buffer, response: Json): Json => ({
  id: base64(id),
  rawId: base64(id),
  type: 'public-key',
  clientExtensionResults: {},
  response,
});

/** An ES256 key as CBOR: kind, algorithm, curve, and the two coordinates. */
function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  const coordinate = (label: number, value: string): Buffer =>
    Buffer.concat([Buffer.from([label]), bytes(0x40, 32), Buffer.from(value, 'base64url')]);
  return Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01]),
    coordinate(0x21, x),
    coordinate(0x22, y),
  ]);
}

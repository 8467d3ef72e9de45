// Tests of web push encryption against the example of the standard.

import { createECDH } from 'node:crypto';
import { expect, it } from 'vitest';
import { decrypt } from '../../test/pushService.ts';
import { areSound, encryptPush, newVapidSecret, vapidKeys } from './pushEncryption.ts';

/** RFC 8291, appendix A. */
const EXAMPLE = {
  text: 'When I grow up, I want to be a watermelon',
  own: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
  browser: 'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94',
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  salt: 'DGv6ra1nlYgDCS1FRnbzlw',
  body: 'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
};

const bytes = (text: string): Buffer => Buffer.from(text, 'base64url');

it('encrypts the example of RFC 8291 byte by byte', () => {
  const own = createECDH('prime256v1');
  own.setPrivateKey(bytes(EXAMPLE.own));
  const body = encryptPush(EXAMPLE, EXAMPLE.text, { salt: bytes(EXAMPLE.salt), own });
  expect(body.toString('base64url')).toBe(EXAMPLE.body);
});

it('each message has its own key, and only the browser reads it', () => {
  const browser = createECDH('prime256v1');
  browser.setPrivateKey(bytes(EXAMPLE.browser));
  const [one, other] = [encryptPush(EXAMPLE, 'Zug, gespielt'), encryptPush(EXAMPLE, 'Zug, gespielt')];
  expect(one.equals(other)).toBe(false);
  expect(decrypt(one, browser, bytes(EXAMPLE.auth))).toBe('Zug, gespielt');
  expect(() => decrypt(one, browser, Buffer.alloc(16))).toThrow('authenticate');
});

it.each([
  ['too short a key', { p256dh: EXAMPLE.p256dh.slice(4), auth: EXAMPLE.auth }],
  ['a point off the curve', { p256dh: `B${'A'.repeat(86)}`, auth: EXAMPLE.auth }],
  ['a wrong secret', { p256dh: EXAMPLE.p256dh, auth: 'AAAA' }],
])('%s is not sound', (_, keys) => expect(areSound(keys)).toBe(false));

it('the keys of a browser are sound', () => expect(areSound(EXAMPLE)).toBe(true));

it('a generated secret is 32 bytes and gives the same public key again', () => {
  const secret = newVapidSecret();
  expect(bytes(secret)).toHaveLength(32);
  expect(vapidKeys(secret).publicKey).toBe(vapidKeys(secret).publicKey);
  expect(bytes(vapidKeys(secret).publicKey)).toHaveLength(65);
});

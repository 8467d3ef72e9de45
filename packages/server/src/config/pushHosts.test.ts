// Tests of the list of push services.

import { expect, it } from 'vitest';
import { PUSH_HOSTS, readEndpoint } from './pushHosts.ts';

it.each([
  'https://fcm.googleapis.com/fcm/send/abc:def',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://web.push.apple.com/QAbc',
  'https://api.push.apple.com/3/device/abc',
  'https://db5p.notify.windows.com/w/?token=abc%2f',
])('allows %s', (endpoint) => expect(readEndpoint(endpoint, PUSH_HOSTS)?.href).toBe(endpoint));

it.each([
  'https://169.254.169.254/latest/meta-data',
  'https://localhost/push',
  'https://evil.example/',
  'https://fcm.googleapis.com.evil.example/',
  'https://evilnotify.windows.com/',
  'https://notify.windows.com/',
  'http://fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com:8443/fcm/send/abc',
  'https://me:secret@fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com/fcm/send/abc#part',
  `https://fcm.googleapis.com/${'x'.repeat(1100)}`,
  'fcm.googleapis.com',
  '',
])('refuses %s', (endpoint) => expect(readEndpoint(endpoint, PUSH_HOSTS)).toBeUndefined());

it('allows an origin of one’s own, exactly', () => {
  const hosts = ['http://localhost:9000'];
  expect(readEndpoint('http://localhost:9000/push', hosts)).toBeDefined();
  expect(readEndpoint('http://localhost:9001/push', hosts)).toBeUndefined();
  expect(readEndpoint('https://localhost:9000/push', hosts)).toBeUndefined();
});

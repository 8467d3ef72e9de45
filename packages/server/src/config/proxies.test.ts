// Tests of the client's address behind proxies.

import type { IncomingMessage } from 'node:http';
import { expect, it } from 'vitest';
import { addressOf, trustOf } from './proxies.ts';

const request = (remoteAddress: string, forwarded?: string): IncomingMessage =>
  ({ headers: { 'x-forwarded-for': forwarded }, socket: { remoteAddress } }) as unknown as IncomingMessage;

it('addressOf ignores X-Forwarded-For by default', () => {
  expect(addressOf(request('127.0.0.1', '198.51.100.7'), trustOf(0))).toBe('127.0.0.1');
});

it('addressOf trusts the configured number of proxies, and none before them', () => {
  const from = request('127.0.0.1', '203.0.113.66, 198.51.100.7');
  expect(addressOf(from, trustOf(1))).toBe('198.51.100.7');
  expect(addressOf(from, trustOf(2))).toBe('203.0.113.66');
  expect(addressOf(from, trustOf(9))).toBe('203.0.113.66');
});

it('addressOf trusts the configured addresses', () => {
  const trust = trustOf(['10.0.0.0/8', '2001:db8::/32', 'loopback']);
  expect(addressOf(request('::ffff:10.1.2.3', '203.0.113.66, 2001:db8::5'), trust)).toBe('203.0.113.66');
  expect(addressOf(request('::1', '198.51.100.7'), trust)).toBe('198.51.100.7');
  expect(addressOf(request('192.0.2.1', '198.51.100.7'), trust)).toBe('192.0.2.1');
  expect(addressOf(request('10.1.2.3', 'nonsense'), trust)).toBe('nonsense');
});

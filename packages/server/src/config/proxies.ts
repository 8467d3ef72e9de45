// Finds the client's address behind trusted proxies. X-Forwarded-For from anyone else is ignored.

import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';

/** The number of proxies in front, or their addresses. */
export type Proxies = number | readonly string[];

/** Whether the address this many hops away is a trusted proxy. */
export type Trust = (address: string, hop: number) => boolean;

const NAMED: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

/** Throws on an invalid address. */
export function trustOf(proxies: Proxies): Trust {
  if (typeof proxies === 'number') return (_address, hop) => hop < proxies;
  const list = new BlockList();
  for (const proxy of proxies.flatMap((name) => NAMED[name] ?? [name])) {
    const [network = '', bits] = proxy.split('/');
    const family = isIP(network) === 6 ? 'ipv6' : 'ipv4';
    list.addSubnet(network, bits === undefined ? (family === 'ipv6' ? 128 : 32) : Number(bits), family);
  }
  return (address) => {
    const plain = address.replace(/^::ffff:(?=\d+\.)/, '');
    const version = isIP(plain);
    return version !== 0 && list.check(plain, version === 6 ? 'ipv6' : 'ipv4');
  };
}

/** The nearest address that isn't a trusted proxy: the client, as far as trusted proxies know. */
export function addressOf({ headers, socket }: IncomingMessage, trust: Trust): string {
  const forwarded = headers['x-forwarded-for'] ?? '';
  const named = String(forwarded)
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .toReversed();
  const path = [socket.remoteAddress ?? '', ...named];
  const asker = path.findIndex((address, hop) => !trust(address, hop));
  return path[asker === -1 ? path.length - 1 : asker] ?? '';
}

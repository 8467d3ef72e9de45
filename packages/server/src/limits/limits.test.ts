// Tests of the allowances of players and addresses.

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Allowance } from './bucket.ts';
import { ALLOWANCES, HELD, makeLimits } from './limits.ts';

const HERE = '198.51.100.7';

function open(factor = 1) {
  let now = 0;
  const limits = makeLimits({ now: () => now }, factor);
  /** How many of many attempts are within the limit. */
  const spend = (expense: keyof typeof ALLOWANCES, player: string | undefined, address = HERE): number => {
    let paid = 0;
    while (paid < 20_000 && limits.charge(expense, { address, player }) === 0) paid++;
    return paid;
  };
  return {
    ...limits,
    spend,
    pass: (seconds: number) => {
      now += seconds * 1000;
    },
  };
}

it('a player has one allowance for all addresses', () => {
  const { spend, pass } = open();
  expect(spend('messages', 'ada')).toBe(120);
  expect(spend('messages', 'ada', 'elsewhere')).toBe(0);
  pass(1);
  expect(spend('messages', 'ada', 'elsewhere')).toBe(10);
});

it.each(['requests', 'messages'] as const)(
  'all players of an address share its allowance of %s',
  (expense) => {
    const { spend } = open();
    const players = Array.from({ length: 100 }, (_, nth) => `player ${nth}`);
    const paid = players.map((player) => spend(expense, player)).reduce((sum, one) => sum + one);
    expect(paid).toBe(ALLOWANCES[expense].address.atOnce);
    expect(spend(expense, 'somebody', 'elsewhere')).toBe(ALLOWANCES[expense].player.atOnce);
  },
);

it.each(['requests', 'messages'] as const)(
  'clients without a session leave %s for the players of their address',
  (expense) => {
    const { spend } = open();
    expect(spend(expense, undefined)).toBe(ALLOWANCES[expense].strangers.atOnce);
    expect(spend(expense, 'ada')).toBe(ALLOWANCES[expense].player.atOnce);
  },
);

it('a refused cost is not charged', () => {
  const { charge, spend } = open();
  expect(charge('requests', { address: HERE, player: 'ada' }, 201)).toBe(1);
  expect(spend('requests', 'ada')).toBe(200);
});

it('the turn allowance of a seat is used by nothing else', () => {
  const { spend } = open();
  for (let nth = 0; nth < 100; nth++) spend('messages', `player ${nth}`);
  expect(spend('turns', 'table ada')).toBe(20);
  expect(spend('turns', 'table bert')).toBe(20);
});

it('an address holds a limited number, and one more after each release, once', () => {
  const { hold } = open();
  const held = Array.from({ length: HELD.sockets }, () => hold('sockets', HERE));
  expect(held.every((release) => release !== undefined)).toBe(true);
  expect(hold('sockets', HERE)).toBeUndefined();
  expect(hold('sockets', 'elsewhere')).toBeDefined();
  held[0]?.();
  held[0]?.();
  expect(hold('sockets', HERE)).toBeDefined();
  expect(hold('sockets', HERE)).toBeUndefined();
});

describe('the networks of a home or an organization', () => {
  const HOUSE = Array.from({ length: 256 }, (_, nth) => `2001:db8:1:a${nth.toString(16).padStart(2, '0')}`);
  const OFFICE = Array.from({ length: 4_096 }, (_, nth) => `2001:db8:2:${(nth * 16).toString(16)}`);
  const spendAll = (networks: readonly string[], spend: ReturnType<typeof open>['spend']): number =>
    networks.reduce((sum, network) => sum + spend('requests', undefined, network), 0);

  it('share an allowance per /56 and per /48, as strangers and as players', () => {
    const { strangers, address } = ALLOWANCES.requests;
    const { spend } = open();
    expect(spendAll(HOUSE, spend)).toBe(2 * strangers.atOnce);
    expect(spendAll(OFFICE, spend)).toBe(8 * strangers.atOnce);
    const players = HOUSE.map((network, nth) => spend('requests', `player ${nth}`, network));
    expect(players.reduce((sum, one) => sum + one)).toBe(2 * (address.atOnce - strangers.atOnce));
  });

  it('hold a number of sockets together, and a refused one takes no place', () => {
    const { hold } = open();
    const held = HOUSE.flatMap((network) =>
      Array.from({ length: 10 }, () => hold('sockets', network)).filter((release) => release !== undefined),
    );
    expect(held).toHaveLength(2 * HELD.sockets);
    held[0]?.();
    expect(hold('sockets', HOUSE[255] ?? '')).toBeDefined();
    expect(hold('sockets', HOUSE[255] ?? '')).toBeUndefined();
    expect(hold('sockets', '2001:db8:1:b00'), 'the house next door').toBeDefined();
  });

  it('pay together or not at all', () => {
    const { charge, fine } = open();
    fine('files', '2001:db8:1:a00', 100_000);
    const neighbor = { address: '2001:db8:1:a01' };
    expect(charge('files', neighbor)).toBeGreaterThan(0);
    expect(charge('files', { address: '2001:db8:9:a01' })).toBe(0);
  });
});

it('nothing is limited with the factor 0', () => {
  const { spend, hold } = open(0);
  expect(spend('requests', undefined)).toBe(20_000);
  for (let nth = 0; nth < 1_000; nth++) expect(hold('sockets', HERE)).toBeDefined();
});

it('docs/operations.md shows the allowances', () => {
  const docs = readFileSync(new URL('../../../../docs/operations.md', import.meta.url), 'utf8');
  const cell = (allowance?: Allowance): string =>
    allowance ? `${allowance.atOnce.toLocaleString('en')}, then ${allowance.perSecond}/s` : '';
  for (const allowances of Object.values(ALLOWANCES)) {
    const { player, strangers, address }: { player?: Allowance; strangers?: Allowance; address: Allowance } =
      allowances;
    expect(docs).toContain(` | ${cell(player)} | ${cell(strangers)} | ${cell(address)} |\n`);
  }
  for (const most of Object.values(HELD)) expect(docs).toContain(` |  |  | ${most} |\n`);
});

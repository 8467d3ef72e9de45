// Tests of the allowances of players and addresses.

import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
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

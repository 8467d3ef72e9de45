// Tests of the addresses.

import { describe, expect, test } from 'vitest';
import { makeRoute, parseRoute, type ScreenRoute } from './route.ts';

const ROUTES: readonly ScreenRoute[] = [
  { screen: 'home' },
  { screen: 'games' },
  { screen: 'about' },
  { screen: 'settings' },
  { screen: 'alerts' },
  { screen: 'mail', secret: 'AbCdEf-_', what: 'stop' },
  { screen: 'learn' },
  { screen: 'new' },
  { screen: 'first' },
  { screen: 'new', code: '1abcDEF' },
  { screen: 'table', id: 'k3-x' },
  { screen: 'replay' },
  { screen: 'replay', code: '1abc' },
  { screen: 'shared', code: '1abc~Ida~*3' },
  { screen: 'replay', code: '1abc', at: 0 },
  { screen: 'replay', code: '1abc', at: 31 },
  { screen: 'review', code: '1abc' },
  { screen: 'review', code: '1abc', at: 12 },
  { screen: 'rules' },
  { screen: 'rules', rule: 'P3' },
  { screen: 'cards' },
  { screen: 'cards', card: 'cool/water ä' },
  { screen: 'pad' },
  { screen: 'pad', filled: 'a b~c' },
  { screen: 'puzzles' },
  { screen: 'puzzles', number: 137 },
  { screen: 'ownPuzzle', own: 3 },
  { screen: 'daily' },
  { screen: 'daily', date: '2026-11-18' },
  { screen: 'online' },
  { screen: 'onlineTable', id: 'AbCdEfGhIjKlMnOpQrStUv' },
  { screen: 'account' },
  { screen: 'player', id: 'AbCdEfGhIjKlMn-_' },
  { screen: 'leaders' },
];

describe('addresses', () => {
  test.each(ROUTES.map((route) => [makeRoute(route), route] as const))('%s is read back', (hash, route) => {
    expect(parseRoute(hash)).toEqual(route);
  });

  test('nothing behind the # is the home page', () => {
    expect(parseRoute('')).toEqual({ screen: 'home' });
    expect(parseRoute('#')).toEqual({ screen: 'home' });
  });

  test('a stroke at the end means nothing', () => {
    expect(parseRoute('#/settings/')).toEqual({ screen: 'settings' });
    expect(parseRoute('#/rules/P3/')).toEqual({ screen: 'rules', rule: 'P3' });
  });

  test('an unknown address is kept for the message', () => {
    expect(parseRoute('#/saloon/2')).toEqual({ screen: 'nowhere', address: 'saloon/2' });
    expect(parseRoute('#/table')).toEqual({ screen: 'nowhere', address: 'table' });
    expect(parseRoute('#/puzzles/0')).toEqual({ screen: 'nowhere', address: 'puzzles/0' });
    expect(parseRoute('#/daily/yesterday')).toEqual({ screen: 'nowhere', address: 'daily/yesterday' });
  });

  test('a damaged address does not throw', () => {
    expect(parseRoute('#/replay/%E0%A4%A')).toEqual({ screen: 'replay', code: '%E0%A4%A' });
    expect(parseRoute('#/replay/1abc/-3')).toEqual({ screen: 'replay', code: '1abc' });
    expect(parseRoute('#/replay/1abc/x')).toEqual({ screen: 'replay', code: '1abc' });
  });
});

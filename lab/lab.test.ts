// Tests of the balance lab: which games it plays, how, and what is recorded of them.

import { outcome, score } from '@wagons/rules';
import { parseCode } from '@wagons/rules/notation';
import { describe, expect, it } from 'vitest';
import { baseDeck, builtInDecks } from '../reference/agree.ts';
import { readDataset } from './dataset.ts';
import { readLabOptions } from './options.ts';
import { progressText } from './progress.ts';
import { playFixture, type Row } from './row.ts';
import { dealOf, nameOf, schedule, TRIPLES } from './schedule.ts';

const decks = builtInDecks.map((deck, i) => ({ number: i + 1, deck }));
const engine = { engine: 'test', nodes: 20 };

describe('the schedule', () => {
  const all = schedule(decks, 2);

  it('has every set of three cards of every deck, each equally often', () => {
    expect(TRIPLES).toHaveLength(816);
    expect(all).toHaveLength(2 * 2 * 816);
    expect(new Set(all.map(nameOf)).size).toBe(all.length);
    for (const { center } of all) expect(new Set(center).size).toBe(3);
  });

  it('gives each set its first game before any gets a second, and the decks take turns', () => {
    expect(all.slice(0, 1632).every(({ game }) => game === 0)).toBe(true);
    expect(all.slice(0, 6).map(({ deck }) => deck)).toEqual([1, 2, 1, 2, 1, 2]);
    // A run that is stopped after a tenth has seen every card about equally often.
    const seen = new Map<string, number>();
    for (const { center } of all.slice(0, 326))
      for (const card of center) seen.set(card, (seen.get(card) ?? 0) + 1);
    expect(seen.size).toBe(36);
    expect(Math.min(...seen.values())).toBeGreaterThan(12);
  });

  it('deals the other fifteen cards, in an order of its own for each game', () => {
    const [one, , other] = all;
    if (!one || !other) throw new Error('there are games');
    const deal = dealOf(one, baseDeck);
    expect(new Set([...deal.center, ...deal.circle]).size).toBe(18);
    expect(dealOf(one, baseDeck)).toEqual(deal);
    expect(dealOf({ ...one, game: 1 }, baseDeck).circle).not.toEqual(deal.circle);
  });
});

describe('a game', () => {
  const [fixture] = schedule(decks, 1);
  if (!fixture) throw new Error('there are games');
  const row = playFixture(fixture, baseDeck, engine);

  it('is always played in the same way', () => {
    expect(playFixture(fixture, baseDeck, engine)).toEqual(row);
  });

  it('is recorded completely: the code replays to the points and skips of the line', () => {
    const game = parseCode(row.code, builtInDecks);
    if (!game.ok) throw new Error('the code can be read');
    expect(game.value.phase).toBe('over');
    expect(game.value.deal).toEqual(dealOf(fixture, baseDeck));
    const tallies = score(game.value);
    const sum = (points: readonly number[]): number => points.reduce((total, one) => total + one, 0);
    expect([sum(row.first), sum(row.second)]).toEqual([tallies.first.total, tallies.second.total]);
    expect(Math.sign(sum(row.first) - sum(row.second))).toBe(
      { first: 1, second: -1, draw: 0 }[outcome(tallies)],
    );
    expect(row.start).toBe(game.value.moves[0]?.card);
    expect(row.skips.length + sum(row.skips)).toBe(15);
    expect(JSON.stringify(row).length).toBeLessThan(320);
  });
});

describe('a data set', () => {
  const row: Row = {
    deck: 1,
    center: ['a', 'b', 'c'],
    game: 0,
    code: 'x',
    start: 'd',
    first: [1, 2, 3, 4, 5, 6, 7, 8, 9],
    second: [1, 2, 3, 4, 5, 6, 7, 8, 9],
    skips: [0],
    ...engine,
  };
  const line = JSON.stringify(row);

  it('is read line by line; a repeated game counts once', () => {
    const other = { ...row, game: 1 };
    const text = `${line}\n${JSON.stringify(other)}\n${line}\n`;
    expect(readDataset(text)).toEqual({ ok: true, value: { rows: [row, other], torn: 0 } });
    expect(readDataset('')).toEqual({ ok: true, value: { rows: [], torn: 0 } });
  });

  it('may end with a torn line', () => {
    expect(readDataset(`${line}\n${line.slice(0, 50)}`)).toEqual({
      ok: true,
      value: { rows: [row], torn: 50 },
    });
    // The end of the line is missing, so what is there might be half a number.
    expect(readDataset(line)).toEqual({ ok: true, value: { rows: [], torn: line.length } });
  });

  it.each([
    ['no JSON', line.slice(1)],
    ['another thing', '{"deck":1}'],
    ['too few points', JSON.stringify({ ...row, first: [1] })],
    ['text for a number', JSON.stringify({ ...row, skips: ['0'] })],
  ])('names a damaged line: %s', (_, bad) => {
    expect(readDataset(`${line}\n${bad}\n${line}\n`)).toEqual({ ok: false, error: { line: 2 } });
  });
});

describe('the options', () => {
  const read = (text: string) => readLabOptions(text.split(' ').filter(Boolean), { jobs: 3, out: 'games' });

  it('have defaults', () => {
    expect(read('')).toEqual({
      ok: true,
      value: { games: 2, nodes: 1000, decks: [1, 2], jobs: 3, limit: 1_000_000_000, out: 'games' },
    });
    expect(read('--games 1 --nodes 50 --decks 2 --jobs 1 --limit 9 --out x.jsonl')).toEqual({
      ok: true,
      value: { games: 1, nodes: 50, decks: [2], jobs: 1, limit: 9, out: 'x.jsonl' },
    });
  });

  it.each([
    ['--games 0', '--games is a whole number from 1 to 1000, not “0”.'],
    ['--games two', '--games is a whole number from 1 to 1000, not “two”.'],
    ['--nodes 1.5', '--nodes is a whole number from 1 to 100000000, not “1.5”.'],
    ['--jobs -1', /--jobs/],
    ['--decks 3', '--decks: “3” isn’t a built-in deck. Choose from 1 and 2.'],
    ['--decks 1,', /“” isn’t a built-in deck/],
    ['--speed 9', /--speed/],
    ['extra', /extra/],
  ])('%s is refused with a reason', (text, reason) => {
    const options = read(text);
    expect(options.ok ? '' : options.error).toMatch(reason);
  });
});

describe('progress', () => {
  it('tells how many games are done and how long the rest takes', () => {
    expect(progressText({ done: 0, stored: 5, left: 10 }, 0)).toBe('5 of 15 games');
    expect(progressText({ done: 4, stored: 5, left: 10 }, 20)).toBe('9 of 15 games, 30 s left');
    expect(progressText({ done: 1, stored: 0, left: 3264 }, 1.2)).toBe('1 of 3264 games, 1 h 6 min left');
  });
});

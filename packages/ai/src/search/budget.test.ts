import { describe, expect, it } from 'vitest';
import { late } from '../../test/games.ts';
import { strong } from '../players/strong.ts';
import { Spending } from './budget.ts';

describe('a budget', () => {
  it('is spent after its nodes, its time or an abort, whichever comes first', () => {
    let [clock, stopped] = [100, false];
    const spending = new Spending({
      nodes: 5,
      time: { milliseconds: 50, now: () => clock },
      aborted: () => stopped,
    });
    expect(spending.isSpent()).toBe(false);
    clock = 149;
    spending.spend(4);
    expect(spending.isSpent()).toBe(false);
    stopped = true;
    expect(spending.isSpent()).toBe(true);
    stopped = false;
    clock = 150;
    expect(spending.isSpent()).toBe(true);
    clock = 100;
    spending.spend();
    expect(spending.isSpent()).toBe(true);
  });

  it('reads a clock that costs time only now and then, and is never much too late', () => {
    let [clock, reads] = [0, 0];
    const spending = new Spending({
      time: {
        milliseconds: 50,
        now: () => {
          reads++;
          return clock;
        },
      },
    });
    let calls = 0;
    for (; !spending.isSpent(); calls++) clock += 0.02;
    expect(clock).toBeGreaterThanOrEqual(50);
    expect(clock).toBeLessThan(53);
    expect(reads).toBeLessThan(calls / 10);
  });

  it('offers shares of the rest, never below zero', () => {
    let clock = 0;
    const spending = new Spending({ nodes: 100, time: { milliseconds: 80, now: () => clock } });
    spending.spend(40);
    clock = 20;
    expect(spending.left(0.5)).toMatchObject({ nodes: 30, time: { milliseconds: 30 } });
    spending.spend(100);
    expect(spending.left()).toMatchObject({ nodes: 0 });
    expect(new Spending({}).left()).toEqual({});
  });

  it('reports progress, including that of shares', () => {
    const reported: number[] = [];
    const spending = new Spending({ progress: (nodes) => reported.push(nodes) });
    spending.spend(300);
    new Spending(spending.left()).spend(600);
    expect(reported).toEqual([300, 900]);
  });

  it('reports the progress of a search', () => {
    const reported: number[] = [];
    strong(late('progress', 12), { nodes: 1500, progress: (nodes) => reported.push(nodes) });
    expect(reported.length).toBeGreaterThan(2);
    expect(reported).toEqual(reported.toSorted((a, b) => a - b));
  });
});

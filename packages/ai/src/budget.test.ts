import { describe, expect, it } from 'vitest';
import { late } from '../test/games.ts';
import { Spending } from './budget.ts';
import { strong } from './strong.ts';

describe('a budget', () => {
  it('ends with its nodes, its time or an abort, whichever comes first', () => {
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

  it('hands out shares of what is left, and never less than nothing', () => {
    let clock = 0;
    const spending = new Spending({ nodes: 100, time: { milliseconds: 80, now: () => clock } });
    spending.spend(40);
    clock = 20;
    expect(spending.left(0.5)).toMatchObject({ nodes: 30, time: { milliseconds: 30 } });
    spending.spend(100);
    expect(spending.left()).toMatchObject({ nodes: 0 });
    expect(new Spending({}).left()).toEqual({});
  });

  it('reports what is spent, also by those who spend a share', () => {
    const told: number[] = [];
    const spending = new Spending({ progress: (nodes) => told.push(nodes) });
    spending.spend(300);
    new Spending(spending.left()).spend(600);
    expect(told).toEqual([300, 900]);
  });

  it('tells how a search gets on', () => {
    const told: number[] = [];
    strong(late('progress', 12), { nodes: 1500, progress: (nodes) => told.push(nodes) });
    expect(told.length).toBeGreaterThan(2);
    expect(told).toEqual(told.toSorted((a, b) => a - b));
  });
});

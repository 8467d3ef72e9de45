import { type Game, invariant, newGame, opponent, play, score } from '@wagons/rules';
import { makeMove } from '@wagons/rules/notation';
import { placements, visible } from '@wagons/rules/town';
import { describe, expect, it } from 'vitest';
import { playing, randomCourse } from '../../../../rules/test/course.ts';
import { baseDeck } from '../../../../rules/test/table.ts';
import { giftsOf } from './gifts.ts';
import { type HeatMap, computeHeat } from './heat.ts';

type Placing = Game & { readonly phase: 'place' };
const placing = (seed: string): Placing => {
  const found = randomCourse(seed).findLast((game): game is Placing => game.phase === 'place');
  invariant(found, 'cards are placed in every game');
  return found;
};

/** A clock that advances with every reading, and a queue of deferred calls. */
function makeSlices() {
  let time = 0;
  const waiting: Array<() => void> = [];
  return {
    waiting,
    now: () => time++,
    soon: (call: () => void) => {
      waiting.push(call);
      return () => void waiting.splice(waiting.indexOf(call), 1);
    },
  };
}

describe('the heat map', () => {
  it('agrees with the rules for every placement', () => {
    const game = placing('heat');
    const slices = makeSlices();
    const maps: HeatMap[] = [];
    computeHeat(game, slices, (map) => maps.push(map));
    let count = 0;
    for (; slices.waiting.length > 0; count++) slices.waiting.shift()?.();
    const [map] = maps;
    invariant(map, 'the map is done');
    const all = placements(visible(game.deck, game.towns[game.seat]), game.held[0].card);
    expect(count).toBeGreaterThan(all.length / 4);
    const before = score(game);
    const heats = all.map((one) => {
      const next = play(game, { type: 'place', ...one });
      invariant(next.ok, makeMove({ type: 'place', ...one }));
      const after = score(next.value);
      const [own = NaN, other = NaN] = [game.seat, opponent(game.seat)].map(
        (seat) => after[seat].total - before[seat].total,
      );
      expect(map(one.cell, one.rotation)).toMatchObject({ own, margin: own - other });
      return map(one.cell, one.rotation)?.heat ?? NaN;
    });
    expect(Math.max(...heats.map(Math.abs))).toBe(1);
    expect(map({ x: 99, y: 0 }, 'upright')).toBeUndefined();
    // The same position again comes from the cache.
    computeHeat(game, slices, (again) => maps.push(again));
    expect(slices.waiting).toEqual([]);
    expect(maps[1]).toBe(map);
  });

  it('can be canceled at any time', () => {
    const slices = makeSlices();
    const done: HeatMap[] = [];
    const tell = (map: HeatMap) => void done.push(map);
    for (const after of [0, 1, 3]) {
      const callOff = computeHeat(placing(`off ${after}`), slices, tell);
      for (let i = 0; i < after; i++) slices.waiting.shift()?.();
      callOff();
      expect(slices.waiting).toEqual([]);
    }
    expect(done).toEqual([]);
  });
});

describe('the gifts of a draft', () => {
  const game = playing(newGame('a', baseDeck()), '1');

  it('are the skipped cards, clockwise, for the opponent', () => {
    const [one = '', two = '', three = ''] = game.circle;
    expect(giftsOf(game, three)).toEqual({
      seat: 'first',
      card: three,
      other: 'second',
      given: [{ card: one }, { card: two }],
    });
    expect(giftsOf(game, one)?.given).toEqual([]);
  });

  it('have their gains if known', () => {
    const [one = '', two = ''] = game.circle;
    const gains = [
      { card: one, own: 4, other: 5 },
      { card: two, own: 6, other: 7 },
    ];
    expect(giftsOf(game, two, gains)).toMatchObject({ brings: 6, given: [{ card: one, brings: 5 }] });
  });

  it('are undefined outside a draft', () => {
    expect(giftsOf(newGame('a', baseDeck()), game.circle[0] ?? '')).toBeUndefined();
    expect(giftsOf(game, 'no-such-card')).toBeUndefined();
  });
});

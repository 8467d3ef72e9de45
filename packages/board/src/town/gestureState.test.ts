import { describe, expect, it } from 'vitest';
import { at, lay } from '../../test/cards.ts';
import type { Point } from '../geometry/boxes.ts';
import {
  abandon,
  cancel,
  carry,
  type GestureEffect,
  type GestureState,
  IDLE,
  leave,
  move,
  type Pointer,
  press,
  release,
  type TownScene,
  type GestureStep,
} from './gestureState.ts';

const spots = [at(0, 0), at(4, 0)].map((cell) => ({ cell }));

/** A town at one unit per pixel, whose stage is 1000 × 1000. */
const scene = (more: Partial<TownScene> = {}): TownScene => ({
  spots,
  unit: 1,
  isZoomed: () => false,
  locate: (client) => client,
  isOpen: ({ x, y }) => x >= 0 && y >= 0 && x <= 1000 && y <= 1000,
  ...more,
});
const chosen = (x: number, y: number): TownScene =>
  scene({ ghost: { placement: lay('c', x, y), legal: true, state: 'chosen' } });

const mouse = (x: number, y: number): Pointer => ({ id: 1, at: { x, y }, isTouch: false });
const finger = (id: number, x: number, y: number, lifted?: Point): Pointer => ({
  id,
  at: { x, y },
  isTouch: true,
  lifted,
});

type Act = (state: GestureState, town: TownScene) => GestureStep;
/** Runs acts one after the other and collects their effects. */
function run(acts: readonly Act[], town: TownScene = scene(), from: GestureState = IDLE) {
  let state = from;
  const effects: GestureEffect[] = [];
  for (const act of acts) {
    const step = act(state, town);
    ({ state } = step);
    effects.push(...step.effects);
  }
  return { state, effects };
}
const downAt =
  (pointer: Pointer): Act =>
  (state, town) =>
    press(state, pointer, town);
const moveTo =
  (pointer: Pointer): Act =>
  (state, town) =>
    move(state, pointer, town);
const upAt =
  (pointer: Pointer): Act =>
  (state, town) =>
    release(state, pointer, town);

describe('hovering', () => {
  it('reports an aim once per cell', () => {
    const { effects } = run([moveTo(mouse(100, 100)), moveTo(mouse(103, 99)), moveTo(mouse(500, 100))]);
    expect(effects).toEqual([
      { type: 'aim', aim: { cell: at(0, 0), nearest: at(0, 0) } },
      { type: 'aim', aim: { cell: at(4, 0), nearest: at(4, 0) } },
    ]);
  });

  it('reports the same cell again when the card in hand has other spots', () => {
    const { state } = run([moveTo(mouse(100, 100))]);
    const other = scene({ spots: [...spots] });
    expect(run([moveTo(mouse(100, 100))], other, state).effects).toHaveLength(1);
  });

  it('does nothing by touch, or while a place is chosen', () => {
    expect(run([moveTo(finger(1, 100, 100))]).effects).toEqual([]);
    expect(run([moveTo(mouse(100, 100))], chosen(4, 0)).effects).toEqual([]);
  });

  it('ends when the pointer leaves', () => {
    const { state } = run([moveTo(mouse(100, 100))]);
    expect(leave(state, scene()).effects).toEqual([{ type: 'aim', aim: undefined }]);
    expect(leave(IDLE, scene()).effects).toEqual([]);
  });
});

describe('a tap', () => {
  it('chooses the nearest spot, or the raw cell out of reach', () => {
    expect(run([downAt(mouse(150, 110)), upAt(mouse(152, 110))]).effects).toEqual([
      { type: 'choose', cell: at(0, 0) },
    ]);
    expect(run([downAt(mouse(100, 500)), upAt(mouse(100, 500))]).effects).toEqual([
      { type: 'choose', cell: at(0, 4) },
    ]);
  });

  it('on the chosen card changes nothing', () => {
    expect(run([downAt(mouse(450, 50)), upAt(mouse(450, 50))], chosen(4, 0)).effects).toEqual([]);
  });

  it('at the same place as the last choice changes nothing, although the card snapped elsewhere', () => {
    const { state } = run([downAt(mouse(212, 110)), upAt(mouse(212, 110))]);
    const again = run([downAt(mouse(214, 110)), upAt(mouse(214, 110))], chosen(0, 0), state);
    expect(again.effects).toEqual([]);
  });
});

describe('a drag', () => {
  it('carries the chosen card by its grip and drops it', () => {
    const { effects } = run(
      [downAt(mouse(20, 30)), moveTo(mouse(420, 30)), upAt(mouse(420, 30))],
      chosen(0, 0),
    );
    expect(effects.map(({ type }) => type)).toEqual(['aim', 'choose']);
    expect(effects.at(-1)).toEqual({ type: 'choose', cell: at(4, 0) });
  });

  it('of a finger holds the card above it', () => {
    const lifted = { x: 500, y: 100 };
    const { effects } = run([
      downAt(finger(1, 300, 400)),
      moveTo(finger(1, 500, 156, lifted)),
      upAt(finger(1, 500, 156, lifted)),
    ]);
    expect(effects.at(-1)).toEqual({ type: 'choose', cell: at(4, 0) });
  });

  it('pans a zoomed town', () => {
    const zoomed = scene({ isZoomed: () => true });
    const { effects } = run(
      [downAt(mouse(300, 300)), moveTo(mouse(280, 300)), moveTo(mouse(275, 301))],
      zoomed,
    );
    expect(effects).toEqual([
      { type: 'pan', by: { x: 20, y: 0 } },
      { type: 'pan', by: { x: 5, y: -1 } },
    ]);
  });

  it('drops nothing outside the town', () => {
    const { effects } = run([downAt(mouse(300, 300)), moveTo(mouse(100, 100)), upAt(mouse(-50, 100))]);
    expect(effects.map(({ type }) => type)).toEqual(['aim', 'aim']);
    expect(effects.at(-1)).toEqual({ type: 'aim', aim: undefined });
  });

  it('that was abandoned or canceled does nothing more', () => {
    const carried = run([downAt(mouse(300, 300)), moveTo(mouse(100, 100))]).state;
    expect(run([moveTo(mouse(500, 100)), upAt(mouse(500, 100))], scene(), abandon(carried)).effects).toEqual(
      [],
    );
    expect(cancel(carried, mouse(100, 100), scene()).effects).toEqual([{ type: 'aim', aim: undefined }]);
  });
});

describe('two fingers', () => {
  it('pinch: they zoom by their distance and pan by their center', () => {
    const { effects } = run([
      downAt(finger(1, 400, 300)),
      downAt(finger(2, 600, 300)),
      moveTo(finger(2, 800, 300)),
    ]);
    expect(effects).toEqual([{ type: 'pinch', factor: 2, from: { x: 500, y: 300 }, to: { x: 600, y: 300 } }]);
  });

  it('end a drag, and neither of them taps', () => {
    const { effects } = run([
      downAt(finger(1, 300, 300)),
      moveTo(finger(1, 100, 100)),
      downAt(finger(2, 600, 300)),
      upAt(finger(2, 600, 300)),
      upAt(finger(1, 100, 100)),
    ]);
    expect(effects.map(({ type }) => type)).toEqual(['aim', 'aim']);
  });
});

it('a card carried in from outside aims only while it is on the stage', () => {
  const { state, effects } = carry(IDLE, { x: 100, y: 100 }, scene());
  expect(effects).toHaveLength(1);
  expect(carry(state, { x: -1, y: 100 }, scene()).effects).toEqual([{ type: 'aim', aim: undefined }]);
});

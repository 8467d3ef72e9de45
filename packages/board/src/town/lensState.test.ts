import { describe, expect, it } from 'vitest';
import { at } from '../../test/cards.ts';
import { footprint } from '../geometry/cells.ts';
import {
  INITIAL,
  isZoomedIn,
  type LensState,
  panBy,
  resize,
  show,
  showWhole,
  type Subject,
  unitOf,
  zoomAbout,
  zoomCenter,
} from './lensState.ts';

const stage = { left: 0, top: 0, width: 600, height: 400, covers: [] };
const phone = { left: 0, top: 0, width: 348, height: 230, covers: [] };
const subject = (...cells: ReadonlyArray<ReturnType<typeof at>>): Subject => ({
  content: cells.map(footprint),
  rim: [],
  focus: undefined,
  isTarget: false,
});
const town = subject(at(0, 0), at(2, 0), at(4, 1));
const chain = { ...subject(...Array.from({ length: 14 }, (_, place) => at(2 * place, 0))), isTarget: true };

const shown = (what: Subject, on = stage): LensState => resize(show(INITIAL, what, { isNew: true }), on);
const viewOf = ({ view }: LensState) => {
  if (!view) throw new Error('the lens has no view');
  return view;
};
const cellSize = (state: LensState) => 100 / unitOf(state);

describe('before the stage is measured', () => {
  it('there is no view and a unit is a pixel', () => {
    const state = show(INITIAL, town, { isNew: true });
    expect(state.view).toBeUndefined();
    expect(unitOf(state)).toBe(1);
    expect(zoomCenter(state, 2)).toBe(state);
    expect(showWhole(state)).toBe(state);
  });
});

describe('the automatic view', () => {
  it('shows everything in the aspect ratio of the stage', () => {
    const { left, width, height } = viewOf(shown(town));
    expect(width / height).toBeCloseTo(1.5);
    expect(left).toBeLessThan(0);
    expect(left + width).toBeGreaterThan(600);
  });

  it('stays the same while content and focus do', () => {
    const state = shown(town);
    expect(show(state, town, { isNew: false }).view).toBe(state.view);
    expect(resize(state, { ...stage }).view).toBe(state.view);
  });

  it('shows a part with a minimum cell size where the player has to point', () => {
    expect(cellSize(shown(chain, phone))).toBeCloseTo(26);
    expect(cellSize(shown({ ...chain, isTarget: false }, phone))).toBeLessThan(13);
  });

  it('moves by as little as shows the focus and keeps its size', () => {
    const state = shown(chain, phone);
    const focus = footprint(at(26, 0));
    const next = viewOf(show(state, { ...chain, focus }, { isNew: false }));
    expect(next.width).toBe(viewOf(state).width);
    expect(next.left + next.width).toBeGreaterThanOrEqual(focus.left + focus.width);
    expect(next.left + next.width).toBeLessThan(focus.left + focus.width + 20);
  });

  it('leaves room for the rim of a single card, and only where a card can hover', () => {
    const topOf = (what: Subject, canHover: boolean) =>
      viewOf(resize(show({ ...INITIAL, canHover }, what, { isNew: true }), stage)).top;
    const single = { ...subject(at(0, 0)), rim: [footprint(at(0, -2)), footprint(at(0, 2))] };
    expect(topOf(single, true)).toBeLessThanOrEqual(-200);
    expect(topOf(single, false)).toBeGreaterThan(-200);
    expect(
      topOf({ ...town, rim: [footprint(at(0, -4))] }, true),
      'larger territories instead',
    ).toBeGreaterThan(-400);
  });
});

describe('a town of one card that is only looked at', () => {
  const single: Subject = { ...subject(at(0, 0)), rim: [], isTarget: false };
  const cellOn = (width: number, height: number, what = single): number =>
    cellSize(shown(what, { left: 0, top: 0, width, height, covers: [] }));

  it('is as large as a small stage allows, and no larger than where cards are placed', () => {
    expect(cellOn(84, 56)).toBeCloseTo(56 / 3);
    expect(cellOn(258, 184)).toBeCloseTo(184 / 3);
    expect(cellOn(500, 400)).toBeCloseTo(cellOn(500, 400, { ...single, isTarget: true }));
    expect(cellOn(258, 184, { ...single, isTarget: true })).toBeCloseTo(184 / 5);
  });
});

describe('a view set by the user', () => {
  it('is zoomed about a fixed point and panned within the whole', () => {
    const zoomed = zoomAbout(shown(town), 2, { x: 300, y: 150 });
    expect(zoomed.mode).toBe('own');
    expect(isZoomedIn(zoomed)).toBe(true);
    expect(viewOf(panBy(zoomed, { x: -10_000, y: 0 })).left).toBeCloseTo(viewOf(shown(town)).left);
  });

  it('is kept until the town changes', () => {
    const zoomed = zoomCenter(shown(town), 2);
    expect(show(zoomed, { ...town }, { isNew: false }).view).toBe(zoomed.view);
    expect(show(zoomed, { ...town, content: [...town.content] }, { isNew: true }).mode).toBe('fit');
  });

  it('is dropped when the stage changes its size', () => {
    expect(resize(zoomCenter(shown(town), 2), phone).mode).toBe('fit');
  });

  it('shows everything on request, even in cells that are too small to point at', () => {
    const whole = showWhole(shown(chain, phone));
    expect(whole.mode).toBe('whole');
    expect(cellSize(whole)).toBeLessThan(13);
  });
});

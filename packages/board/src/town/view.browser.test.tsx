import { describe, expect, it } from 'vitest';
import { at, cardOf, lay } from '../../test/cards.ts';
import { finger, middleOf, settled } from '../../test/pointers.ts';
import { change, clear, prepareStage, Screen, show, type EventLog } from '../../test/stage.tsx';
import type { TownGhost } from './ghost.tsx';
import type { ViewHandle } from './lens.ts';
import { TownBoard } from './townBoard.tsx';
import type { TownBoardProps } from './townProps.ts';

const town = [lay('a', 0, 0), lay('b', 2, 0), lay('c', 4, 1), lay('d', 1, 2)];
const spots = [at(0, -2), at(6, 1), at(-2, 1), at(2, 4)].map((cell) => ({ cell }));
function stage(): HTMLElement {
  const town = document.querySelector<HTMLElement>('.ctw-town');
  if (!town) throw new Error('there is no town');
  return town;
}
/** What is looked at: all drawings of a town show the same. */
function view(): DOMRect {
  const views = [...stage().querySelectorAll<SVGSVGElement>('.ctw-sheet > svg')].map(
    (svg) => svg.viewBox.baseVal,
  );
  const [first, ...others] = views;
  if (!first) throw new Error('there is no drawing');
  for (const other of others) expect(other).toMatchObject({ x: first.x, y: first.y, width: first.width });
  return new DOMRect(first.x, first.y, first.width, first.height);
}
const width = () => view().width;
const left = () => view().x;
const board = (props: Partial<TownBoardProps>) => (
  <TownBoard town={town} cardOf={cardOf} label="Town" cellLabel={() => 'cell'} interactive {...props} />
);

prepareStage();

describe('the view of a town', () => {
  it('shows the whole town and all spots, in the aspect ratio of the stage', async () => {
    await show(board({ spots }));
    const { x, y, width: wide, height } = view();
    expect(wide / height).toBeCloseTo(600 / 400, 3);
    expect(x).toBeLessThan(-100);
    expect(y).toBeLessThan(-100);
    expect(x + wide).toBeGreaterThan(700);
    expect(y + height).toBeGreaterThan(500);
  });

  it('leaves room for a card at each spot of a single card on a large stage', async () => {
    const single = { town: [lay('a', 0, 0)], spots: [at(0, -2), at(0, 2)].map((cell) => ({ cell })) };
    await show(board(single));
    expect(view().top).toBeLessThanOrEqual(-200);
    expect(view().bottom).toBeGreaterThanOrEqual(400);
    await show(board(single), { width: 348, height: 214 });
    expect(view().top).toBeGreaterThan(-200);
    await show(board({ spots }));
    expect(view().top, 'larger territories instead').toBeGreaterThan(-200);
  });

  it('shows all of a suggested place, even beyond the spots', async () => {
    const low = { width: 900, height: 300 };
    const host = await show(board({ spots }), low);
    expect(view().y).toBeGreaterThan(-200);
    await change(host, board({ spots, meant: at(0, -2) }));
    expect(view().y).toBeLessThanOrEqual(-200);
  });

  it('shows a whole town beside what covers it, and updates when the cover changes', async () => {
    const cover: { current: HTMLDivElement | null } = { current: null };
    const tall = [lay('a', 0, 0), lay('b', 1, 2), lay('c', 0, 4)];
    const covers = [cover];
    const seen = (style: Readonly<Record<string, string>>) => (
      <>
        {board({ town: tall, spots: [{ cell: at(0, -2) }], covers })}
        <div ref={cover} style={{ position: 'absolute', inset: 0, ...style }} />
      </>
    );
    const host = await show(seen({ bottom: '150px' }), { width: 348, height: 214 });
    const isWhole = () => view().top <= -115 && view().bottom >= 600;
    expect(isWhole()).toBe(true);
    const before = left();
    await change(host, seen({ bottom: '0px', right: '50%' }));
    expect(isWhole()).toBe(true);
    expect(left()).toBeLessThan(before);
  });

  it('stays when a place is chosen, or moves only as far as needed to show the card', async () => {
    const host = await show(board({ spots }), { width: 348, height: 214 });
    const before = view();
    const outline = 15;
    for (const { cell } of [...spots, { cell: at(3, 2) }]) {
      const placement = lay('e', cell.x, cell.y);
      await change(host, board({ spots, ghost: { placement, legal: true, state: 'chosen' } }));
      const { left: from, top, right, bottom, width: wide } = view();
      expect(wide, 'no territory shrinks').toBe(before.width);
      expect(Math.hypot(from - before.left, top - before.top)).toBeLessThan(86 + outline);
      const [x, y] = [100 * cell.x, 100 * cell.y];
      expect(from <= x - outline && right >= x + 200 + outline).toBe(true);
      expect(top <= y - outline && bottom >= y + 200 + outline).toBe(true);
    }
    await change(host, board({ spots }));
    expect(view()).toEqual(before);
  });

  describe('of a long chain on a small stage', () => {
    const chain = Array.from({ length: 14 }, (_, place) => lay('a', 2 * place, 0));
    const ends = [at(-2, 0), at(28, 0)].map((cell) => ({ cell }));
    const phone = { width: 348, height: 230 };
    const perCell = () => (stage().getBoundingClientRect().width / width()) * 100;
    const ghost: TownGhost = { placement: lay('c', 28, 0), legal: true, state: 'chosen' };
    const isSeen = (card: TownGhost) => {
      const from = card.placement.cell.x * 100;
      return from >= left() && from + 200 <= left() + width();
    };

    it('keeps cells large enough to point at, and follows the card', async () => {
      const host = await show(board({ town: chain, spots: ends }), phone);
      expect(perCell()).toBeCloseTo(26, 1);
      expect(isSeen(ghost)).toBe(false);
      await change(host, board({ town: chain, spots: ends, ghost }));
      expect(perCell()).toBeCloseTo(26, 1);
      expect(isSeen(ghost)).toBe(true);
      expect(view().right, 'no empty ground beyond').toBeLessThan(3000 + 100);
    });

    it('is panned by a finger, and shows everything on request', async () => {
      const view: { current: ViewHandle | undefined } = { current: undefined };
      const host = await show(board({ town: chain, spots: ends, view }), phone);
      const before = left();
      await finger.drag(middleOf(stage()), middleOf(stage(), { x: -80 }));
      expect(left()).toBeGreaterThan(before);
      view.current?.fit();
      await settled();
      expect(perCell()).toBeLessThan(13);
      await change(host, board({ town: chain, spots: ends, ghost, view }));
      expect(perCell()).toBeLessThan(13);
      expect(isSeen(ghost)).toBe(true);
    });

    it('shows everything if there are no spots', async () => {
      await show(board({ town: chain }), phone);
      expect(perCell()).toBeLessThan(13);
    });
  });

  it('grows with the town', async () => {
    const host = await show(board({}));
    const before = width();
    const far = [...town, lay('e', 12, 1)];
    await change(host, board({ town: far }));
    expect(width()).toBeGreaterThan(before);
  });

  it('follows the size of its container', async () => {
    const host = await show(board({}));
    host.style.width = '200px';
    await settled();
    const { width: wide, height } = view();
    expect(wide / height).toBeCloseTo(200 / 400, 2);
  });

  it('glides if motion is on', async () => {
    delete document.documentElement.dataset['motion'];
    const handle: { current: ViewHandle | undefined } = { current: undefined };
    await show(board({ view: handle }));
    await settled();
    // A card as it is seen, on its way as well.
    const seen = () => document.querySelector('.ctw-laid')?.getBoundingClientRect() ?? new DOMRect();
    const before = seen();
    handle.current?.zoomIn();
    const [glide] = document.getAnimations();
    glide?.pause();
    expect(seen().width).toBeCloseTo(before.width, 1);
    expect(seen().left).toBeCloseTo(before.left, 1);
    if (glide) glide.currentTime = 90;
    const underway = seen();
    expect(underway.width).toBeGreaterThan(before.width);
    expect(underway.width).toBeLessThan(1.4 * before.width - 1);
    handle.current?.fit();
    document.getAnimations()[0]?.pause();
    expect(seen().width, 'the way back begins where it was').toBeCloseTo(underway.width, 1);
    expect(seen().left).toBeCloseTo(underway.left, 1);
    document.getAnimations()[0]?.finish();
    expect(seen().width).toBeCloseTo(before.width, 1);
  });

  it('is zoomed and fitted through the view handle', async () => {
    const handle: { current: ViewHandle | undefined } = { current: undefined };
    await show(board({ view: handle }));
    await settled();
    const whole = width();
    handle.current?.zoomIn();
    expect(width()).toBeCloseTo(whole / 1.4, 3);
    handle.current?.zoomIn();
    handle.current?.zoomOut();
    expect(width()).toBeCloseTo(whole / 1.4, 3);
    handle.current?.fit();
    expect(width()).toBeCloseTo(whole, 3);
    clear();
    await settled();
    expect(handle.current).toBeUndefined();
  });

  it('is zoomed by the wheel, about the pointer', async () => {
    await show(board({}));
    const whole = width();
    const rect = stage().getBoundingClientRect();
    const wheel = new WheelEvent('wheel', {
      deltaY: -200,
      clientX: rect.left,
      clientY: rect.top,
      cancelable: true,
    });
    const corner = left();
    stage().dispatchEvent(wheel);
    expect(wheel.defaultPrevented).toBe(true);
    expect(width()).toBeLessThan(whole);
    expect(left()).toBeCloseTo(corner, 3);
  });

  it('is pinched by two fingers, and panned by one when zoomed in', async () => {
    const log: EventLog = [];
    await show(<Screen town={town} spots={spots} card="e" log={log} />);
    const whole = width();
    const middle = middleOf(stage());
    await finger.pinch(middle, 80, 160);
    expect(width()).toBeCloseTo(whole / 2, -1);
    const before = left();
    await finger.drag(middle, { x: middle.x - 60, y: middle.y });
    expect(left()).toBeGreaterThan(before);
    expect(log).toEqual([]);
  });

  it('is not panned while everything is visible: a finger aims instead', async () => {
    const log: EventLog = [];
    await show(<Screen town={town} spots={spots} card="e" log={log} />);
    const before = left();
    const middle = middleOf(stage());
    await finger.drag(middle, { x: middle.x - 60, y: middle.y });
    expect(left()).toBe(before);
    expect(log.at(-1)).toMatch(/^choose/);
  });
});

import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { at, lay } from '../../test/cards.ts';
import { finger, middleOf, mouse, pen } from '../../test/pointers.ts';
import { prepareStage, Screen, show, type EventLog } from '../../test/stage.tsx';
import type { TownBoardProps } from './townProps.ts';

const town = [lay('a', 0, 0), lay('b', 2, 0)];
const spots = [at(0, -2), at(1, 1), at(4, 0), at(-2, 1)].map((cell) => ({ cell }));

let log: EventLog;
const takeLog = () => log.splice(0);
const spot = (x: number, y: number) => {
  const mark = document.querySelector(`[data-spot="${x},${y}"]`);
  if (!mark) throw new Error(`no spot at ${x},${y}`);
  return mark;
};
const ghost = () => document.querySelector('.ctw-ghost');
const cell = (x: number, y: number) => document.querySelector<SVGElement>(`[data-cell="${x},${y}"]`);

async function stage(more: Partial<TownBoardProps> = {}): Promise<void> {
  log = [];
  await show(<Screen town={town} spots={spots} card="c" log={log} more={more} />);
}

prepareStage();

describe('a town by pointer', () => {
  it('a tap on a spot chooses it, a second tap changes nothing', async () => {
    await stage();
    await finger.tap(middleOf(spot(4, 0)));
    expect(takeLog()).toEqual(['choose 4,0']);
    expect(ghost()?.classList.contains('ctw-chosen')).toBe(true);
    await finger.tap(middleOf(spot(4, 0)));
    expect(takeLog()).toEqual([]);
    expect(ghost()?.classList.contains('ctw-chosen')).toBe(true);
  });

  it('a tap near a spot snaps to it; a tap far away reports the raw cell', async () => {
    await stage();
    await finger.tap(middleOf(spot(-2, 1), { x: -12, y: 14 }));
    expect(takeLog()).toEqual(['choose -2,1']);
    await finger.tap(middleOf(spot(-2, 1), { x: -110 }));
    expect(takeLog().join()).toMatch(/^choose -\d+,1$/);
  });

  it('a hovering mouse reports each cell once, and when it leaves', async () => {
    await stage();
    const on = middleOf(spot(1, 1));
    await mouse.to(on);
    await mouse.to({ x: on.x + 2, y: on.y + 2 });
    expect(takeLog()).toEqual(['aim 1,1 near 1,1']);
    expect(ghost()?.classList.contains('ctw-aimed')).toBe(true);
    await mouse.to({ x: 1200, y: 700 });
    expect(takeLog()).toEqual(['aim nowhere']);
    expect(ghost()).toBeNull();
  });

  it('a click chooses the spot; then hovering no longer moves the card', async () => {
    await stage();
    await mouse.click(middleOf(spot(1, 1)));
    expect(takeLog()).toEqual(['aim 1,1 near 1,1', 'choose 1,1']);
    await mouse.to(middleOf(spot(4, 0)));
    expect(takeLog()).toEqual([]);
    await mouse.click(middleOf(spot(1, 1)));
    expect(takeLog()).toEqual([]);
  });

  it('a chosen card can be dragged to another spot', async () => {
    await stage();
    const from = middleOf(spot(1, 1), { x: 14, y: 14 });
    const to = middleOf(spot(4, 0), { x: 14, y: 14 });
    await mouse.click(middleOf(spot(1, 1)));
    takeLog();
    await mouse.drag(from, to);
    const all = takeLog();
    expect(all[0]).toMatch(/^aim /);
    expect(all.at(-1)).toBe('choose 4,0');
    expect(ghost()?.classList.contains('ctw-chosen')).toBe(true);
    await mouse.drag(to, from, async () => userEvent.keyboard('{Escape}'));
    expect(takeLog().at(-1), 'given up').toBe('cancel');
  });

  it('a pen works like a mouse', async () => {
    await stage();
    await pen.to(middleOf(spot(1, 1)));
    expect(takeLog()).toEqual(['aim 1,1 near 1,1']);
    await pen.click(middleOf(spot(4, 0)));
    expect(takeLog().at(-1)).toBe('choose 4,0');
  });

  it('a card on an illegal cell is hatched', async () => {
    await stage();
    await mouse.to(middleOf(spot(-2, 1), { x: -110 }));
    expect(ghost()?.classList.contains('ctw-illegal')).toBe(true);
    expect(document.querySelector('.ctw-ghost-hatch')).not.toBeNull();
  });

  it('a town that is not interactive reports nothing', async () => {
    await stage({ interactive: false });
    await mouse.click(middleOf(spot(1, 1)));
    await finger.tap(middleOf(spot(4, 0)));
    expect(takeLog()).toEqual([]);
  });
});

describe('dragging a card from the hand into a town', () => {
  const hand = () => document.querySelector('.ctw-hand-card') ?? document.body;

  it('works by mouse', async () => {
    await stage();
    await mouse.drag(middleOf(hand()), middleOf(spot(4, 0), { x: 8, y: -8 }), () => {
      expect(ghost()?.classList.contains('ctw-aimed')).toBe(true);
      expect(document.querySelector<HTMLElement>('.ctw-carried')?.hidden).toBe(true);
    });
    const all = takeLog();
    expect(all[0]).toBe('lift');
    expect(all.at(-1)).toBe('choose 4,0');
    expect(all).not.toContain('turn');
    expect(document.querySelector('.ctw-carried')).toBeNull();
  });

  it('works by finger, with the card held above it', async () => {
    await stage();
    await finger.drag(middleOf(hand()), middleOf(spot(1, 1), { y: 56 }));
    expect(takeLog().at(-1)).toBe('choose 1,1');
  });

  it('dropped outside the town, the card returns to the hand', async () => {
    await stage();
    await mouse.drag(middleOf(hand()), { x: 500, y: 360 }, () => {
      expect(document.querySelector<HTMLElement>('.ctw-carried')?.hidden).toBe(false);
    });
    expect(takeLog().filter((line) => line.startsWith('choose'))).toEqual([]);
    expect(ghost()).toBeNull();
    expect(document.querySelector('.ctw-carried')).toBeNull();
  });

  it('over an element that covers the town, the card is not in the town', async () => {
    const cover: { current: HTMLDivElement | null } = { current: null };
    log = [];
    await show(
      <>
        <Screen town={town} spots={spots} card="c" log={log} more={{ covers: [cover] }} />
        <div ref={cover} style={{ position: 'absolute', inset: '0 0 auto 450px', height: '100px' }} />
      </>,
    );
    await mouse.drag(middleOf(hand()), { x: 520, y: 50 }, () => {
      expect(ghost()).toBeNull();
      expect(document.querySelector<HTMLElement>('.ctw-carried')?.hidden).toBe(false);
    });
    expect(takeLog().join()).not.toContain('choose');
  });

  it('Escape ends the drag, whatever the pointer does then', async () => {
    await stage();
    await mouse.drag(middleOf(hand()), middleOf(spot(4, 0)), async () => {
      await userEvent.keyboard('{Escape}');
      await mouse.to(middleOf(hand()));
      expect(ghost()).toBeNull();
      expect(document.querySelector('.ctw-carried')).toBeNull();
    });
    expect(takeLog().filter((line) => !/^(aim|lift|cancel)/.test(line))).toEqual([]);
  });

  it('a tap on the card in hand changes nothing', async () => {
    await stage();
    await finger.tap(middleOf(hand()));
    await mouse.click(middleOf(hand()));
    expect(takeLog()).toEqual([]);
  });

  it('a button beside the chosen card can be pressed, and stays on the stage', async () => {
    const pressed: string[] = [];
    await stage({
      beside: (
        <button type="button" onClick={() => pressed.push('yes')}>
          Place
        </button>
      ),
    });
    for (const [x, y] of [
      [4, 0],
      [1, 3],
      [-2, 1],
    ] as const) {
      const at = document.querySelector(`[data-spot="${x},${y}"]`);
      if (!at) continue;
      await finger.tap(middleOf(spot(x, y)));
      takeLog();
      const button = document.querySelector('.ctw-beside-ghost button');
      const [town, box] = [
        document.querySelector('.ctw-town')?.getBoundingClientRect(),
        button?.getBoundingClientRect(),
      ];
      expect(box?.left).toBeGreaterThanOrEqual(town?.left ?? Infinity);
      expect(box?.bottom).toBeLessThanOrEqual(town?.bottom ?? 0);
      if (button) await finger.tap(middleOf(button));
      expect(takeLog()).toEqual([]);
    }
    expect(pressed.length).toBeGreaterThan(1);
  });
});

describe('a town by keyboard', () => {
  it('arrow keys walk through labeled cells', async () => {
    await stage();
    const grid = page.getByRole('grid', { name: 'Town' });
    await expect.element(grid).toBeInTheDocument();
    expect(page.getByRole('row').elements()).toHaveLength(2);
    expect(page.getByRole('gridcell').elements()).toHaveLength(8);
    await userEvent.tab();
    expect(document.activeElement).toBe(cell(0, 0));
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowDown}{ArrowDown}');
    expect(document.activeElement).toBe(page.getByRole('gridcell', { name: '2,1 forest' }).element());
    await userEvent.keyboard('{Home}');
    expect(document.activeElement).toBe(cell(0, 1));
    await userEvent.keyboard('{End}{ArrowRight}');
    expect(document.activeElement).toBe(cell(3, 1));
    expect(document.querySelectorAll('[role=gridcell][tabindex="0"]')).toHaveLength(1);
  });

  it('Enter puts the card on the cell, arrows move it, R turns it, Enter confirms, Escape cancels', async () => {
    await stage();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    expect(takeLog()).toEqual(['choose 1,0']);
    await userEvent.keyboard('{ArrowDown}r{Enter}');
    expect(takeLog()).toEqual(['nudge 0,1', 'turn', 'confirm']);
    expect(document.activeElement).toBe(cell(1, 0));
    await userEvent.keyboard('{ArrowLeft}{ArrowUp}{Escape}');
    expect(takeLog()).toEqual(['nudge -1,0', 'nudge 0,-1', 'cancel']);
    expect(ghost()).toBeNull();
  });

  it('keys keep working after a tap', async () => {
    await stage();
    await finger.tap(middleOf(spot(1, 1)));
    takeLog();
    await userEvent.keyboard('{ArrowRight}R');
    expect(takeLog()).toEqual(['nudge 1,0', 'turn']);
  });

  it('the focused cell is visible', async () => {
    document.documentElement.style.setProperty('--focus', 'rgb(1, 2, 3)');
    await stage();
    await userEvent.tab();
    const focused = cell(0, 0);
    expect(focused && getComputedStyle(focused).stroke).toBe('rgb(1, 2, 3)');
  });

  it('an empty town has the cells of the first spot', async () => {
    log = [];
    await show(<Screen town={[]} spots={[{ cell: at(0, 0) }]} card="c" log={log} />);
    expect(page.getByRole('gridcell').elements()).toHaveLength(4);
    expect(document.querySelectorAll('.ctw-lot')).toHaveLength(1);
    await finger.tap({ x: 60, y: 250 });
    expect(takeLog()).toEqual(['choose 0,0']);
  });
});

import { useState } from 'preact/hooks';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cardOf } from '../../test/cards.ts';
import { finger, middleOf, mouse } from '../../test/pointers.ts';
import { change, clear, prepareStage, show } from '../../test/stage.tsx';
import { createDrag, type Drag } from '../motion/drag.ts';
import type { CircleProps } from './circleCard.tsx';
import { Queue } from './queue.tsx';
import { Ring } from './ring.tsx';

const circle = ['a', 'b', 'c', 'd', 'e'];
/** The cards after the first drafts. */
const all = [...'abcdefghijkl'];
const alike = { circle: all, cardOf: () => cardOf('a') };
let log: string[] = [];
const takeLog = () => log.splice(0);
const logs = (what: string) => (card: string | undefined) => void log.push(`${what} ${card ?? 'none'}`);
const props = (more: Partial<CircleProps> = {}): CircleProps => ({
  circle,
  cardOf,
  label: 'Circle',
  cardLabel: (card, place) => `${place + 1}: ${card}`,
  onPoint: logs('point'),
  onChoose: logs('choose'),
  ...more,
});
const focused = () => document.activeElement?.getAttribute('aria-label');
const button = (card: string) => document.querySelector(`[data-card=${card}]`) ?? document.body;

prepareStage();
beforeEach(() => {
  log = [];
});

describe('the queue', () => {
  const phone = { width: 360, height: 96 };

  it('is a toolbar of labeled cards with the next one marked', async () => {
    await show(<Queue {...props({ next: 'a' })} />, phone);
    await expect.element(page.getByRole('toolbar', { name: 'Circle' })).toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: '5: e' })).toBeInTheDocument();
    expect([...document.querySelectorAll('.ctw-next')]).toEqual([button('a')]);
  });

  it('ties a ribbon around the cards that would go to the opponent', async () => {
    await show(<Queue {...props({ marked: ['a', 'b'], chosen: 'c' })} />, phone);
    const gifts = [...document.querySelectorAll('.ctw-ribbon')].map(
      (ribbon) => ribbon.closest('button')?.dataset['card'],
    );
    expect(gifts).toEqual(['a', 'b']);
    expect(button('c').getAttribute('aria-pressed')).toBe('true');
    expect(button('a').getAttribute('aria-pressed')).toBe('false');
  });

  it('is walked by arrow keys and stops at its ends; Enter chooses', async () => {
    await show(<Queue {...props()} />, phone);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}{ArrowRight}{ArrowRight}');
    expect(focused()).toBe('3: c');
    expect(takeLog()).toEqual(['point a', 'point none', 'point b', 'point none', 'point c']);
    await userEvent.keyboard('{Enter}{End}{ArrowRight}');
    expect(focused()).toBe('5: e');
    expect(takeLog()).toContain('choose c');
    expect(document.querySelectorAll('[tabindex="0"]')).toHaveLength(1);
  });

  it('reports the card under the mouse, and a tap as a choice', async () => {
    await show(<Queue {...props()} />, phone);
    await mouse.to(middleOf(button('b')));
    await mouse.to({ x: 1200, y: 700 });
    expect(takeLog()).toEqual(['point b', 'point none']);
    await finger.tap(middleOf(button('c')));
    expect(takeLog()).toContain('choose c');
  });

  it('is one scrolling row on a phone, and two rows if there is enough height', async () => {
    await show(<Queue {...props()} />, phone);
    const row = document.querySelector('.ctw-queue-row');
    expect(row?.scrollWidth).toBeGreaterThan(360);
    const side = button('a').getBoundingClientRect().height;
    expect(side).toBeGreaterThan(70);
    clear();
    await show(<Queue {...props()} />, { width: 300, height: 190 });
    expect(button('e').getBoundingClientRect().top).toBeGreaterThan(
      button('a').getBoundingClientRect().bottom,
    );
  });

  describe('has cards that can be dragged', () => {
    // Lifting a card takes it out of the circle immediately.
    function Table({ drag }: { readonly drag: Drag }) {
      const [left, setLeft] = useState(circle);
      const lift = (card: string) => {
        log.push(`lift ${card}`);
        setLeft(left.filter((one) => one !== card));
      };
      return (
        <>
          <div style={{ height: '200px' }} id="ground" />
          <div style={{ height: '96px' }}>
            <Queue {...props({ circle: left, drag, onLift: lift })} />
          </div>
        </>
      );
    }

    async function table(): Promise<Element> {
      const drag = createDrag();
      await show(<Table drag={drag} />, { width: 360, height: 300 });
      const ground = document.querySelector('#ground') ?? document.body;
      drag.join({
        element: ground,
        over: () => true,
        leave: () => log.push('leave'),
        drop: () => log.push('drop'),
      });
      return ground;
    }

    it('by mouse in any direction', async () => {
      const ground = await table();
      await mouse.drag(middleOf(button('b')), middleOf(ground));
      expect(takeLog().filter((line) => !line.startsWith('point'))).toEqual(['lift b', 'drop']);
      expect(document.querySelector('.ctw-carried')).toBeNull();
    });

    it('by finger upwards; sideways the row scrolls', async () => {
      const ground = await table();
      const from = middleOf(button('c'));
      await finger.drag(from, { x: from.x, y: middleOf(ground).y });
      expect(takeLog().filter((line) => !line.startsWith('point'))).toEqual(['lift c', 'drop']);
      await finger.drag(middleOf(button('d')), { x: 60, y: from.y });
      expect(takeLog()).not.toContain('lift d');
      expect(document.querySelector('.ctw-carried')).toBeNull();
    });
  });
});

describe('the ring', () => {
  it('surrounds the middle on a stage of any aspect ratio', async () => {
    for (const size of [
      { width: 360, height: 300 },
      { width: 300, height: 520 },
      { width: 800, height: 300 },
    ]) {
      const host = await show(<Ring {...props()}>three</Ring>, size);
      const stage = host.getBoundingClientRect();
      for (const card of circle) {
        const box = button(card).getBoundingClientRect();
        expect(box.width).toBeGreaterThanOrEqual(44);
        expect(box.left).toBeGreaterThanOrEqual(stage.left);
        expect(box.bottom).toBeLessThanOrEqual(stage.bottom + 0.5);
      }
      expect(document.querySelector('.ctw-ring-middle')?.textContent).toBe('three');
    }
  });

  it('is walked around endlessly by arrow keys', async () => {
    await show(<Ring {...props()} />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    expect(focused()).toBe('5: e');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expect(focused()).toBe('2: b');
    await userEvent.keyboard(' ');
    expect(takeLog()).toContain('choose b');
  });

  it('starts again at the next card when the circle is rotated', async () => {
    const host = await show(<Ring {...props()} />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expect(focused()).toBe('3: c');
    await change(host, <Ring {...props({ circle: ['c', 'd', 'e', 'a', 'b'] })} />);
    expect(button('c').getAttribute('tabindex')).toBe('0');
    expect(document.querySelectorAll('[tabindex="0"]')).toHaveLength(1);
  });

  it('frames the next card and says so on a tab, once there is one', async () => {
    await show(<Ring {...props()} />);
    expect(document.querySelector('.ctw-tab')).toBeNull();
    await show(<Ring {...props({ next: 'a', nextLabel: 'Next' })} />);
    expect(document.querySelector('.ctw-tab')?.closest('button')).toBe(button('a'));
    expect(document.querySelector('.ctw-tab')?.textContent).toBe('Next');
  });

  it('open around a town, it closes up: cards keep their size and their order, and the last ones come nearer', async () => {
    const size = { width: 600, height: 700 };
    const host = await show(<Ring {...props(alike)} isOpen />, size);
    const before = new Map(all.map((card) => [card, button(card).getBoundingClientRect()]));
    await change(host, <Ring {...props({ ...alike, circle: all.slice(2) })} isOpen />);
    const [first, ...others] = all.slice(2).map((card) => button(card).getBoundingClientRect());
    expect(first).toEqual(before.get('a'));
    expect(others.map(({ width }) => width)).toEqual(others.map(() => before.get('a')?.width));
    expect(others.at(-1)?.bottom).toBeLessThan(before.get('l')?.bottom ?? 0);
  });

  it('cards glide to their new places, unless nothing should move', async () => {
    delete document.documentElement.dataset['motion'];
    const glide = vi.spyOn(Element.prototype, 'animate');
    const host = await show(<Ring {...props(alike)} isOpen />);
    await change(host, <Ring {...props({ ...alike, circle: all.slice(2) })} isOpen />);
    expect(glide).toHaveBeenCalledTimes(10);
    document.documentElement.dataset['motion'] = 'off';
    await change(host, <Ring {...props({ ...alike, circle: all.slice(4) })} isOpen />);
    expect(glide).toHaveBeenCalledTimes(10);
    glide.mockRestore();
  });
});

// Real mice, fingers and pens for the tests of the board, through the browser's own input.

import type {} from '@vitest/browser-playwright';
import { cdp } from 'vitest/browser';

export type Place = { readonly x: number; readonly y: number };

/** Where a point of the test's page is in the window, whose part the page may be. */
function inWindow({ x, y }: Place): Place {
  const frame = window.frameElement?.getBoundingClientRect();
  if (!frame) return { x, y };
  const scale = frame.width / window.innerWidth;
  return { x: frame.left + x * scale, y: frame.top + y * scale };
}

/** Lets the page answer an event and draw. */
export const settled = async (): Promise<void> => {
  await new Promise((then) => {
    requestAnimationFrame(() => requestAnimationFrame(then));
  });
};

/** The middle of an element, and a bit beside it. */
export function middleOf(element: Element, { x = 0, y = 0 }: Partial<Place> = {}): Place {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2 + x, y: box.top + box.height / 2 + y };
}

/** Some points on the way from one place to another, the last one being the other. */
const way = (from: Place, to: Place, steps = 6): readonly Place[] =>
  Array.from({ length: steps }, (_, step) => ({
    x: from.x + ((to.x - from.x) * (step + 1)) / steps,
    y: from.y + ((to.y - from.y) * (step + 1)) / steps,
  }));

type MouseEventType = 'mousePressed' | 'mouseReleased' | 'mouseMoved';

function pointer(pointerType: 'mouse' | 'pen') {
  async function send(type: MouseEventType, at: Place, { held = false } = {}): Promise<void> {
    await cdp().send('Input.dispatchMouseEvent', {
      type,
      ...inWindow(at),
      button: held || type === 'mouseReleased' ? 'left' : 'none',
      buttons: held ? 1 : 0,
      clickCount: type === 'mouseMoved' ? 0 : 1,
      pointerType,
    });
    await settled();
  }
  return {
    to: async (at: Place) => send('mouseMoved', at),
    async click(at: Place) {
      await send('mouseMoved', at);
      await send('mousePressed', at, { held: true });
      await send('mouseReleased', at);
    },
    async drag(from: Place, to: Place, meanwhile: () => Promise<void> | void = () => {}) {
      await send('mouseMoved', from);
      await send('mousePressed', from, { held: true });
      for (const at of way(from, to)) await send('mouseMoved', at, { held: true });
      await meanwhile();
      await send('mouseReleased', to);
    },
  };
}

export const mouse = pointer('mouse');
export const pen = pointer('pen');

async function touchEvent(type: 'touchStart' | 'touchMove' | 'touchEnd', fingers: readonly Place[]) {
  await cdp().send('Input.dispatchTouchEvent', {
    type,
    touchPoints: fingers.map((at, id) => ({ ...inWindow(at), id })),
  });
  await settled();
}

export const finger = {
  async tap(at: Place) {
    await touchEvent('touchStart', [at]);
    await touchEvent('touchEnd', []);
  },
  async drag(from: Place, to: Place, meanwhile: () => Promise<void> | void = () => {}) {
    await touchEvent('touchStart', [from]);
    for (const at of way(from, to)) await touchEvent('touchMove', [at]);
    await meanwhile();
    await touchEvent('touchEnd', []);
  },
  /** Two fingers that go from one distance to another. */
  async pinch(middle: Place, from: number, to: number) {
    const both = (apart: number) => [
      { x: middle.x - apart / 2, y: middle.y },
      { x: middle.x + apart / 2, y: middle.y },
    ];
    await touchEvent('touchStart', both(from).slice(0, 1));
    await touchEvent('touchStart', both(from));
    for (const { x } of way({ x: from, y: 0 }, { x: to, y: 0 })) await touchEvent('touchMove', both(x));
    await touchEvent('touchEnd', []);
  },
};

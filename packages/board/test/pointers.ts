// Mouse, touch and pen input for the tests of the board, sent through the browser's own input pipeline.

import type {} from '@vitest/browser-playwright';
import { cdp } from 'vitest/browser';

export type ScreenPoint = { readonly x: number; readonly y: number };

/** Converts a point of the test page to the window, which may show the page in a scaled frame. */
function inWindow({ x, y }: ScreenPoint): ScreenPoint {
  const frame = window.frameElement?.getBoundingClientRect();
  if (!frame) return { x, y };
  const scale = frame.width / window.innerWidth;
  return { x: frame.left + x * scale, y: frame.top + y * scale };
}

/** Waits until the page has handled an event and drawn. */
export const settled = async (): Promise<void> => {
  await new Promise((then) => {
    requestAnimationFrame(() => requestAnimationFrame(then));
  });
};

/** The center of an element, with an optional offset. */
export function middleOf(element: Element, { x = 0, y = 0 }: Partial<ScreenPoint> = {}): ScreenPoint {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2 + x, y: box.top + box.height / 2 + y };
}

/** Points between two places, ending at the second one. */
const way = (from: ScreenPoint, to: ScreenPoint, steps = 6): readonly ScreenPoint[] =>
  Array.from({ length: steps }, (_, step) => ({
    x: from.x + ((to.x - from.x) * (step + 1)) / steps,
    y: from.y + ((to.y - from.y) * (step + 1)) / steps,
  }));

type MouseEventType = 'mousePressed' | 'mouseReleased' | 'mouseMoved';

function pointer(pointerType: 'mouse' | 'pen') {
  async function send(type: MouseEventType, at: ScreenPoint, { held = false } = {}): Promise<void> {
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
    to: async (at: ScreenPoint) => send('mouseMoved', at),
    async click(at: ScreenPoint) {
      await send('mouseMoved', at);
      await send('mousePressed', at, { held: true });
      await send('mouseReleased', at);
    },
    async drag(from: ScreenPoint, to: ScreenPoint, meanwhile: () => Promise<void> | void = () => {}) {
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

async function touchEvent(type: 'touchStart' | 'touchMove' | 'touchEnd', fingers: readonly ScreenPoint[]) {
  await cdp().send('Input.dispatchTouchEvent', {
    type,
    touchPoints: fingers.map((at, id) => ({ ...inWindow(at), id })),
  });
  await settled();
}

export const finger = {
  async tap(at: ScreenPoint) {
    await touchEvent('touchStart', [at]);
    await touchEvent('touchEnd', []);
  },
  async drag(from: ScreenPoint, to: ScreenPoint, meanwhile: () => Promise<void> | void = () => {}) {
    await touchEvent('touchStart', [from]);
    for (const at of way(from, to)) await touchEvent('touchMove', [at]);
    await meanwhile();
    await touchEvent('touchEnd', []);
  },
  /** Two fingers that move from one distance to another. */
  async pinch(middle: ScreenPoint, from: number, to: number) {
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

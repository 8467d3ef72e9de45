// The page that stories use, on any driver: finds, reads and clicks elements, and waits for them.

import { expect } from '@playwright/test';
import type { Driver, Json, Point } from './driver.ts';

const TIMEOUT_MS = 20_000;
/** Delays between retries in milliseconds; the last one repeats. */
const INTERVALS = [10, 20, 40, 80];

/** Elements by a CSS selector; with a text, only those that show exactly this text. */
type Find = string | { readonly css: string; readonly text: string };

/** The properties of an element that stories look at. */
type ElementState = {
  readonly text: string;
  readonly value: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly isFocused: boolean;
};

export type Page = Driver & {
  /** Goes to an address of the app, such as `/new`. */
  readonly visit: (address: string) => Promise<void>;
  /** The elements that are visible now, in document order. */
  readonly all: (find: Find) => Promise<readonly ElementState[]>;
  readonly count: (find: Find) => Promise<number>;
  /** Waits for an element that fulfills the condition and returns the first one. */
  readonly first: (find: Find, condition?: (element: ElementState) => boolean) => Promise<ElementState>;
  /** The inner HTML of the first one. */
  readonly html: (find: Find) => Promise<string>;
  /** Waits until there are this many. */
  readonly counts: (find: Find, count: number) => Promise<void>;
  /** Waits until a function resolves to something. */
  readonly until: <T>(look: () => Promise<T | undefined>) => Promise<T>;
  /** The same with a function that runs in the page. */
  readonly untilThere: <Args extends readonly Json[], T extends Json>(
    look: (...args: Args) => T | undefined | Promise<T | undefined>,
    ...args: Args
  ) => Promise<T>;
  /** Clicks the nth element once it is stable, enabled and not covered. */
  readonly click: (find: Find, nth?: number) => Promise<void>;
  readonly clickAt: (point: Point) => Promise<void>;
  /** Moves the pointer over the nth. */
  readonly hover: (find: Find, nth?: number) => Promise<void>;
  /** Presses the pointer on the first one, moves it to a point, and releases it there. */
  readonly drag: (from: Find, to: Point) => Promise<void>;
  readonly dragFrom: (from: Point, to: Point) => Promise<void>;
  /** Presses Tab until the focus is on one of them. */
  readonly tabTo: (find: Find) => Promise<void>;
};

export const pageOn = (driver: Driver, url: string): Page => ({
  ...driver,
  visit: async (address) => driver.goto(`${url}/#${address}`),
  ...readingOn(driver),
  until,
  untilThere: async (look, ...args) => until(async () => driver.evaluate(look, ...args), String(look)),
  ...pointingOn(driver),
  tabTo: async (find) => tabTo(driver, find),
});

type Reading = Pick<Page, 'all' | 'count' | 'first' | 'html' | 'counts'>;

function readingOn(driver: Driver): Reading {
  const all = async (find: Find) => driver.evaluate(readAll, ...asArgs(find));
  return {
    all,
    count: async (find) => (await all(find)).length,
    first: async (find, condition = () => true) =>
      retry(async () => {
        const elements = await all(find);
        const found = elements.find(condition);
        if (!found) throw new Error(`${nameOf(find)}: not among ${JSON.stringify(elements)}`);
        return found;
      }),
    html: async (find) => {
      const [css] = asArgs(find);
      return driver.evaluate((selector) => document.querySelector(selector)?.innerHTML ?? '', css);
    },
    counts: async (find, count) =>
      retry(async () => expect(await all(find), nameOf(find)).toHaveLength(count)),
  };
}

type Pointing = Pick<Page, 'click' | 'clickAt' | 'hover' | 'drag' | 'dragFrom'>;

function pointingOn(driver: Driver): Pointing {
  const reach = async (find: Find, nth = 0): Promise<Point> => {
    const [css, text] = asArgs(find);
    const found = await driver.evaluate(reachOne, css, text, nth);
    if (typeof found === 'string') throw new Error(`${nameOf(find)}, number ${nth}: ${found}`);
    return found;
  };

  /** Acts at the center of an element, and again if the element had moved by the time of the press. */
  const at = async (find: Find, act: (point: Point) => Promise<void>, nth?: number) =>
    retry(async () => {
      await act(await reach(find, nth));
      if (await driver.evaluate(hasMissed)) throw new Error(`${nameOf(find)} moved away under the pointer.`);
    });

  const clickAt = async (point: Point) => {
    await driver.movePointer(point);
    await driver.pressPointer();
    await driver.releasePointer();
  };

  const dragFrom = async (from: Point, to: Point) => {
    await driver.movePointer(from);
    await driver.pressPointer();
    for (const part of [0.1, 0.4, 0.7, 1]) {
      await driver.movePointer({ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part });
    }
    await driver.releasePointer();
  };

  return {
    click: async (find, nth) => at(find, clickAt, nth),
    clickAt,
    hover: async (find, nth) => at(find, driver.movePointer, nth),
    drag: async (from, to) => at(from, async (point) => dragFrom(point, to)),
    dragFrom,
  };
}

async function tabTo(driver: Driver, find: Find): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    const elements = await driver.evaluate(readAll, ...asArgs(find));
    if (elements.some(({ isFocused }) => isFocused)) return;
    await driver.press('Tab');
    const idle = await driver.evaluate(idleFocus);
    if (idle !== '') throw new Error(`Tab stops where there is nothing to operate: ${idle}`);
  }
  throw new Error(`Tab never reaches ${nameOf(find)}.`);
}

const until = async <T>(look: () => Promise<T | undefined>, what = String(look)): Promise<T> =>
  retry(async () => {
    const found = await look();
    if (found === undefined || found === null) throw new Error(`It never happens: ${what}`);
    return found;
  });

/** Retries until the function doesn't throw. */
async function retry<T>(look: () => Promise<T>): Promise<T> {
  let found: { readonly value: T } | undefined;
  await expect(async () => {
    found = { value: await look() };
  }).toPass({ timeout: TIMEOUT_MS, intervals: INTERVALS });
  return found!.value;
}

const asArgs = (find: Find): [css: string, text: string | null] =>
  typeof find === 'string' ? [find, null] : [find.css, find.text];

const nameOf = (find: Find): string => (typeof find === 'string' ? find : `${find.css} “${find.text}”`);

// ---- Functions that run in the page: they must not refer to anything outside themselves ----

function readAll(css: string, text: string | null): readonly ElementState[] {
  return [...document.querySelectorAll(css)]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .filter((element) => text === null || element.textContent.trim() === text)
    .map((element) => ({
      text: element.textContent.trim(),
      value: 'value' in element ? String(element.value) : '',
      attributes: Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])),
      isFocused: element === document.activeElement,
    }));
}

/** The focused element if it is not interactive, otherwise an empty string. */
function idleFocus(): string {
  const { activeElement: at } = document;
  const isIdle =
    at && at !== document.body && !at.matches('a, button, input, select, textarea, summary, [tabindex]');
  return isIdle ? at.outerHTML.slice(0, 100) : '';
}

/** What `reachOne` leaves in the page for `hasMissed`. */
type Watched = { readonly watched?: { readonly end: () => boolean } };

/** The point to press, or why the element can't be pressed. A press that hits another element is swallowed. */
async function reachOne(css: string, text: string | null, nth: number): Promise<Point | string> {
  const element = [...document.querySelectorAll(css)]
    .filter((one) => one.checkVisibility({ visibilityProperty: true }))
    .filter((one) => text === null || one.textContent.trim() === text)[nth];
  if (!element) return 'is not on the page';
  if (element.matches(':disabled, [aria-disabled=true]')) return 'is disabled';
  const place = () => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
  };
  const before = place();
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  const now = place();
  if (before.x !== now.x || before.y !== now.y) return 'is moving';
  const hit = document.elementFromPoint(now.x, now.y);
  if (!hit || !element.contains(hit)) {
    element.scrollIntoView({ block: 'center', inline: 'center' });
    return `is covered by ${hit?.outerHTML.slice(0, 100) ?? 'nothing'}`;
  }

  const ended = new AbortController();
  let isHit: boolean | undefined;
  // A link that moves between press and release is pressed, but not followed.
  let isFollowed = !element.matches('a[href]');
  const look = (event: Event) => {
    const isHere = event.target instanceof Node && element.contains(event.target);
    isHit ??= isHere;
    if (event.type === 'click' && isHere) isFollowed = true;
    if (isHit) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click']) {
    addEventListener(type, look, { capture: true, signal: ended.signal });
  }
  const watched = {
    end: () => {
      ended.abort();
      return isHit === false || (isHit === true && !isFollowed);
    },
  };
  (window as Watched).watched?.end();
  Object.assign(window, { watched });
  return now;
}

/** Whether the press since `reachOne` hit something else. */
function hasMissed(): boolean {
  return (window as Watched).watched?.end() ?? false;
}

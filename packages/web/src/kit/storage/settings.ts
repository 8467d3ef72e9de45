// The settings: each a signal that is kept when it changes, and follows when another tab changes it.

import { batch, effect, type Signal, signal } from '@preact/signals';
import { type Language, LANGUAGES } from '@wagons/rules';
import type { Damages } from './damaged.ts';
import { asWord, type JsonObject, parseObject } from './json.ts';
import type { KeyValueStore } from './keyValueStore.ts';

const THEMES = ['auto', 'light', 'dark'] as const;
type Theme = (typeof THEMES)[number];

/** What is shown while a card is being placed: nothing, the legal spots, also the change there, all changes at once. */
export const HINT_LEVELS = ['off', 'spots', 'change', 'heat'] as const;
export type HintLevel = (typeof HINT_LEVELS)[number];

/** Whether things move: as the system wishes, or never. */
const MOTIONS = ['auto', 'off'] as const;
type Motion = (typeof MOTIONS)[number];

type Choices = {
  /** Undefined: as the browser says. */
  readonly language: Language | undefined;
  readonly theme: Theme;
  readonly letters: boolean;
  readonly hints: HintLevel;
  readonly confirm: boolean;
  readonly sound: boolean;
  readonly motion: Motion;
};
export type Settings = { readonly [key in keyof Choices]: Signal<Choices[key]> };

const KEY = 'settings';

const DEFAULTS: Choices = {
  language: undefined,
  theme: 'auto',
  letters: false,
  hints: 'change',
  confirm: true,
  sound: false,
  motion: 'auto',
};

const BOOLEANS = [true, false] as const;

/** What can be chosen. */
const OPTIONS: { readonly [key in keyof Choices]: ReadonlyArray<Choices[key]> } = {
  language: LANGUAGES,
  theme: THEMES,
  letters: BOOLEANS,
  hints: HINT_LEVELS,
  confirm: BOOLEANS,
  sound: BOOLEANS,
  motion: MOTIONS,
};
const KEYS = Object.keys(OPTIONS) as ReadonlyArray<keyof Choices>;

const each = <T>(value: (key: keyof Choices) => T): Readonly<Record<keyof Choices, T>> =>
  Object.fromEntries(KEYS.map((key) => [key, value(key)])) as Record<keyof Choices, T>;

/** What is missing or wrong is as if it had never been set. */
const read = (found: JsonObject): Choices =>
  each((key) => asWord<unknown>(OPTIONS[key], found[key]) ?? DEFAULTS[key]) as Choices;

export function keepSettings(store: KeyValueStore, { setAside }: Damages): Settings {
  /** Also words that a later version may have written: they are not ours to drop. */
  let stored = load();
  function load(): JsonObject {
    const text = store.read(KEY);
    const found = parseObject(text);
    if (text !== undefined && !found) setAside(KEY);
    return found ?? {};
  }

  const first = read(stored);
  const signals = each((key) => signal<unknown>(first[key]));

  effect(() => {
    const now = each((key) => signals[key].value);
    if (same(now, read(stored))) return;
    stored = { ...stored, ...now };
    store.write(KEY, JSON.stringify(stored));
  });
  store.onChange((key) => {
    if (key !== KEY) return;
    stored = load();
    const now = read(stored);
    batch(() => {
      for (const one of KEYS) signals[one].value = now[one];
    });
  });
  return signals as Settings;
}

const same = (one: object, other: object): boolean => JSON.stringify(one) === JSON.stringify(other);

// The settings: each a signal that is stored when it changes and follows other tabs.

import { batch, effect, type Signal, signal } from '@preact/signals';
import { type Language, LANGUAGES } from '@wagons/rules';
import { Type } from 'typebox';
import type { Damages } from './damaged.ts';
import { AnyObject, oneOf, parseJson, type StoredObject, valid } from './json.ts';
import type { KeyValueStore } from './keyValueStore.ts';

const THEMES = ['auto', 'light', 'dark'] as const;
type Theme = (typeof THEMES)[number];

/** Hints while a card is placed: none, legal spots, the change at the ghost, or the changes of all spots. */
export const PLACEMENT_HELP = ['off', 'spots', 'change', 'heat'] as const;
export type PlacementHelp = (typeof PLACEMENT_HELP)[number];

/** Animations: as the system prefers, or never. */
const MOTIONS = ['auto', 'off'] as const;
type Motion = (typeof MOTIONS)[number];

/** How long each step of what other players do is shown. */
export const PACES = ['slow', 'normal', 'fast', 'instant'] as const;
export type Pace = (typeof PACES)[number];

type Choices = {
  /** Undefined: the browser's language. */
  readonly language: Language | undefined;
  readonly theme: Theme;
  readonly letters: boolean;
  readonly hints: PlacementHelp;
  readonly confirm: boolean;
  /** Whether costly moves of the first games against the computer are commented on. */
  readonly coach: boolean;
  readonly pace: Pace;
  readonly sound: boolean;
  /** In percent. */
  readonly volume: number;
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
  coach: true,
  pace: 'normal',
  sound: true,
  volume: 40,
  motion: 'auto',
};

const SCHEMAS = {
  language: oneOf(LANGUAGES),
  theme: oneOf(THEMES),
  letters: Type.Boolean(),
  hints: oneOf(PLACEMENT_HELP),
  confirm: Type.Boolean(),
  coach: Type.Boolean(),
  pace: oneOf(PACES),
  sound: Type.Boolean(),
  volume: Type.Number({ minimum: 0, maximum: 100 }),
  motion: oneOf(MOTIONS),
};
const KEYS = Object.keys(DEFAULTS) as ReadonlyArray<keyof Choices>;

const each = <T>(value: (key: keyof Choices) => T): Readonly<Record<keyof Choices, T>> =>
  Object.fromEntries(KEYS.map((key) => [key, value(key)])) as Record<keyof Choices, T>;

/** A missing or invalid value counts as never set. */
const read = (found: StoredObject): Choices =>
  each((key) => valid(SCHEMAS[key], found[key]) ?? DEFAULTS[key]) as Choices;

export function keepSettings(store: KeyValueStore, { setAside }: Damages): Settings {
  /** Includes entries of later versions, which are written back unchanged. */
  let stored = load();
  function load(): StoredObject {
    const text = store.read(KEY);
    const found = parseJson(AnyObject, text);
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

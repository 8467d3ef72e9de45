// The settings: each a signal that is kept when it changes, and follows when another tab changes it.

import { batch, effect, type Signal, signal } from '@preact/signals';
import { type Language, LANGUAGES } from '@wagons/rules';
import type { Damages } from './damaged.ts';
import { asWord, type JsonObject, parseObject } from './json.ts';
import type { Shelf } from './shelf.ts';

const THEMES = ['auto', 'light', 'dark'] as const;
type Theme = (typeof THEMES)[number];

/** What is shown while a card is being placed: nothing, the legal spots, also the change there, all changes at once. */
export const HINT_LEVELS = ['off', 'spots', 'change', 'heat'] as const;
type HintLevel = (typeof HINT_LEVELS)[number];

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

/** What is missing or wrong is as if it had never been set. */
const read = (found: JsonObject): Choices => ({
  language: asWord(LANGUAGES, found['language']),
  theme: asWord(THEMES, found['theme']) ?? DEFAULTS.theme,
  letters: asWord(BOOLEANS, found['letters']) ?? DEFAULTS.letters,
  hints: asWord(HINT_LEVELS, found['hints']) ?? DEFAULTS.hints,
  confirm: asWord(BOOLEANS, found['confirm']) ?? DEFAULTS.confirm,
  sound: asWord(BOOLEANS, found['sound']) ?? DEFAULTS.sound,
  motion: asWord(MOTIONS, found['motion']) ?? DEFAULTS.motion,
});

export function keepSettings(shelf: Shelf, { setAside }: Damages): Settings {
  /** Also words that a later version may have written: they are not ours to drop. */
  let stored = load();
  function load(): JsonObject {
    const text = shelf.read(KEY);
    const found = parseObject(text);
    if (text !== undefined && !found) setAside(KEY);
    return found ?? {};
  }

  const first = read(stored);
  const settings: Settings = {
    language: signal(first.language),
    theme: signal(first.theme),
    letters: signal(first.letters),
    hints: signal(first.hints),
    confirm: signal(first.confirm),
    sound: signal(first.sound),
    motion: signal(first.motion),
  };
  const chosen = (): Choices => ({
    language: settings.language.value,
    theme: settings.theme.value,
    letters: settings.letters.value,
    hints: settings.hints.value,
    confirm: settings.confirm.value,
    sound: settings.sound.value,
    motion: settings.motion.value,
  });

  effect(() => {
    const now = chosen();
    if (same(now, read(stored))) return;
    stored = { ...stored, ...now };
    shelf.write(KEY, JSON.stringify(stored));
  });
  shelf.onChange((key) => {
    if (key !== KEY) return;
    stored = load();
    const now = read(stored);
    batch(() => {
      settings.language.value = now.language;
      settings.theme.value = now.theme;
      settings.letters.value = now.letters;
      settings.hints.value = now.hints;
      settings.confirm.value = now.confirm;
      settings.sound.value = now.sound;
      settings.motion.value = now.motion;
    });
  });
  return settings;
}

const same = (one: Choices, other: Choices): boolean => JSON.stringify(one) === JSON.stringify(other);

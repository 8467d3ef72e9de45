// Applies theme and motion preferences to the page, from the settings or the device.

import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import breakpoints from '../look/breakpoints.css?raw';
import { settings } from '../storage/storage.ts';

/** A media query as a signal. */
function media(query: string): ReadonlySignal<boolean> {
  const list = matchMedia(query);
  const matches = signal(list.matches);
  list.addEventListener('change', () => {
    matches.value = list.matches;
  });
  return matches;
}

const isDark = media('(prefers-color-scheme: dark)');
const isStill = media('(prefers-reduced-motion: reduce)');

const theme = computed(() => {
  const { value } = settings.theme;
  if (value !== 'auto') return value;
  return isDark.value ? 'dark' : 'light';
});

/** Whether animations are allowed. */
export const mayMove = computed(() => settings.motion.value !== 'off' && !isStill.value);

/** The media query of a breakpoint, by its name in kit/look/breakpoints.css. */
function breakpoint(name: 'desktop' | 'table-narrow' | 'table-lying'): string {
  const [, query] = new RegExp(`@custom-media --${name} (.*);`).exec(breakpoints) ?? [];
  if (query === undefined) throw new Error(`There is no breakpoint ${name}.`);
  return query;
}

/** Whether a page has room for something beside its content. */
export const hasColumns = media(breakpoint('desktop'));

/** The layout of the table: wide (also a tablet in portrait), a phone in portrait, or a phone in landscape. */
const isNarrow = media(breakpoint('table-narrow'));
const isLying = media(breakpoint('table-lying'));
export const layout = computed(() => {
  if (isLying.value) return 'low';
  return isNarrow.value ? 'narrow' : 'wide';
});

export function applyTheme(): void {
  const { dataset } = document.documentElement;
  effect(() => {
    dataset['theme'] = theme.value;
    // The browser's toolbar takes the color of the page.
    const paper = getComputedStyle(document.documentElement).getPropertyValue('--paper').trim();
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', paper);
  });
  effect(() => {
    dataset['motion'] = mayMove.value ? 'on' : 'off';
  });
}

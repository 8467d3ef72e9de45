// Tells the page how to look: the theme and whether things may move, as chosen here or on the device.

import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import { settings } from '../storage/storage.ts';

/** What the device asks for, followed while it changes. */
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

/** Whether things may move. */
export const mayMove = computed(() => settings.motion.value !== 'off' && !isStill.value);

/** How the table is laid out: with room for everything (also on a tablet held upright), upright on a phone, or on a phone lying down. */
const isNarrow = media('(max-width: 639px), (max-width: 899px) and (max-height: 959px)');
const isLow = media('(max-height: 519px)');
const isLying = media('(orientation: landscape)');
export const layout = computed(() => {
  if (isLow.value && isLying.value) return 'low';
  return isNarrow.value ? 'narrow' : 'wide';
});

export function dress(): void {
  const { dataset } = document.documentElement;
  effect(() => {
    dataset['theme'] = theme.value;
    // The bar of the browser around the page has the color of the paper.
    const paper = getComputedStyle(document.documentElement).getPropertyValue('--paper').trim();
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', paper);
  });
  effect(() => {
    dataset['motion'] = mayMove.value ? 'on' : 'off';
  });
}

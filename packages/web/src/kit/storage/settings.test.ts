import { describe, expect, it } from 'vitest';
import { makeBrowser, quota } from '../../../test/world.ts';
import { watchDamages } from './damaged.ts';
import { keepSettings } from './settings.ts';
import { makeKeyValueStore } from './keyValueStore.ts';

const KEY = 'wagons/settings';

function open(browser = makeBrowser()) {
  const store = makeKeyValueStore(browser.backend());
  const damages = watchDamages(store);
  return { browser, store, damages, settings: keepSettings(store, damages) };
}

describe('settings', () => {
  it('start with defaults and write nothing', () => {
    const { browser, settings } = open();
    expect(settings.language.value).toBeUndefined();
    expect(settings.theme.value).toBe('auto');
    expect(settings.sound.value).toBe(true);
    expect(settings.volume.value).toBe(40);
    expect(settings.confirm.value).toBe(true);
    browser.settle();
    expect(browser.storage.size).toBe(0);
  });

  it('are stored on change and follow other tabs', () => {
    const { browser, settings } = open();
    const other = open(browser);
    settings.theme.value = 'dark';
    settings.language.value = 'de';
    browser.settle();
    expect(other.settings.theme.value).toBe('dark');
    expect(other.settings.language.value).toBe('de');
    other.settings.language.value = undefined;
    browser.settle();
    expect(settings.language.value).toBeUndefined();
    expect(open(browser).settings.theme.value).toBe('dark');
  });

  it('treat an invalid field as unset, and keep fields of later versions', () => {
    const browser = makeBrowser();
    browser.storage.set(
      KEY,
      JSON.stringify({
        theme: 'pink',
        letters: 'yes',
        hints: 'heat',
        motion: null,
        volume: 101,
        future: { a: 1 },
      }),
    );
    const { settings, damages } = open(browser);
    expect([settings.theme.value, settings.letters.value, settings.hints.value]).toEqual([
      'auto',
      false,
      'heat',
    ]);
    expect(settings.volume.value).toBe(40);
    settings.sound.value = false;
    browser.settle();
    expect(JSON.parse(browser.storage.get(KEY) ?? '')).toMatchObject({ sound: false, future: { a: 1 } });
    expect(open(browser).settings.sound.value, 'a stored choice is kept').toBe(false);
    expect(damages.reports.value).toEqual([]);
  });

  it.each(['{', '[]', '"x"', 'null', ''])('set unreadable text aside: %s', (text) => {
    const browser = makeBrowser();
    browser.storage.set(KEY, text);
    const { settings, damages } = open(browser);
    expect(settings.theme.value).toBe('auto');
    expect(damages.reports.value).toEqual([{ key: 'settings', aside: 'damaged/settings' }]);
    browser.settle();
    expect(browser.storage.get('wagons/damaged/settings')).toBe(text);
    expect(browser.storage.has(KEY)).toBe(false);
  });

  it('keep working when nothing can be written', () => {
    const { browser, store, settings } = open();
    browser.failWith(quota);
    settings.letters.value = true;
    expect(settings.letters.value).toBe(true);
    expect(store.condition.value).toBe('full');
  });
});

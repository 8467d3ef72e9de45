import { describe, expect, it } from 'vitest';
import { makeBrowser, quota } from '../../../test/world.ts';
import { makeKeyValueStore } from './keyValueStore.ts';

describe('the key-value store', () => {
  it('stores entries under its own prefix', () => {
    const browser = makeBrowser();
    browser.storage.set('foreign', 'x');
    const store = makeKeyValueStore(browser.backend());
    expect(store.write('a', '1')).toBe('ok');
    expect(store.read('a')).toBe('1');
    expect(store.keys()).toEqual(['a']);
    browser.settle();
    expect(browser.storage.get('wagons/a')).toBe('1');
    store.remove('a');
    expect(store.read('a')).toBeUndefined();
    expect(store.keys()).toEqual([]);
    expect(store.condition.value).toBe('kept');
  });

  it('notifies of writes by other tabs until unsubscribed', () => {
    const browser = makeBrowser();
    const [one, other] = [makeKeyValueStore(browser.backend()), makeKeyValueStore(browser.backend())];
    const heard: string[] = [];
    const stop = one.onChange((key) => void heard.push(`${key} ${one.read(key)}`));
    one.write('mine', '1');
    other.write('theirs', '2');
    browser.settle();
    expect(heard).toEqual(['theirs 2']);
    stop();
    other.write('theirs', '3');
    browser.settle();
    expect(heard).toHaveLength(1);
    expect(one.read('theirs')).toBe('3');
  });

  it('keeps failed writes in memory when storage is full, and retries once there is room', () => {
    const browser = makeBrowser();
    const store = makeKeyValueStore(browser.backend());
    store.write('a', 'old');
    store.write('b', 'old');
    browser.failWith(quota);
    expect(store.write('a', 'new')).toBe('full');
    expect(store.condition.value).toBe('full');
    expect([...store.unkept.value]).toEqual([['a', 'full']]);
    expect(store.read('a')).toBe('new');
    browser.failWith(() => undefined);
    store.remove('b');
    browser.settle();
    expect(store.condition.value).toBe('kept');
    expect(browser.storage.get('wagons/a')).toBe('new');
  });

  it('remembers removals that failed', () => {
    const browser = makeBrowser();
    const store = makeKeyValueStore(browser.backend());
    store.write('a', '1');
    browser.failWith(() => new Error('no'));
    store.remove('a');
    expect(store.condition.value).toBe('blocked');
    expect(store.read('a')).toBeUndefined();
    expect(store.keys()).toEqual([]);
  });

  it('drops a failed write when another tab has written the key later', () => {
    const browser = makeBrowser();
    const [one, other] = [makeKeyValueStore(browser.backend()), makeKeyValueStore(browser.backend())];
    browser.failWith(quota);
    one.write('a', 'mine');
    browser.failWith(() => undefined);
    other.write('a', 'theirs');
    browser.settle();
    expect(one.read('a')).toBe('theirs');
    expect(one.condition.value).toBe('kept');
  });

  it('works in memory if the browser blocks storage', () => {
    const store = makeKeyValueStore(undefined);
    expect(store.condition.value).toBe('blocked');
    expect(store.write('a', '1')).toBe('blocked');
    expect(store.read('a')).toBe('1');
    expect(store.keys()).toEqual(['a']);
    store.remove('a');
    expect(store.keys()).toEqual([]);
  });

  it('survives a backend that always throws', () => {
    const no = (): never => {
      throw new Error('denied');
    };
    const store = makeKeyValueStore({
      getItem: no,
      setItem: no,
      removeItem: no,
      keys: no,
      onChange: () => undefined,
    });
    expect(store.read('a')).toBeUndefined();
    expect(store.keys()).toEqual([]);
    expect(store.write('a', '1')).toBe('blocked');
    expect(store.read('a')).toBe('1');
  });
});

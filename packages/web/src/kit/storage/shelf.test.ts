import { describe, expect, it } from 'vitest';
import { makeBrowser, quota } from '../../../test/world.ts';
import { makeShelf } from './shelf.ts';

describe('the shelf', () => {
  it('keeps what it is given, under keys of its own', () => {
    const browser = makeBrowser();
    browser.storage.set('foreign', 'x');
    const shelf = makeShelf(browser.boards());
    expect(shelf.write('a', '1')).toBe('ok');
    expect(shelf.read('a')).toBe('1');
    expect(shelf.keys()).toEqual(['a']);
    browser.settle();
    expect(browser.storage.get('wagons/a')).toBe('1');
    shelf.remove('a');
    expect(shelf.read('a')).toBeUndefined();
    expect(shelf.keys()).toEqual([]);
    expect(shelf.condition.value).toBe('kept');
  });

  it('tells of changes by other tabs, until nobody listens any more', () => {
    const browser = makeBrowser();
    const [one, other] = [makeShelf(browser.boards()), makeShelf(browser.boards())];
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

  it('goes on when it is full, says so, and makes up for it once there is room', () => {
    const browser = makeBrowser();
    const shelf = makeShelf(browser.boards());
    shelf.write('a', 'old');
    shelf.write('b', 'old');
    browser.failWith(quota);
    expect(shelf.write('a', 'new')).toBe('full');
    expect(shelf.condition.value).toBe('full');
    expect([...shelf.unkept.value]).toEqual([['a', 'full']]);
    expect(shelf.read('a')).toBe('new');
    browser.failWith(() => undefined);
    shelf.remove('b');
    browser.settle();
    expect(shelf.condition.value).toBe('kept');
    expect(browser.storage.get('wagons/a')).toBe('new');
  });

  it('remembers what it could not remove', () => {
    const browser = makeBrowser();
    const shelf = makeShelf(browser.boards());
    shelf.write('a', '1');
    browser.failWith(() => new Error('no'));
    shelf.remove('a');
    expect(shelf.condition.value).toBe('blocked');
    expect(shelf.read('a')).toBeUndefined();
    expect(shelf.keys()).toEqual([]);
  });

  it('lets another tab have the last word on what it could not write', () => {
    const browser = makeBrowser();
    const [one, other] = [makeShelf(browser.boards()), makeShelf(browser.boards())];
    browser.failWith(quota);
    one.write('a', 'mine');
    browser.failWith(() => undefined);
    other.write('a', 'theirs');
    browser.settle();
    expect(one.read('a')).toBe('theirs');
    expect(one.condition.value).toBe('kept');
  });

  it('lives in memory where the browser allows nothing', () => {
    const shelf = makeShelf(undefined);
    expect(shelf.condition.value).toBe('blocked');
    expect(shelf.write('a', '1')).toBe('blocked');
    expect(shelf.read('a')).toBe('1');
    expect(shelf.keys()).toEqual(['a']);
    shelf.remove('a');
    expect(shelf.keys()).toEqual([]);
  });

  it('survives a storage that throws at every touch', () => {
    const no = (): never => {
      throw new Error('denied');
    };
    const shelf = makeShelf({
      getItem: no,
      setItem: no,
      removeItem: no,
      keys: no,
      onChange: () => undefined,
    });
    expect(shelf.read('a')).toBeUndefined();
    expect(shelf.keys()).toEqual([]);
    expect(shelf.write('a', '1')).toBe('blocked');
    expect(shelf.read('a')).toBe('1');
  });
});

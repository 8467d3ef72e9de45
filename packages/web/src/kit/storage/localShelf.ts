// The shelf in the browser's own storage, as far as the browser allows it.

import { type Boards, makeShelf, type Shelf } from './shelf.ts';

/** Only writing tells whether one may write. */
const TRIAL = 'wagons/trial';

export function localShelf(): Shelf {
  return makeShelf(boardsOf(window));
}

function boardsOf(page: Window): Boards | undefined {
  try {
    const { localStorage: storage } = page;
    try {
      storage.setItem(TRIAL, '');
      storage.removeItem(TRIAL);
    } catch (error) {
      // A full storage can still be read, and things can be taken out of it.
      if (storage.length === 0) throw error;
    }
    return {
      getItem: (key) => storage.getItem(key),
      setItem: (key, text) => {
        storage.setItem(key, text);
      },
      removeItem: (key) => {
        storage.removeItem(key);
      },
      keys: () => Object.keys(storage),
      onChange: (heard) => {
        page.addEventListener('storage', ({ key, newValue, storageArea }) => {
          if (storageArea === storage && key !== null) heard(key, newValue ?? undefined);
        });
      },
    };
  } catch {
    return undefined;
  }
}

// The key-value store on the browser's localStorage, if it is available.

import { type StorageBackend, makeKeyValueStore, type KeyValueStore } from './keyValueStore.ts';

/** Only a write shows whether writing is allowed. */
const TRIAL = 'wagons/trial';

export function localStore(): KeyValueStore {
  return makeKeyValueStore(backendOf(window));
}

function backendOf(page: Window): StorageBackend | undefined {
  try {
    const { localStorage: storage } = page;
    try {
      storage.setItem(TRIAL, '');
      storage.removeItem(TRIAL);
    } catch (error) {
      // Full storage can still be read and cleared.
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
      onChange: (listener) => {
        page.addEventListener('storage', ({ key, newValue, storageArea }) => {
          if (storageArea === storage && key !== null) listener(key, newValue ?? undefined);
        });
      },
    };
  } catch {
    return undefined;
  }
}

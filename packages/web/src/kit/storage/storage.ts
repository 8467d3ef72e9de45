// This browser's storage, and the settings kept in it.

import { watchDamages } from './damaged.ts';
import { localStore } from './localStore.ts';
import { keepSettings } from './settings.ts';

export const store = localStore();
export const damages = watchDamages(store);
export const settings = keepSettings(store, damages);

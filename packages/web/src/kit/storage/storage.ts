// This browser's storage, and the settings kept in it.

import { watchDamages } from './damaged.ts';
import { localShelf } from './localShelf.ts';
import { keepSettings } from './settings.ts';

export const shelf = localShelf();
export const damages = watchDamages(shelf);
export const settings = keepSettings(shelf, damages);

// The names of two people at this device, stored for their next game.

import { lettersOfName } from '@wagons/protocol';
import type { KeyValueStore } from '../../kit/storage/keyValueStore.ts';

export const NAME_LENGTH = 20;

/** The key of the last names, one per line. */
export const NAMES = 'names';

/** A name without forbidden characters, as online; undefined if nothing is left. */
export const asName = (value: unknown): string | undefined =>
  [...lettersOfName(typeof value === 'string' ? value : '')].slice(0, NAME_LENGTH).join('').trim() ||
  undefined;

/** The last names: of the first player, and of the second. */
export const keptNames = (store: Pick<KeyValueStore, 'read'>): ReadonlyArray<string | undefined> =>
  (store.read(NAMES) ?? '').split('\n').map(asName);

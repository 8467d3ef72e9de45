// What two people at this device are called: cut to what a name may be, and kept for their next game.

import { lettersOfName } from '@wagons/protocol';
import { asText } from '../../kit/storage/json.ts';
import type { KeyValueStore } from '../../kit/storage/keyValueStore.ts';

export const NAME_LENGTH = 20;

/** The names given last stand here, one in a line. */
export const NAMES = 'names';

/** A name without what no name holds, as online; undefined where nothing is left of it. */
export const asName = (value: unknown): string | undefined =>
  [...lettersOfName(asText(value) ?? '')].slice(0, NAME_LENGTH).join('').trim() || undefined;

/** The names given last: of the first player, and of the second. */
export const keptNames = (store: Pick<KeyValueStore, 'read'>): ReadonlyArray<string | undefined> =>
  (store.read(NAMES) ?? '').split('\n').map(asName);

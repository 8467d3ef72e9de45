// The sentence for a reason of the server, also for one that only a newer server knows.

import type { ServerRefusals } from '@wagons/words/refusals';

/** A reason without a sentence here comes from a server that is newer than this page: then a reload helps. */
export const refusalText = (words: ServerRefusals, code: string): string =>
  (words as Readonly<Record<string, string>>)[code] ?? words.unknownProto;

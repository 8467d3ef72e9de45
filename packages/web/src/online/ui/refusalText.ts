// The sentence for a refusal of the server, including those of a newer server.

import type { ServerRefusals } from '@wagons/words/areas';

/** An unknown refusal comes from a server newer than this page; a reload helps. */
export const refusalText = (words: ServerRefusals, code: string): string =>
  (words as Readonly<Record<string, string>>)[code] ?? words.unknownProto;

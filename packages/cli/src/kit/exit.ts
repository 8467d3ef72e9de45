// How a command ends: done, refused or misused, and the one sentence that says why.

import { refused, type Refused } from '@wagons/rules';

export type Exit = { readonly code: 0 | 1 | 2; readonly sentence?: string };

export const DONE: Exit = { code: 0 };

/** Some of what was asked could not be done, and that has been said already. */
export const PARTLY: Exit = { code: 1 };

/** Bad data, an illegal move, an unknown code. */
export const refusal = (sentence: string): Refused<Exit> => refused({ code: 1, sentence });

/** A command line that cannot be understood. */
export const misuse = (sentence: string): Refused<Exit> => refused({ code: 2, sentence });

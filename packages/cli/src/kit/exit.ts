// How a command ends: its exit code, and one sentence if something is wrong.

import { refused, type Refused } from '@wagons/rules';

export type Exit = { readonly code: 0 | 1 | 2; readonly sentence?: string };

export const DONE: Exit = { code: 0 };

/** Part of the work failed, which has already been reported. */
export const PARTLY: Exit = { code: 1 };

/** Invalid data, an illegal move, an unknown code. */
export const refusal = (sentence: string): Refused<Exit> => refused({ code: 1, sentence });

/** An invalid command line. */
export const misuse = (sentence: string): Refused<Exit> => refused({ code: 2, sentence });

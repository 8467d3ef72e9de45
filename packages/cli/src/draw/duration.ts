// How long something took.

import type { Context } from '../kit/context.ts';

/** "12.3 s", for milliseconds. */
export const durationText = ({ say }: Context, milliseconds: number): string =>
  say.show.seconds({ seconds: Math.round(milliseconds / 100) / 10 });

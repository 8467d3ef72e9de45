// The open tables, as they are now.

import type { OpenTable } from '@wagons/protocol';
import { api } from '../../online/api.ts';
import { type Asked, useAsked } from './asking.ts';

/** Milliseconds. */
const OFTEN = 5_000;

export const useLobby = (): Asked<{ readonly tables: readonly OpenTable[] }> =>
  useAsked(() => api('lobby'), { every: OFTEN });

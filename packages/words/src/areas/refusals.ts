// Why the server refuses a request, loaded on demand.

import type { RefusalCode } from '@wagons/protocol';
import type { Language } from '@wagons/rules';
import { load } from '../generated/load/server.ts';

/** One or two sentences for each refusal: what is wrong, and what to do about it. */
export type ServerRefusals = Readonly<Record<RefusalCode, string>>;

export const loadServerRefusals = async (language: Language): Promise<ServerRefusals> =>
  (await load[language]()).messages;

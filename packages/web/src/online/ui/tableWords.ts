// The words of tables on the server, and of its refusals.

import { rareBundle } from '../../kit/lazy/bundles.ts';

export const tableWords = rareBundle.part(({ onlineTable }) => onlineTable);
export const refusalWords = rareBundle.part(({ refusals }) => refusals);

// Recovery codes: single-use sign-in for an account whose passkeys are lost. Shown once, stored as hashes.

import { createHash } from 'node:crypto';
import type { Random } from '../ports/environment.ts';

const CODES = 8;
/** Crockford's base 32: no letters that look like digits. */
const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz';
const LENGTH = 16;

/** Eight codes of 80 bits: `k3m9-0zqa-…`. */
export const makeCodes = (random: Random): readonly string[] =>
  Array.from({ length: CODES }, () => {
    const bytes = Buffer.from(random.letters(LENGTH), 'base64url');
    const letters = [...bytes].map((byte) => LETTERS.charAt(byte % LETTERS.length));
    return [0, 4, 8, 12].map((from) => letters.slice(from, from + 4).join('')).join('-');
  });

/** Tolerates how people type. The codes have 80 random bits, so a plain hash is enough. */
export function hashOfCode(typed: string): string {
  const plain = typed
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^0-9a-z]/g, '')
    .replaceAll('o', '0')
    .replaceAll(/[il]/g, '1');
  return createHash('sha256').update(`wagons recovery ${plain}`).digest('hex');
}

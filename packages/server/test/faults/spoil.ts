// Corrupts messages in every way that a broken or malicious client might.

import type { Dice } from '@wagons/rules/deal';

type Json = unknown;
type Slot = { readonly holder: Record<string, Json>; readonly key: string };

/** Values of the wrong type. */
const ODD: readonly Json[] = [
  undefined,
  null,
  true,
  0,
  -1,
  1.5,
  1e308,
  Number.MAX_SAFE_INTEGER + 2,
  '',
  ' ',
  '0',
  '\u0000',
  '\u202E',
  '\uD800',
  '𝒲'.repeat(50),
  'a'.repeat(300),
  '<img src=x onerror=alert(1)>',
  "'; drop table event; --",
  '__proto__',
  'constructor',
  [],
  {},
  [[]],
  { type: 'do' },
  { toString: 1, valueOf: 1, length: -1 },
];

/** Texts that aren't messages at all. */
const NONSENSE: readonly string[] = [
  '',
  ' ',
  '{',
  '}',
  '[]',
  'null',
  '0',
  '"hello"',
  '{"type":null}',
  '{"type":{"type":"do"}}',
  '{"__proto__":{"type":"do"}}',
  '{"type":"__proto__"}',
  '{"type":"constructor"}',
  '{"type":"toString"}',
  '{"type":"do","command":{"type":"hasOwnProperty"}}',
  '['.repeat(2000),
  `${'{"a":'.repeat(500)}1${'}'.repeat(500)}`,
  `{${Array.from({ length: 300 }, (_, i) => `"k${i}":0`).join()}}`,
  `{"type":"ping","at":${'9'.repeat(400)}}`,
  '\uFEFF{"type":"ping","at":1}',
  'x'.repeat(5000),
];

function slotsOf(value: Json): readonly Slot[] {
  if (typeof value !== 'object' || value === null) return [];
  const holder = value as Record<string, Json>;
  return Object.keys(holder).flatMap((key) => [{ holder, key }, ...slotsOf(holder[key])]);
}

/** A corrupted version of this text, most of the time. */
export function spoil(message: object, throwDie: Dice): string {
  const pick = <T>(from: readonly T[]): T => from[throwDie(from.length)] as T;
  const text = JSON.stringify(message);
  const copy = JSON.parse(text) as Record<string, Json>;
  const slot = pick(slotsOf(copy));
  switch (throwDie(10)) {
    case 0:
      return pick(NONSENSE);
    case 1:
      return text.slice(0, throwDie(text.length));
    case 2:
      return text + text;
    case 3: {
      const at = throwDie(text.length);
      return text.slice(0, at) + String.fromCharCode(throwDie(0x1_00)) + text.slice(at + 1);
    }
    case 4:
      return Array.from({ length: throwDie(200) }, () => String.fromCharCode(throwDie(0x1_00_00))).join('');
    case 5:
      delete slot.holder[slot.key];
      break;
    case 6:
      slot.holder[`${slot.key}2`] = slot.holder[slot.key];
      break;
    case 7:
      // As text, because a literal would set the prototype.
      return text.replace('{', '{"__proto__":{"player":"someone","seat":"first"},');
    case 8:
      slot.holder[slot.key] = slot.holder[pick(Object.keys(slot.holder))];
      break;
    default:
      slot.holder[slot.key] = pick(ODD);
  }
  return JSON.stringify(copy);
}

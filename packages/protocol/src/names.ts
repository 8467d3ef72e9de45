// Validates player names and chat lines by the Unicode properties of their characters.

import { plainLetters } from './letters.ts';

export const NAME_LENGTH = 24;
export const TEXT_LENGTH = 200;

/** Scripts in everyday use: those that Unicode recommends for identifiers (UAX 31, table 5). */
const SCRIPTS =
  'Arabic Armenian Bengali Bopomofo Cyrillic Devanagari Ethiopic Georgian Greek Gujarati Gurmukhi Han Hangul Hebrew ' +
  'Hiragana Kannada Katakana Khmer Lao Latin Malayalam Myanmar Oriya Sinhala Tamil Telugu Thaana Thai Tibetan';

/** Scripts that may be mixed ("highly restrictive" in UTS 39). */
const TOGETHER = ['Latin Han Hiragana Katakana', 'Latin Han Bopomofo', 'Latin Han Hangul'];

const writtenIn = (scripts: string): string =>
  `[${[...scripts.split(' '), 'Common', 'Inherited'].map((script) => `\\p{scx=${script}}`).join('')}]+`;

/** Prevents homographs across scripts: `Аnna` with a Cyrillic А is not a name. */
const ONE_SCRIPT = new RegExp(`^(?:${[...SCRIPTS.split(' '), ...TOGETHER].map(writtenIn).join('|')})$`, 'u');

/** Letters, their marks, and decimal digits; between them one separator, or a dot and a space. */
const NAME = /^[\p{L}\p{Nd}](?:[\p{L}\p{Mn}\p{Mc}\p{Nd}]|\.(?= [\p{L}\p{Nd}])|[ ._'’-](?=[\p{L}\p{Nd}]))*$/u;

/** Characters that may have no glyph: fillers, joiners, variation selectors. */
const IGNORABLE = /\p{Default_Ignorable_Code_Point}/u;

/** More marks on one letter than any script needs; they would overlap other lines. */
const PILED = /\p{M}{4}/u;

/** Invisible marks: not on a letter, doubled, or a dot on a letter that has one (UTS 39, section 5.4). */
const HIDDEN_MARK = /[^\p{L}\p{M}]\p{M}|(\p{Mn})\1|\p{Soft_Dotted}\u0307/u;

/** The normalized name, or undefined. */
export function readName(wish: string): string | undefined {
  if (wish.length > 4 * NAME_LENGTH) return undefined;
  const name = plainLetters(wish).trim().replaceAll(/ +/g, ' ');
  const length = [...name].length;
  const isSound = NAME.test(name) && ![IGNORABLE, PILED, HIDDEN_MARK].some((flaw) => flaw.test(name));
  return length >= 2 && length <= NAME_LENGTH && isSound && ONE_SCRIPT.test(name) ? name : undefined;
}

/**
 * Two names with the same key are the same name. Case is folded; some letters need both directions (ẞ, ß and ss).
 * All apostrophes are equal.
 */
export const nameKey = (name: string): string =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .toUpperCase()
    .toLowerCase()
    .normalize('NFKC')
    .replaceAll(/’|(?=\p{Lm})\p{scx=Common}/gu, "'");

/** No line breaks, no invisible characters, no bidirectional controls. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/u;

/** At least one visible character. The four exceptions render as nothing, but no property says so. */
const VISIBLE =
  /(?![\p{Default_Ignorable_Code_Point}\u2800\u{1D159}\u{13441}\u{13442}])[\p{L}\p{N}\p{P}\p{S}]/u;

/** The normalized chat line, or undefined. */
export function readText(wish: string): string | undefined {
  const text = wish.normalize('NFC').trim();
  const isSound = VISIBLE.test(text) && !UNSEEN.test(text) && !PILED.test(text);
  return [...text].length <= TEXT_LENGTH && isSound ? text : undefined;
}

// Text search in the rules that ignores case and accents.

/** A piece of a text, and whether it matches. */
export type Part = { readonly text: string; readonly isMatch: boolean };

const LETTERS: Readonly<Record<string, string>> = { ß: 'ss', œ: 'oe', æ: 'ae', '’': "'" };

/** Normalizes case, accents, apostrophes and spaces. */
const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ßœæ’]/g, (letter) => LETTERS[letter] ?? letter)
    .replace(/\s/g, ' ');

/** A cache of folded letters. */
const known = new Map<string, string>();
function foldLetter(letter: string): string {
  const folded = known.get(letter) ?? fold(letter);
  known.set(letter, folded);
  return folded;
}

/** The folded words of a query. */
export const soughtIn = (query: string): readonly string[] =>
  fold(query)
    .split(' ')
    .filter((word) => word !== '');

/** Words without a match may match with another ending: "starts" as in "start", "starting". */
const SHORTEST = 4;
const ENDING = 2;

/** The words, shortened by up to `ENDING` letters if only that matches. */
export function soughtAmong(texts: readonly string[], sought: readonly string[]): readonly string[] {
  const all = fold(texts.join('\n'));
  return sought.map((word) => {
    const shorter = Array.from({ length: ENDING + 1 }, (_, cut) => word.slice(0, word.length - cut));
    return shorter.find((one) => (one === word || one.length >= SHORTEST) && all.includes(one)) ?? word;
  });
}

/** The indexes of the texts that match most words; matches at the start of words come first. */
export function bestOf(texts: readonly string[], sought: readonly string[]): readonly number[] {
  if (sought.length === 0) return texts.map((_, i) => i);
  const hits = texts.map((text, i) => {
    const folded = fold(text);
    const had = sought.filter((word) => folded.includes(word));
    return { i, had: had.length, begun: had.filter((word) => isBegun(folded, word)).length };
  });
  const most = Math.max(1, ...hits.map(({ had }) => had));
  return hits
    .filter(({ had }) => had === most)
    .toSorted((a, b) => b.begun - a.begun)
    .map(({ i }) => i);
}

/** Whether a word of the text starts with this. */
function isBegun(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1))
    if (at === 0 || !/[\p{L}\p{N}]/u.test(text[at - 1] ?? '')) return true;
  return false;
}

/** The text split into matches and the rest. */
export function partsOf(text: string, sought: readonly string[]): readonly Part[] {
  if (sought.length === 0) return [{ text, isMatch: false }];
  const letters = Array.from(text.normalize('NFC'));
  const folded = letters.map(foldLetter);
  const isMatch = matchesIn(folded, sought);
  const parts: { text: string; isMatch: boolean }[] = [];
  letters.forEach((letter, i) => {
    const here = isMatch[i] === true;
    const last = parts.at(-1);
    if (last?.isMatch === here) last.text += letter;
    else parts.push({ text: letter, isMatch: here });
  });
  return parts;
}

/** Which letters belong to a match. A letter may fold into two. */
function matchesIn(folded: readonly string[], sought: readonly string[]): readonly boolean[] {
  const origin = folded.flatMap((letter, i) => Array.from(letter, () => i));
  const whole = folded.join('');
  const isMatch = folded.map(() => false);
  for (const word of sought) {
    for (let at = whole.indexOf(word); at >= 0; at = whole.indexOf(word, at + 1))
      isMatch.fill(true, origin[at], (origin[at + word.length - 1] ?? 0) + 1);
  }
  return isMatch;
}

// Finding words in the law: without regard to capitals and accents, and marked where they stand.

/** A piece of a text, and whether it is what was sought. */
export type Part = { readonly text: string; readonly isMatch: boolean };

const LETTERS: Readonly<Record<string, string>> = { ß: 'ss', œ: 'oe', æ: 'ae', '’': "'" };

/** A text as it is compared: no capitals, no accents, one kind of apostrophe and of space. */
const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ßœæ’]/g, (letter) => LETTERS[letter] ?? letter)
    .replace(/\s/g, ' ');

/** Letters come again and again while somebody types, so each is folded once. */
const known = new Map<string, string>();
function foldLetter(letter: string): string {
  const folded = known.get(letter) ?? fold(letter);
  known.set(letter, folded);
  return folded;
}

/** The words of a query, as they are compared. */
export const soughtIn = (query: string): readonly string[] =>
  fold(query)
    .split(' ')
    .filter((word) => word !== '');

/** Whether every word stands somewhere in these texts. */
export function isFoundIn(texts: readonly string[], sought: readonly string[]): boolean {
  if (sought.length === 0) return true;
  const folded = fold(texts.join('\n'));
  return sought.every((word) => folded.includes(word));
}

/** A text cut where the words begin and end. */
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

/** Which letters belong to one of the words. A letter may fold into two. */
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

// The letters that names are written with, apart from what makes a name of them.

/**
 * One shape for every letter: fullwidth, mathematical and joined ones become plain (NFKC). Thai and Lao keep their
 * letter AM, which would be drawn differently in parts.
 */
export const plainLetters = (text: string): string =>
  text.replaceAll(/[^\p{scx=Thai}\p{scx=Lao}]+/gu, (part) => part.normalize('NFKC')).normalize('NFC');

/** What is left of a text without the characters that no name holds. */
export const lettersOfName = (text: string): string =>
  plainLetters(text).replaceAll(
    /[^\p{L}\p{Mn}\p{Mc}\p{Nd} ._'’-]|\p{Default_Ignorable_Code_Point}|\p{M}{4,}/gu,
    '',
  );

// Normalizes letters for names.

/**
 * Compatibility normalization: fullwidth, mathematical and ligature letters become plain (NFKC). Thai and Lao keep
 * their letter AM, which would be decomposed into parts that render differently.
 */
export const plainLetters = (text: string): string =>
  text.replaceAll(/[^\p{scx=Thai}\p{scx=Lao}]+/gu, (part) => part.normalize('NFKC')).normalize('NFC');

/** Removes the characters that no name may contain. */
export const lettersOfName = (text: string): string =>
  plainLetters(text).replaceAll(
    /[^\p{L}\p{Mn}\p{Mc}\p{Nd} ._'’-]|\p{Default_Ignorable_Code_Point}|\p{M}{4,}/gu,
    '',
  );

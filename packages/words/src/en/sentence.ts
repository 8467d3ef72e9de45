// An English sentence: a capital letter at its beginning, a full stop at its end.

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const sentence = (text: string): string => `${capital(text)}.`;

// The outer form of a sentence, alike in all five languages: a capital letter and a full stop.

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const sentence = (text: string): string => `${capital(text)}.`;

/** As it goes on after a colon. */
export const small = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

// The outer form of a sentence, alike in all five languages: a capital letter and a full stop.

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const sentence = (text: string): string => `${capital(text)}.`;

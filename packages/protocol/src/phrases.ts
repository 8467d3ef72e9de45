// Ready-made lines of chat. They travel as English text, so that every program can show them; a client that knows them
// shows them in its reader's language.

export const PHRASES = {
  hello: 'Howdy! Have fun.',
  luck: 'Good luck!',
  nice: 'Nice move!',
  thanks: 'Thanks!',
  oops: 'Oops!',
  moment: 'One moment!',
  later: 'I’ll play on later.',
  goodGame: 'Good game!',
  bye: 'See you!',
} as const;
export type Phrase = keyof typeof PHRASES;
export const PHRASE_NAMES = Object.keys(PHRASES) as readonly Phrase[];

/** The phrase that a line of chat is, if it is one. */
export const phraseIn = (text: string): Phrase | undefined =>
  PHRASE_NAMES.find((name) => PHRASES[name] === text);

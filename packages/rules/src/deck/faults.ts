// What can be wrong with a deck file: each fault says where, what, and what would be right.

export type JsonType = 'object' | 'list' | 'text' | 'integer' | 'number' | 'boolean' | 'null';

type Problem =
  /** Not JSON at all; `detail` is the JSON reader's own message. */
  | { readonly what: 'notJson'; readonly detail: string }
  /** The whole file is longer than `limit` characters. */
  | { readonly what: 'fileTooLarge'; readonly limit: number }
  | { readonly what: 'wrongType'; readonly found: JsonType; readonly expected: readonly JsonType[] }
  /** A key that must be there is not. */
  | { readonly what: 'missing'; readonly key: string }
  /** An object of the scoring language has none, or two, of the keys that say what it is. */
  | { readonly what: 'noOneWord'; readonly found: readonly string[]; readonly expected: readonly string[] }
  /** A key or value that is not one of the words that may stand here. */
  | { readonly what: 'unknownWord'; readonly found: string; readonly expected: readonly string[] }
  /** A list of the wrong length. */
  | { readonly what: 'wrongCount'; readonly found: number; readonly atLeast: number; readonly atMost: number }
  /** The same word stands earlier already, at the path `first`. */
  | { readonly what: 'duplicate'; readonly found: string; readonly first: string }
  | { readonly what: 'outOfRange'; readonly found: number; readonly atLeast: number; readonly atMost: number }
  /** A range without bounds, or whose lower bound lies above its upper one. */
  | { readonly what: 'emptyRange' }
  /** Not an id: lower-case words of letters and digits joined by hyphens, at most `limit` characters. */
  | { readonly what: 'badId'; readonly found: string; readonly limit: number }
  /** Not `terrain icon`, two words with one space between. */
  | { readonly what: 'badTerritory'; readonly found: string }
  /** Empty, longer than `limit` characters, or with control characters in it. */
  | { readonly what: 'badText'; readonly limit: number }
  | { readonly what: 'tooDeep'; readonly limit: number }
  | { readonly what: 'tooLarge'; readonly limit: number }
  /** `chosen` where no `choose` of this town stands around it. */
  | { readonly what: 'nothingChosen' }
  /** A word inside one that may not hold it: see `NESTED` in readBonus.ts. */
  | { readonly what: 'nested'; readonly word: Nested };

/** The words that may not stand everywhere. */
export type Nested = 'product' | 'choose' | 'compare' | 'difference' | 'changeHands';

/** `path` is a JSON path such as `$.cards[3].front[1]`. */
export type Fault = { readonly path: string } & Problem;

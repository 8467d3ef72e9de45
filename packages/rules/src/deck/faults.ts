// What can be wrong with a deck file: each fault says where, what was found, and what was expected.

export type JsonType = 'object' | 'list' | 'text' | 'integer' | 'number' | 'boolean' | 'null';

type Problem =
  /** Not JSON; `detail` is the parser's message. */
  | { readonly what: 'notJson'; readonly detail: string }
  /** The file is longer than `limit` characters. */
  | { readonly what: 'fileTooLarge'; readonly limit: number }
  | { readonly what: 'wrongType'; readonly found: JsonType; readonly expected: readonly JsonType[] }
  /** A required key is missing. */
  | { readonly what: 'missing'; readonly key: string }
  /** An object of the scoring language must have exactly one of its defining keys. */
  | { readonly what: 'noOneWord'; readonly found: readonly string[]; readonly expected: readonly string[] }
  /** An unknown key or value. */
  | { readonly what: 'unknownWord'; readonly found: string; readonly expected: readonly string[] }
  /** A list of the wrong length. */
  | { readonly what: 'wrongCount'; readonly found: number; readonly atLeast: number; readonly atMost: number }
  /** A duplicate; `first` is the path of the first occurrence. */
  | { readonly what: 'duplicate'; readonly found: string; readonly first: string }
  | { readonly what: 'outOfRange'; readonly found: number; readonly atLeast: number; readonly atMost: number }
  /** A range without bounds, or with its lower bound above its upper one. */
  | { readonly what: 'emptyRange' }
  /** Not an id: lower-case words of letters and digits joined by hyphens, at most `limit` characters. */
  | { readonly what: 'badId'; readonly found: string; readonly limit: number }
  /** Not `terrain icon`, separated by one space. */
  | { readonly what: 'badTerritory'; readonly found: string }
  /** Empty, longer than `limit` characters, or with control characters. */
  | { readonly what: 'badText'; readonly limit: number }
  | { readonly what: 'tooDeep'; readonly limit: number }
  | { readonly what: 'tooLarge'; readonly limit: number }
  /** `chosen` without an enclosing `choose` for this town. */
  | { readonly what: 'nothingChosen' }
  /** A word nested where it isn't allowed: see `NESTED` in readBonus.ts. */
  | { readonly what: 'nested'; readonly word: Nested };

/** Words with restricted nesting. */
export type Nested = 'product' | 'choose' | 'compare' | 'difference' | 'changeHands';

/** `path` is a JSON path such as `$.cards[3].front[1]`. */
export type Fault = { readonly path: string } & Problem;

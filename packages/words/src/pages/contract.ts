// The contract of the pages that are visited more rarely: the replay, the score pad, the games, and about.

export type PagesWords = {
  readonly replay: ReplayWords;
};

export type ReplayWords = {
  /** What can be opened here. */
  readonly intro: string;
  readonly paste: string;
  readonly file: string;
  readonly open: string;
  /** A file that the browser could not read, or that is no text. */
  readonly fileRefused: (name: string) => string;
  /** How far the game is shown: after no move it is the deal. */
  readonly step: (at: number, of: number) => string;
  readonly dealt: string;
  readonly start: string;
  readonly previous: string;
  readonly next: string;
  readonly end: string;
  /** The slider. */
  readonly position: string;
  readonly moves: string;
  readonly fork: string;
  readonly share: string;
  readonly notation: string;
  readonly notationHelp: string;
  readonly copy: string;
  readonly another: string;
  readonly enlarge: (who: string) => string;
  readonly keys: { readonly heading: string; readonly lines: ReadonlyArray<readonly [string, string]> };
};

// The contract of the pages that are visited more rarely: the replay, the score pad, the games, and about.

import type { Points } from '@wagons/rules';

export type PagesWords = {
  readonly replay: ReplayWords;
  readonly pad: PadWords;
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

export type PadWords = {
  /** A place for a scoring card; the number counts from 1. */
  readonly slot: (place: number) => string;
  readonly choose: string;
  /** A scoring card that our deck does not have. */
  readonly other: string;
  readonly otherHelp: string;
  readonly otherTitle: string;
  readonly pointsOf: (who: string) => string;
  readonly keep: string;
  readonly clear: string;
  /** The cards that lie in no town. */
  readonly tray: (left: number) => string;
  readonly trayCard: (card: { readonly title: string; readonly territories: string }) => string;
  /** What to do now. */
  readonly now: {
    readonly begin: string;
    readonly next: string;
    readonly first: (card: string) => string;
    readonly place: (card: string) => string;
    readonly chosen: (card: string) => string;
    readonly done: string;
  };
  readonly countUp: string;
  readonly back: string;
  /** A line of the tally that was entered by hand. */
  readonly byHand: (line: { readonly title: string; readonly points: Points }) => string;
  /** The result where only one town is filled in. */
  readonly total: (result: { readonly who: string; readonly points: Points }) => string;
  readonly reset: string;
  readonly resetAsk: string;
  readonly share: string;
  readonly shareHeading: string;
  readonly shareText: (result: { readonly first: Points; readonly second: Points }) => string;
  /** Why a link to a pad cannot be opened. What is on the pad stays. */
  readonly refused: Readonly<Record<'damaged' | 'later', string>>;
  /** A pad came by a link while there is another one here. */
  readonly linked: { readonly text: string; readonly take: string; readonly mine: string };
};

// The contract of the pages that are visited more rarely: the replay, the score pad, the games, and about.

import type { Level } from '@wagons/ai';
import type { Points, Seat } from '@wagons/rules';
import type { Named } from '../contract.ts';

export type PagesWords = {
  readonly replay: ReplayWords;
  readonly pad: PadWords;
  readonly games: GamesWords;
  readonly about: AboutWords;
};

export type ReplayWords = {
  /** What can be opened here. */
  readonly intro: string;
  readonly paste: string;
  readonly file: string;
  readonly open: string;
  /** The games that ended last on this device. */
  readonly latest: string;
  /** Before an example of a code. */
  readonly example: string;
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
  /** The way back to the end of the game; `short` is a word of it, for little room. */
  readonly toAnalysis: { readonly text: string; readonly short: string };
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

/** The totals of a game, from the view of the only person who played, or of who won. */
type Ended = { readonly own: Points; readonly theirs: Points };

export type GamesWords = {
  readonly going: string;
  readonly finished: string;
  readonly none: string;
  readonly more: (count: number) => string;
  /** Leads to the end of a game. */
  readonly lookBack: string;
  readonly delete: string;
  readonly deleted: string;
  /** When something happened, in milliseconds since 1970. */
  readonly when: (time: number) => string;
  /** How a game ended for the only person at the table. */
  readonly youWon: (ended: Ended) => string;
  readonly youLost: (ended: Ended) => string;
  readonly youShared: (ended: Ended) => string;
  /** How a game ended between two of a kind. */
  readonly won: (ended: Ended & { readonly who: Seat | Level | Named }) => string;
  readonly byLevel: {
    readonly heading: string;
    readonly level: string;
    readonly levelName: (level: Level) => string;
    readonly won: string;
    readonly shared: string;
    readonly lost: string;
  };
  readonly backup: {
    readonly heading: string;
    readonly text: string;
    readonly export: string;
    readonly import: string;
    /** Games that were added, that were there already, and that went on otherwise and were added beside those. */
    readonly imported: (games: {
      readonly added: number;
      readonly same: number;
      readonly beside: number;
    }) => string;
    /** Why nothing of a file was taken; a path is where in the file. */
    readonly refused: {
      readonly notJson: string;
      readonly notOurs: string;
      readonly later: string;
      readonly badDeck: (path: string) => string;
      readonly badGame: (path: string) => string;
      readonly unknownDeck: (path: string) => string;
      readonly full: string;
      readonly blocked: string;
      readonly unreadable: string;
    };
  };
  /** So many entries could not be read and lie aside. */
  readonly damaged: (count: number) => string;
};

export type AboutWords = {
  readonly credits: {
    readonly heading: string;
    readonly designers: string;
    readonly publisher: string;
    /** Whose the drawings, the words and the program are. */
    readonly ours: string;
    readonly printed: string;
  };
  readonly licences: {
    readonly heading: string;
    readonly program: string;
    readonly fonts: string;
    readonly libraries: string;
    readonly all: string;
  };
  readonly privacy: {
    readonly heading: string;
    readonly nothingLeaves: string;
    /** What the server knows of those who play online. */
    readonly online: string;
    readonly stored: string;
    readonly storedThings: readonly string[];
    readonly links: string;
    readonly delete: string;
    readonly deleteAsk: string;
    readonly deleteAll: string;
    readonly deleted: string;
  };
  readonly device: {
    readonly heading: string;
    /** Whether the app works without a network. Without a secure connection, the notice for that is shown. */
    readonly offline: Readonly<Record<'unknown' | 'storing' | 'ready' | 'unable' | 'failed', string>>;
    readonly install: string;
    readonly installHelp: string;
  };
  readonly version: (version: string) => string;
};

// The contract of a table far away: what every language must be able to say at it.

import type { TableSettings } from '@wagons/protocol';
import type { SettingWords } from '../contract.ts';

/** Somebody by name; undefined is the reader. */
export type Who = string | undefined;

export type OnlineTableWords = {
  readonly settings: SettingWords;
  /** Whoever has gone and left no name. */
  readonly nobody: string;
  readonly here: (who: string) => string;
  readonly away: (who: string) => string;
  /** How many look on; at least one. */
  readonly watching: (count: number) => string;
  readonly youWatch: string;
  readonly time: TimeWords;
  readonly line: LineWords;
  readonly ready: ReadyWords;
  readonly takeBack: TakeBackWords;
  readonly menu: OnlineMenuWords;
  readonly report: ReportWords;
  readonly chat: ChatWords;
  readonly open: OpenTableWords;
  readonly end: OnlineEndWords;
};

type TimeWords = {
  /** Seconds with a tenth: "9.4". */
  readonly tenths: (seconds: number) => string;
  /** "2 d 5 h", "5 h 12 min" */
  readonly days: (days: number, hours: number) => string;
  readonly hours: (hours: number, minutes: number) => string;
  /** A clock for the ear: "Ann: 4:30 left" */
  readonly left: (who: string, time: string) => string;
  readonly yourSecondsLeft: (seconds: number) => string;
};

/** The line to the server, and what became of what was sent on it. */
type LineWords = {
  /** What happens once there is one, for whoever waits before a table. */
  readonly soon: string;
  /** Since a time of day. */
  readonly offline: (since: string) => string;
  readonly playOn: string;
  readonly tryNow: string;
  /** Moves that were made here, of a turn that is not confirmed. */
  readonly unsent: string;
  readonly sending: string;
  readonly saved: string;
  /** What is shown may be old; it is being checked. */
  readonly checking: string;
  readonly outdated: string;
  readonly reload: string;
  /** What the server tells cannot be true. */
  readonly astray: string;
};

/** Before a live clock starts. */
type ReadyWords = {
  readonly ask: string;
  /** The button. */
  readonly act: string;
  /** For whoever is ready already. */
  readonly waiting: (who: string) => string;
};

type TakeBackWords = {
  readonly asks: (who: string) => string;
  readonly asked: (who: string) => string;
  /** Instead of the button that asks, while there is no answer. */
  readonly pending: string;
  /** Asks no longer. */
  readonly withdraw: string;
  readonly accept: string;
  readonly refuse: string;
  readonly refused: (who: string) => string;
};

type OnlineMenuWords = {
  readonly takeBack: string;
  /** Withdraws that wish. */
  readonly dropTakeBack: string;
  readonly resign: string;
  readonly resignAsk: string;
  readonly abort: string;
  readonly abortAsk: string;
  readonly ratedNote: string;
  /** The same of a casual game that was opened without hints. */
  readonly noHintsNote: string;
  readonly mute: (who: string) => string;
  readonly unmute: (who: string) => string;
  readonly report: (who: string) => string;
  readonly block: (who: string) => string;
  readonly blockAsk: (who: string) => string;
  /** What blocking does to a game that is going. */
  readonly blockNote: string;
  readonly blocked: (who: string) => string;
  readonly shareText: string;
  readonly share: string;
  readonly leave: string;
};

export const REASONS = ['name', 'chat', 'stalling', 'cheating', 'other'] as const;
export type Reason = (typeof REASONS)[number];

type ReportWords = {
  readonly heading: (who: string) => string;
  readonly reason: string;
  readonly reasons: Readonly<Record<Reason, string>>;
  readonly more: string;
  readonly send: string;
  readonly sent: string;
};

type ChatWords = {
  readonly heading: string;
  /** The button that opens it, for the ear; with how many lines are new. */
  readonly open: (unread: number) => string;
  readonly none: string;
  readonly muted: (who: string) => string;
  readonly write: string;
  /** How many letters still fit into a line; below zero, how many are too many. */
  readonly room: (letters: number) => string;
  readonly send: string;
  /** A line that somebody said, for the ear. */
  readonly said: (who: string, text: string) => string;
};

/** A table where nobody sits yet. */
type OpenTableWords = {
  readonly waiting: string;
  readonly sendLink: string;
  /** A table that stands in the list, as that of a quick match does: anybody may come. */
  readonly looking: {
    readonly heading: string;
    readonly help: string;
    /** Where the clock runs as soon as somebody comes. */
    readonly stay: string;
    readonly link: string;
    readonly stop: string;
    readonly stopAsk: string;
  };
  /** What goes along with the link. */
  readonly invitation: (host: string) => string;
  readonly close: string;
  readonly closeAsk: string;
  readonly closed: string;
  readonly invited: (host: string) => string;
  readonly sit: string;
  readonly sitAs: (name: string) => string;
  readonly yourName: string;
  readonly nameHelp: string;
  /** Names for guests; a number follows. */
  readonly guestNames: readonly string[];
  readonly account: string;
  readonly clock: string;
  readonly kind: string;
  readonly first: string;
  readonly firstIs: (first: TableSettings['first'], host: Who) => string;
  /** Whether hints are allowed. */
  readonly help: string;
  readonly deck: string;
  readonly cards: string;
};

type OnlineEndWords = {
  readonly wins: (who: Who) => string;
  readonly resigned: (who: Who) => string;
  readonly time: (who: Who) => string;
  readonly aborted: string;
  readonly asks: Readonly<Record<'new' | 'same', (who: string) => string>>;
  readonly asked: (who: string) => string;
  readonly accept: string;
  readonly refuse: string;
  readonly refused: (who: string) => string;
  readonly next: string;
  /** "Your rating: 1512 (+12)" */
  readonly rating: (who: Who, rating: number, change: string) => string;
};

// The contract of online play: what every language must be able to say around its tables.

import type { ClockSetting, GameEnd, Offer, QuickMatch, RatedGame } from '@wagons/protocol';
import type { Points } from '@wagons/rules';

export type OnlineWords = {
  readonly settings: SettingWords;
  readonly trouble: TroubleWords;
  readonly lobby: LobbyWords;
  readonly newTable: NewTableWords;
  readonly games: OnlineGamesWords;
  readonly account: AccountWords;
  readonly people: PeopleWords;
};

/** How a table is set up; the table itself says it too. */
export type SettingWords = {
  /** "5 min + 5 s per turn", "3 days per turn", "no clock" */
  readonly clock: (clock: ClockSetting) => string;
  readonly rated: string;
  readonly casual: string;
  readonly listed: string;
  readonly private: string;
  /** Whether both may ask the computer what to play. */
  readonly hints: string;
  readonly noHints: string;
};

/** Why the server gives no answer, besides the refusals that it names itself. */
export type TroubleWords = Readonly<Record<'offline' | 'away' | 'noServer', string>>;

export type LobbyWords = {
  /** Under which name one plays. */
  readonly playAs: (name: string) => string;
  readonly guest: string;
  readonly name: string;
  /** For those who have none yet. */
  readonly nameHelp: string;
  readonly account: string;
  readonly leaders: string;
  readonly quick: {
    readonly heading: string;
    readonly help: string;
    /** How it feels; the time itself stands below. */
    readonly names: Readonly<Record<QuickMatch, string>>;
    readonly rated: string;
    readonly ratedHelp: string;
    /** Why a guest cannot. */
    readonly accountNeeded: string;
  };
  readonly invite: string;
  readonly inviteHelp: string;
  readonly open: {
    readonly heading: string;
    readonly none: string;
    readonly sit: string;
    /** For the ear, because many buttons say the same. */
    readonly sitWith: (host: string) => string;
    readonly otherDeck: string;
    /** So many tables, told when there is one more or one fewer. */
    readonly count: (tables: number) => string;
  };
};

export type NewTableWords = {
  readonly heading: string;
  readonly time: string;
  readonly kinds: Readonly<Record<ClockSetting['kind'], { readonly name: string; readonly help: string }>>;
  readonly live: string;
  /** "10 min + 10 s": for the game, and more for each turn. */
  readonly measure: (minutes: number, seconds: number) => string;
  readonly otherTime: string;
  readonly minutes: string;
  readonly seconds: string;
  /** What the two numbers may be. */
  readonly limits: string;
  readonly days: string;
  readonly dayCount: (days: number) => string;
  readonly first: string;
  readonly firsts: Readonly<Record<'host' | 'guest' | 'random', string>>;
  readonly who: string;
  readonly privateHelp: string;
  readonly listedHelp: string;
  readonly ratedHelp: string;
  /** Why it cannot be rated. */
  readonly notRated: Readonly<Record<'guest' | 'deck' | 'seed', string>>;
  /** What a rated game decides by itself. */
  readonly ratedSeats: string;
  readonly hintsHelp: string;
  readonly ratedNoHints: string;
  readonly open: string;
};

/** How a game ended for somebody. */
type Ended = { readonly own: Points; readonly theirs: Points };

export type OnlineGamesWords = {
  /** Where they stand among games of other kinds. */
  readonly heading: string;
  readonly yourTurn: string;
  /** The other one asks something. */
  readonly asked: Readonly<Record<Offer['kind'], (who: string) => string>>;
  /** Games in which the other one is to move. */
  readonly waiting: string;
  /** Tables where nobody sits opposite yet. */
  readonly open: string;
  readonly finished: string;
  readonly none: string;
  readonly more: string;
  readonly against: (name: string) => string;
  readonly nobodyYet: string;
  readonly play: string;
  readonly look: string;
  readonly link: string;
  readonly linkText: string;
  /** How long the one to move still has, in milliseconds. */
  readonly left: (time: number) => string;
  readonly when: (time: number) => string;
  readonly result: Readonly<Record<RatedGame['result'] | 'aborted', string>>;
  readonly totals: (ended: Ended) => string;
  readonly by: Readonly<Record<Exclude<GameEnd['by'], 'points' | 'aborted'>, string>>;
  readonly watch: string;
  readonly share: string;
  readonly saveJson: string;
  readonly saveNotation: string;
};

export type AccountWords = {
  readonly heading: string;
  readonly intro: Readonly<Record<'nobody' | 'guest', string>>;
  readonly name: {
    readonly label: string;
    readonly help: string;
    readonly save: string;
    readonly saved: (name: string) => string;
  };
  readonly profile: string;
  readonly passkey: {
    readonly heading: string;
    readonly what: string;
    readonly make: string;
    readonly another: string;
    readonly count: (passkeys: number) => string;
    readonly made: string;
    readonly signIn: string;
    readonly signInHelp: string;
    readonly signedIn: (name: string) => string;
    /** Why there is no passkey here or now. */
    readonly unable: Readonly<
      Record<'insecure' | 'number' | 'browser' | 'cancelled' | 'already' | 'failed', string>
    >;
  };
  readonly codes: {
    readonly heading: string;
    readonly what: string;
    readonly left: (codes: number) => string;
    readonly renew: string;
    readonly renewAsk: string;
    readonly use: string;
    readonly label: string;
    readonly send: string;
    readonly keep: string;
    readonly copy: string;
    readonly print: string;
    /** The heading of the printed sheet. */
    readonly sheet: (name: string) => string;
    readonly kept: string;
    /** Whoever goes away without having kept them. */
    readonly leaving: string;
    readonly leaveAsk: string;
    readonly leave: string;
    readonly done: string;
  };
  readonly out: {
    readonly heading: string;
    readonly here: string;
    readonly everywhere: string;
    /** A guest who leaves cannot come back. */
    readonly guestAsk: string;
    readonly everywhereHelp: string;
    readonly done: string;
  };
  readonly delete: {
    readonly heading: string;
    readonly account: string;
    readonly guest: string;
    readonly ask: string;
    readonly sure: string;
    readonly done: string;
  };
  readonly blocked: {
    readonly heading: string;
    readonly none: string;
    readonly unblock: string;
    readonly unblockWhom: (name: string) => string;
    readonly unblocked: (name: string) => string;
  };
};

export type PeopleWords = {
  readonly player: string;
  /** Whoever has gone and left no name. */
  readonly nobody: string;
  readonly since: (time: number) => string;
  readonly rating: string;
  /** The rating is still uncertain. */
  readonly provisional: string;
  readonly noRating: string;
  readonly results: {
    readonly heading: string;
    readonly won: string;
    readonly drawn: string;
    readonly lost: string;
  };
  readonly curve: {
    readonly heading: string;
    /** What the drawing shows, for those who do not see it. */
    readonly summary: (curve: {
      readonly games: number;
      readonly from: number;
      readonly to: number;
      readonly least: number;
      readonly most: number;
    }) => string;
    readonly table: string;
    readonly date: string;
    readonly opponent: string;
    readonly result: string;
    readonly after: string;
  };
  readonly recent: string;
  readonly noGames: string;
  readonly leaders: {
    readonly heading: string;
    readonly help: string;
    readonly none: string;
    readonly rank: string;
    readonly games: string;
  };
  readonly block: string;
  readonly blockAsk: (name: string) => string;
  readonly blocked: (name: string) => string;
  readonly report: string;
};

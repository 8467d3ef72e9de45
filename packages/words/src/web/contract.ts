// The contract of the web app: what every language must be able to say on its screens.

import type { Level } from '@wagons/ai';
import type { BySeat, Cell, Points, Rotation, Seat } from '@wagons/rules';
import type { Named, Party, PlayWords } from '../contract.ts';

/** What is said on every visit until a game is played. */
export type WebWords = {
  /** What every table says. */
  readonly play: PlayWords;
  readonly shell: ShellWords;
  readonly home: HomeWords;
  readonly newGame: NewGameWords;
  readonly table: TableWords;
};

/** What is said later, or never: it is loaded when it is needed. The rarer pages have words of their own. */
export type LaterWords = {
  readonly notices: NoticeWords;
  readonly trouble: TroubleWords;
  readonly deal: DealWords;
  readonly menu: MenuWords;
  readonly share: ShareWords;
  readonly end: EndWords;
  readonly settings: SettingsWords;
};

/** The places one can go to, as they stand on a button or in a heading. */
export const PLACES = [
  'home',
  'new',
  'learn',
  'replay',
  'pad',
  'cards',
  'rules',
  'games',
  'settings',
  'about',
  'online',
] as const;
export type PlaceName = (typeof PLACES)[number];

export type ShellWords = {
  readonly title: string;
  readonly places: Readonly<Record<PlaceName, string>>;
  readonly back: string;
  readonly close: string;
  readonly cancel: string;
  readonly menu: string;
  readonly skipToContent: string;
  readonly loading: string;
  /** The heading where something is not to be found. */
  readonly nowhere: string;
  /** A part of the app could not be fetched: no connection, or a version that is gone. */
  readonly notLoaded: { readonly text: string; readonly again: string };
};

/** One sentence each, shown above everything until it is closed. */
export type NoticeWords = {
  readonly storageFull: string;
  readonly storageBlocked: string;
  /** `count` entries could not be read and were set aside. */
  readonly storageDamaged: (count: number) => string;
  readonly update: { readonly text: string; readonly now: string; readonly later: string };
  readonly elsewhere: { readonly text: string; readonly here: string };
  /** What is missing without a secure connection. */
  readonly insecure: string;
  readonly botTrouble: { readonly text: string; readonly again: string };
};

/** Why a stored game cannot be opened, or a page. */
export type TroubleWords = Readonly<Record<'missing' | 'damaged' | 'later' | 'unknownDeck', string>> & {
  /** There is no page of this address. */
  readonly nowhere: (address: string) => string;
};

export type HomeWords = {
  /** One line under the title. */
  readonly tagline: string;
  readonly continue: string;
  /** A game to go on with: who plays, and how many of the fifteen cards are placed. */
  readonly going: (game: { readonly who: string; readonly placed: number; readonly of: number }) => string;
  readonly twoPeople: string;
  readonly against: (level: Level) => string;
  readonly bots: (first: Level, second: Level) => string;
  readonly unofficial: string;
};

export type NewGameWords = {
  readonly who: string;
  readonly twoPeople: string;
  readonly againstBot: string;
  readonly watchBots: string;
  readonly level: string;
  readonly levelOf: (who: string) => string;
  /** "Level 3" */
  readonly levelName: (level: Level) => string;
  /** One short line on how each level plays. */
  readonly levels: Readonly<Record<Level, string>>;
  readonly first: string;
  readonly firstMe: string;
  readonly firstOpponent: string;
  readonly firstRandom: string;
  readonly length: string;
  readonly single: string;
  readonly bestOf: (games: number) => string;
  readonly more: string;
  readonly start: string;
};

/** From which deal, with which cards and by which names, for those who ask. */
export type DealWords = {
  /** Names that two people may give themselves. */
  readonly names: string;
  readonly seed: string;
  readonly seedHelp: string;
  readonly badSeed: string;
  readonly deck: string;
  readonly chooseDeck: string;
  readonly deckRefused: (name: string) => string;
  /** The game starts from a deal that a link brought along. */
  readonly sameDeal: string;
  /** The game goes on from a position, so many moves after the deal. */
  readonly goesOn: (moves: number) => string;
  readonly whom: string;
  /** A side to play, with its total so far: "First player (20 points)" */
  readonly side: (side: { readonly seat: Seat; readonly points: Points }) => string;
  readonly playOn: string;
};

export type SettingsWords = {
  readonly language: string;
  /** Follows the browser or the device. */
  readonly automatic: string;
  readonly theme: string;
  readonly light: string;
  readonly dark: string;
  readonly letters: string;
  readonly lettersHelp: string;
  readonly hints: string;
  readonly hintLevels: Readonly<
    Record<'off' | 'spots' | 'change' | 'heat', { readonly name: string; readonly help: string }>
  >;
  readonly confirm: string;
  readonly confirmHelp: string;
  readonly sound: string;
  readonly motion: string;
  readonly motionHelp: string;
};

export type TableWords = {
  /** The heading of the screen, for those who do not see it. */
  readonly heading: string;
  /** Whoever sits on a chair, for the label of a town. */
  readonly you: string;
  readonly bot: (level: Level) => string;
  readonly seat: (seat: Seat) => string;
  /** The seats in a narrow column. */
  readonly short: Readonly<Record<Seat, string>>;
  /** What to do now, when the reader is to do it. */
  readonly now: {
    readonly pickStart: string;
    readonly draft: string;
    readonly place: (now: { readonly card: string; readonly free: boolean; readonly more: number }) => string;
    readonly over: string;
  };
  /** "First player: Take a card from the circle.", "Total: 21" */
  readonly addressed: (who: string, what: string) => string;
  /** "Level 3 is thinking …" */
  readonly thinking: (who: string) => string;
  /** What somebody has done, shortly. `free` lists the cards given away; it may be empty. */
  readonly did: {
    readonly pickStart: (did: { readonly who: Party; readonly card: string }) => string;
    readonly draft: (did: {
      readonly who: Party;
      readonly card: string;
      readonly free: readonly string[];
      /** Who gets what was given away. */
      readonly to: Party;
    }) => string;
    readonly place: (did: { readonly who: Party; readonly card: string }) => string;
  };
  /** What would happen when a card of the circle is taken: "Your opponent gets Badlands and Standoff." */
  readonly gift: (gift: { readonly to: Party; readonly cards: readonly string[] }) => string;
  readonly noGift: string;
  /** What a draft would bring at once, at most: to the taker, and to the one who gets the gifts. */
  readonly giftWorth: (worth: { readonly own: Points; readonly theirs: Points }) => string;
  readonly townOf: (who: string) => string;
  readonly circle: (left: number) => string;
  readonly scoringCards: string;
  readonly nextCard: string;
  readonly hand: string;
  readonly tally: string;
  readonly total: string;
  /** How many points a line changes by, for the ear. */
  readonly changes: (points: Points) => string;
  readonly actions: {
    readonly take: (card: string) => string;
    readonly name: (card: string) => string;
    readonly turn: string;
    /** A step of the turn that is not confirmed yet. */
    readonly undo: string;
    readonly redo: string;
    /** Lays the card; more of this turn is to come. */
    readonly place: string;
    /** Lays the card and ends the turn. */
    readonly confirm: string;
    /** The whole turn that was confirmed last. */
    readonly takeBack: string;
    readonly hint: string;
    readonly fit: string;
    readonly zoomIn: string;
    readonly zoomOut: string;
    /** Makes the other town the large one. */
    readonly swap: string;
  };
  /** A cell for the ear: "desert with beer, 2,-1", or "empty, 2,-1". */
  readonly cell: (at: {
    readonly cell: Cell;
    readonly territory: { readonly terrain: string; readonly icon: string } | undefined;
  }) => string;
  /** A card of the circle for the ear; `place` counts from the next card, which is 1. */
  readonly circleCard: (card: {
    readonly title: string;
    readonly place: number;
    readonly territories: string;
  }) => string;
  /** Where the card would lie: "2,1, upside down: +3 points". */
  readonly aimed: (aim: {
    readonly cell: Cell;
    readonly rotation: Rotation;
    readonly change: Points | undefined;
  }) => string;
  readonly saved: Readonly<Record<'saved' | 'saving' | 'unsaved', string>>;
  /** "Game 2 of 3 · 1 : 0" */
  readonly match: (match: { readonly game: number; readonly of: number; readonly won: string }) => string;
};

/** The menu of the table, and what else is rarely asked for there. */
export type MenuWords = {
  /** Buttons that move the card to the next spot. */
  readonly nudge: Readonly<Record<'left' | 'right' | 'up' | 'down', string>>;
  /** For those who watch: how fast it goes, and whether. */
  readonly watch: {
    readonly pause: string;
    readonly play: string;
    readonly step: string;
    readonly pace: string;
  };
  readonly hint: {
    /** Shows the move on the board. */
    readonly show: string;
    readonly searching: string;
    readonly failed: string;
  };
  readonly share: string;
  readonly abandon: string;
  readonly abandonAsk: string;
  /** A box for moves in our notation. */
  readonly typed: { readonly label: string; readonly help: string; readonly send: string };
  /** The keys, each with what it does. */
  readonly keys: { readonly heading: string; readonly lines: ReadonlyArray<readonly [string, string]> };
};

/** A link to hand on. */
export type ShareWords = {
  readonly heading: string;
  readonly copy: string;
  readonly share: string;
  readonly qr: string;
  /** The name of the field with the link. */
  readonly link: string;
  readonly code: string;
  readonly copied: string;
  readonly copyFailed: string;
};

export type EndWords = {
  readonly youWin: string;
  readonly seatWins: (who: Seat | Named) => string;
  /** "Level 3 wins!" */
  readonly levelWins: (level: Level) => string;
  readonly shared: string;
  /** Shows the rest of the tally at once. */
  readonly showAll: string;
  readonly rematch: string;
  readonly nextGame: string;
  readonly sameDeal: string;
  readonly newDeal: string;
  readonly share: string;
  readonly replay: string;
  readonly shareText: (
    result: BySeat<Points> & {
      /** Of two people who have them. */
      readonly names?: BySeat<string> | undefined;
    },
  ) => string;
  readonly matchWon: (who: string) => string;
  readonly matchTied: string;
  /** The tally, line by line. */
  readonly inWords: string;
  readonly analysis: {
    readonly heading: string;
    readonly working: (done: number, of: number) => string;
    /** What the numbers of the table are. */
    readonly lost: string;
    /** The way to a move, counted from 1. */
    readonly move: (move: number) => string;
    /** Shows the lesser ones too, so many in all. */
    readonly all: (count: number) => string;
    readonly none: string;
    readonly failed: string;
    /** Small estimated losses are left out. */
    readonly smallLeftOut: string;
  };
};

// The contract of the terminal program: what every language must be able to say at a prompt, in a help text, in an error.

import type { ArenaWords } from './arena.ts';
import type { HelpWords } from './help.ts';
import type { StudyWords } from './study.ts';
import type { BySeat, Cell, Outcome, Points, Rotation, Seat } from '@wagons/rules';

/** Everything the terminal program says that is not said by the other programs too. */
export type TerminalWords = {
  /** The colon after a heading or a label, with the space before it that some languages write. */
  readonly colon: string;
  readonly help: HelpWords;
  readonly usage: UsageWords;
  readonly refusals: TerminalRefusals;
  readonly table: TableWords;
  readonly hints: HintWords;
  readonly show: ShowWords;
  readonly arena: ArenaWords;
  readonly study: StudyWords;
};

// ---- Orders ----

/** The words that a player types at the table. They are the same in every language; what they do is told here. */
export const ORDERS = [
  '?',
  'hint',
  'show',
  'cards',
  'score',
  'undo',
  'redo',
  'code',
  'notation',
  'help',
  'quit',
] as const;
export type Order = (typeof ORDERS)[number];

// ---- A command line that cannot be understood: one sentence each ----

export type UsageWords = {
  /** `help` is the command that would help. */
  readonly noCommand: (help: string) => string;
  readonly unknownCommand: (found: string, help: string) => string;
  /** Options come as they were typed, with their dashes. */
  readonly unknownOption: (option: string, help: string) => string;
  readonly needsValue: (option: string) => string;
  readonly takesNoValue: (option: string) => string;
  readonly unexpected: (found: string, help: string) => string;
  readonly missingOption: (option: string) => string;
  /** A value such as FILE is missing; it comes as the placeholder. */
  readonly missingArgument: (placeholder: string, help: string) => string;
  readonly notTogether: (one: string, other: string) => string;
  readonly badNumber: (problem: {
    readonly option: string;
    readonly found: string;
    readonly atLeast: number;
    readonly atMost: number;
  }) => string;
  /** The same for a number that may have a fraction. */
  readonly badSeconds: (problem: {
    readonly option: string;
    readonly found: string;
    readonly atLeast: number;
    readonly atMost: number;
  }) => string;
  readonly badSeed: (limit: number) => string;
  /** The seed of the last game of a simulation, which is the longest, is too long. */
  readonly badSeedOfGames: (longest: string, limit: number) => string;
  readonly unknownLanguage: (found: string, known: readonly string[]) => string;
  readonly unknownBot: (found: string, known: readonly string[]) => string;
  readonly oneOrTwoBots: string;
  readonly twoBots: string;
  /** A player of a match is a bot or a program; `example` shows the latter. */
  readonly unknownPlayer: (found: string, known: readonly string[], example: string) => string;
  readonly badFirst: (found: string, possible: readonly string[]) => string;
  readonly firstNeedsBots: string;
  /** The command waits for JSON, but nobody sends any; `options` could be given instead. */
  readonly nothingGiven: (options: readonly string[]) => string;
};

// ---- What is refused for other reasons than the rules of the game: one sentence each ----

export type TerminalRefusals = {
  readonly noSuchFile: (file: string) => string;
  readonly unreadableFile: (file: string) => string;
  readonly fileTooLarge: (file: string, limit: number) => string;
  /** The first fault is a whole sentence; `more` counts the others, which `check` would list. */
  readonly faultyDeck: (deck: {
    readonly file: string;
    readonly fault: string;
    readonly more: number;
    readonly check: string;
  }) => string;
  /** Says of which file or option the sentence speaks. */
  readonly inside: (where: string, sentence: string) => string;
  readonly noSuchCard: (found: string) => string;
  readonly neitherFileNorCard: (found: string) => string;
  readonly noSuchStep: (found: number, moves: number) => string;
  readonly notJson: (detail: string) => string;
  readonly lineTooLong: (limit: number) => string;
  readonly nothingToRead: string;
  readonly badLine: (line: number, sentence: string) => string;
  /** A file lists link codes, but one game is asked for. */
  readonly severalCodes: (list: {
    readonly file: string;
    readonly codes: number;
    readonly example: string;
  }) => string;
  /** `--deck` names another deck than the game was played with: a built-in one, or a file. */
  readonly otherDeck: (decks: { readonly played: string; readonly file: string }) => string;
  /** What was asked for needs a game that goes on. */
  readonly gameIsOver: string;
  /** What was asked for needs a game with moves. */
  readonly noMoves: string;
  /** Standard output takes no more. */
  readonly unwritable: string;
};

// ---- The table: what `play` and `replay` show ----

/** Who plays: the person who reads this, a bot by its name, or whoever sits in a seat. */
export type Who =
  | { readonly is: 'you' }
  | { readonly is: 'bot'; readonly name: string }
  | { readonly is: 'seat'; readonly seat: Seat };

export type TableWords = {
  readonly name: string;
  /** A short greeting, as paragraphs. */
  readonly welcome: readonly string[];
  readonly welcomeQuestion: string;
  /** What can be answered, each as a phrase; the program puts the numbers before them. */
  readonly welcomeChoices: Readonly<Record<'bot' | 'botFirst' | 'companion' | 'people', string>>;
  /** Asks for a level; Enter is the one that is given. */
  readonly levelQuestion: (easiest: number, hardest: number, usual: number) => string;
  /** What to do where no terminal is at hand, as paragraphs; both arguments are commands. */
  readonly noTerminal: (play: string, help: string) => readonly string[];

  /** "seed k7m2x9pa", a label in a headline */
  readonly seed: (seed: string) => string;
  /** "12 moves" */
  readonly moves: (n: number) => string;
  /** Who sits where, as one sentence. */
  readonly seats: (players: BySeat<Who>) => string;
  /** Headline over a town. */
  readonly townOf: (who: Who) => string;
  /** A heading over a column of points: as short as can be. */
  readonly column: (who: Who) => string;
  readonly total: string;
  /** A label for what the six terrains bring together. */
  readonly subtotal: string;
  readonly emptyTown: string;
  readonly circle: string;
  readonly circleBeforeStart: string;
  /** Before the list of letters and what they mean. */
  readonly legend: string;
  /** Explains the brackets around the card that was laid last. */
  readonly lastCard: string;

  /** What the reader has to do. */
  readonly yourTurn: {
    readonly pickStart: string;
    readonly draft: string;
    readonly place: (now: { readonly card: string; readonly free: boolean; readonly more: number }) => string;
  };
  /** How to type it. */
  readonly howTo: Readonly<Record<'pickStart' | 'draft' | 'place' | 'watch' | 'over', string>>;
  /** What a bot did. `to` is who gets the skipped cards. */
  readonly bot: {
    readonly thinks: (bot: string) => string;
    readonly pickStart: (done: { readonly bot: string; readonly card: string }) => string;
    readonly draft: (done: {
      readonly bot: string;
      readonly card: string;
      readonly free: readonly string[];
      readonly to: Who;
    }) => string;
    readonly place: (done: {
      readonly bot: string;
      readonly card: string;
      readonly cell: Cell;
      readonly rotation: Rotation;
    }) => string;
  };
  /** How a game against a bot, or between two different bots, ended. */
  readonly ended: (end: {
    readonly winner: Who;
    readonly points: Points;
    readonly against: Points;
  }) => string;

  /** What each order does, as a phrase. */
  readonly orders: Readonly<Record<Order, string>>;
  /** What `3`, `take the-herd`, `2,1` and `2,1 t` do, as phrases. */
  readonly typedMoves: Readonly<Record<'number' | 'name' | 'cell' | 'turned', string>>;
  /** What was typed is neither a move nor an order; names the order `help`. */
  readonly notUnderstood: (typed: string) => string;
  readonly undone: (moves: number) => string;
  readonly redone: (moves: number) => string;
  readonly nothingToUndo: string;
  readonly nothingToRedo: string;
  readonly code: (code: string) => string;
  /** The command that opens a link code; it stands on a line of its own and has no full stop. */
  readonly openWith: (command: string) => string;
};

export type HintWords = {
  /** While the best move is looked for. */
  readonly thinking: string;
  readonly pickStart: string;
  /** Before a table: what each card of the circle would bring at once to either player. */
  readonly draft: string;
  /** The headings of its columns: points to you, points to the opponent, and which cards taking this one gives away. */
  readonly columns: Readonly<Record<'you' | 'opponent' | 'givesAway', string>>;
  /** Before the best few placements. */
  readonly place: string;
  /** How the opponent's points change; `change` is "+2" or "−2". */
  readonly opponent: (change: string) => string;
  readonly noChange: string;
  /** Before the list of cells. */
  readonly spots: (n: number) => string;
};

// ---- What the other commands show ----

export type ShowWords = {
  /** "Move 3 of 31" */
  readonly move: (at: number, of: number) => string;
  readonly beforeFirstMove: string;
  /** Asks to press Enter for the next step, or to leave. */
  readonly nextStep: string;
  readonly positions: (count: number, depth: number) => string;
  readonly placements: (count: number) => string;
  readonly seconds: (n: number) => string;
  /** "120 of 1,000 games" */
  readonly progress: (played: number, games: number) => string;

  readonly simulation: (run: {
    readonly games: number;
    readonly first: string;
    readonly second: string;
    readonly seed: string;
  }) => string;
  /** The rows of the summary, as labels. */
  readonly wins: Readonly<Record<Outcome, string>>;
  readonly meanPoints: BySeat<string>;

  readonly deckIsSound: (deck: { readonly file: string; readonly name: string }) => string;
  readonly deckFaults: (file: string, faults: number) => string;
  /** Which cards, by their ids, are not as in a built-in deck. */
  readonly deckDiffers: (deck: { readonly base: string; readonly cards: readonly string[] }) => string;
  /** A scoring card compares both towns, but only one is given. */
  readonly otherTownEmpty: string;
  /** Labels, without a colon. */
  readonly labels: Readonly<Record<'hash' | 'front' | 'condition', string>>;
};

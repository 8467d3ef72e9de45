// The contract: what every language must be able to say. A language that lacks a sentence does not compile.

import type { Decision } from '@wagons/ai';
import type { Cell, Icon, Language, Points, Refusal, Rotation, Seat, Terrain } from '@wagons/rules';
import type { Fault, JsonType, Provenance } from '@wagons/rules/deck';
import type { CodeError, Expected, TextError } from '@wagons/rules/notation';
import type { Bonus } from '@wagons/rules/scoring';
import type { Amounts, Forms } from './grammar/amounts.ts';
import type { BuiltInCardId } from './builtInCards.ts';

/** What is said while a game is played. A program that must be light loads the rest when it is needed. */
export type PlayWords = {
  readonly language: Language;
  readonly names: Names;
  readonly amounts: Amounts;
  /** "1 point", "−3 points" */
  readonly points: (n: Points) => string;
  readonly tally: TallyWords;
  readonly refusals: SpotWords;
};

/** The conditions of the built-in decks, written by hand: full sentences that speak to the player who scores. */
export type CardWords = Readonly<Record<BuiltInCardId, string>>;

/** Everything a person reads, in one language. */
export type Words = PlayWords & {
  readonly cards: CardWords;
  readonly refusals: RefusalWords;
  readonly terms: Readonly<Record<Term, string>>;
  /** Where a side of a card is known from: the word, and what it means in a sentence or two. */
  readonly provenances: Readonly<Record<Provenance, { readonly name: string; readonly meaning: string }>>;
  readonly course: CourseWords;
  readonly analysis: AnalysisWords;
  readonly errors: ErrorWords;
  /** The condition of any other scoring card, made from its expression: full sentences, exact and unambiguous. */
  readonly describe: (bonus: Bonus) => string;
};

// ---- Names ----

/** Words of the rulebook that stand alone: headings, labels, the words a legend explains. */
export type Term =
  | 'territory'
  | 'group'
  | 'town'
  | 'circle'
  | 'startingCard'
  | 'draftPoint'
  | 'freeCard'
  | 'scoringCard'
  | 'prosperityPoints'
  | 'total';

/** Names as they stand inside a sentence: a capital letter only where the language's spelling asks for one. */
export type Names = {
  readonly terrains: Readonly<Record<Terrain, string>>;
  /** One or two letters that tell the six terrains apart. */
  readonly terrainLetters: Readonly<Record<Terrain, string>>;
  readonly icons: Readonly<Record<Icon, Forms>>;
  readonly seats: Readonly<Record<Seat, string>>;
  readonly rotations: Readonly<Record<Rotation, string>>;
};

// ---- The course of a game. Cards arrive as titles, already in the language. ----

export type CourseWords = {
  /** What to do now, and who is to do it. */
  readonly now: {
    readonly pickStart: (now: { readonly seat: Seat }) => string;
    readonly draft: (now: { readonly seat: Seat }) => string;
    /** `more` counts the cards that the same seat still has to place after this one. */
    readonly place: (now: {
      readonly seat: Seat;
      readonly card: string;
      readonly free: boolean;
      readonly more: number;
    }) => string;
    readonly over: string;
  };
  /** What has just been done. */
  readonly done: {
    readonly pickStart: (done: { readonly seat: Seat; readonly card: string }) => string;
    /** `free` lists the skipped cards, which go to `other`; it may be empty. */
    readonly draft: (done: {
      readonly seat: Seat;
      readonly card: string;
      readonly free: readonly string[];
      readonly other: Seat;
    }) => string;
    readonly place: (done: {
      readonly seat: Seat;
      readonly card: string;
      readonly cell: Cell;
      readonly rotation: Rotation;
    }) => string;
  };
  readonly win: (end: {
    readonly winner: Seat | Named;
    readonly points: Points;
    readonly against: Points;
  }) => string;
  readonly draw: (end: { readonly points: Points }) => string;
};

// ---- The tally. Its lines are no sentences and have no full stop. ----

export type TallyWords = {
  /** The largest group of a terrain: one of `choices` equally large ones. A size of 0 means there is none. */
  readonly terrain: (line: {
    readonly terrain: Terrain;
    readonly size: number;
    readonly choices: number;
  }) => string;
  /** The points of a scoring card; `sum` shows what they are made of ("4 + 4 − 1"), where there is anything to show. */
  readonly bonus: (line: {
    readonly title: string;
    readonly points: Points;
    readonly sum: string | undefined;
    readonly choices: number;
  }) => string;
  /** Marks some cells ("0,0 1,0") as the opponent's. */
  readonly opponentCells: (cells: string) => string;
};

// ---- Analysis: what a move is worth, and why another is worth more. Cards arrive as titles. ----

/** Somebody who goes by a name. */
export type Named = { readonly name: string };

/** Who is spoken of: a seat, or the reader and whoever sits across. */
export type Party = Seat | 'you' | 'opponent' | Named;

/** A line of a tally that has more or fewer points than in another; never 0. */
export type Change = { readonly points: Points } & (
  | { readonly terrain: Terrain }
  | { readonly card: string }
);

/** Where a card would lie: in a cell, or for those who see the town, on a spot that is marked there or that they know. */
export type Where = Cell | 'marked' | 'another' | 'same';

export type AnalysisWords = {
  /** What was decided, as a label. */
  readonly decisions: Readonly<Record<Decision, string>>;
  /** How sure a value is, as it stands in brackets. */
  readonly certainty: Readonly<Record<'proven' | 'estimate', string>>;
  /** A move as a phrase that stands after a colon. `free` lists the skipped cards; it may be empty. */
  readonly moves: {
    readonly pickStart: (move: { readonly card: string }) => string;
    readonly draft: (move: { readonly card: string; readonly free: readonly string[] }) => string;
    readonly place: (move: {
      readonly card: string;
      readonly where: Where;
      readonly rotation: Rotation;
    }) => string;
  };
  /** How the game ends when both play on well, as a phrase; `margin` is the party's total less the other's. */
  readonly end: (end: { readonly party: Party; readonly margin: Points }) => string;
  /** What a decision cost, as a sentence. */
  readonly lost: (loss: {
    readonly party: Party;
    readonly points: Points;
    readonly proven: boolean;
  }) => string;
  /** "Better: …." */
  /** What was done instead of the better move. */
  readonly played: (move: string) => string;
  readonly better: (move: string) => string;
  /**
   * What a party's tally would have more and less with the better move, as a sentence; one of both is not empty.
   * `isPart` when smaller differences are left out.
   */
  readonly difference: (difference: {
    readonly party: Party;
    readonly more: readonly Change[];
    readonly less: readonly Change[];
    readonly isPart: boolean;
  }) => string;
  /** The best move, and how the game ends with it: phrases, and a certainty as it stands in brackets. */
  readonly best: (best: {
    readonly move: string;
    readonly end: string;
    readonly certainty: string;
  }) => string;
  /** By how many points the best move is better than the next best; the reason is a sentence. */
  readonly comparedWith: (next: {
    readonly move: string;
    readonly better: string;
    readonly why: string;
  }) => string;
  /** The next best is worth the same. */
  readonly equallyGood: (move: string) => string;
  readonly onlyMove: string;
  /** Of a whole game or of one decision. */
  readonly nothingBetter: string;
  readonly hint: HintWords;
};

/** A hint to somebody who sees the table: short lines. The first says what to do, as a request. */
export type HintWords = {
  readonly pickStart: (move: { readonly card: string }) => string;
  /** `given` cards go to the other; `worth` is what the cards bring at once, at most, once that is known. */
  readonly draft: (move: {
    readonly card: string;
    readonly given: number;
    readonly worth: { readonly own: Points; readonly theirs: Points } | undefined;
  }) => string;
  /** The spot is marked in the town. */
  readonly place: (move: { readonly card: string; readonly rotation: Rotation }) => string;
  /** How the game ends then, and by how much that is better than the next best: another card, or the same elsewhere. */
  readonly value: (value: {
    readonly end: string;
    readonly certainty: string;
    readonly better: { readonly points: string; readonly card: string | undefined } | undefined;
  }) => string;
  /** What a party's tally has more or less than with the next best, without a full stop. */
  readonly reason: (reason: {
    readonly party: Party;
    readonly changes: readonly Change[];
    /** Smaller differences are left out. */
    readonly isPart: boolean;
  }) => string;
  /** The card can lie otherwise without a loss. */
  readonly otherwise: string;
};

// ---- What went wrong ----

/** Why a card may not lie where it is held: all that pointing at a town can meet. */
type SpotRefusal = Extract<Refusal, 'notAtOrigin' | 'touchesNothing' | 'cornerOnly'>;

export type SpotWords = {
  readonly why: Readonly<Record<SpotRefusal, string>>;
  /** "rule P3" */
  readonly rule: (rule: string) => string;
};

export type RefusalWords = SpotWords & {
  /** Full sentences; the rule is added by `refusalText`. */
  readonly why: Readonly<Record<Refusal, string>>;
};

/** A sentence for each member of a union that is told apart by `what`. */
export type Sayings<Problem extends { readonly what: string }> = {
  readonly [What in Problem['what']]: (problem: Extract<Problem, { readonly what: What }>) => string;
};

/** Every sentence says what is wrong, and what would be right. Where it went wrong is said before it. */
export type ErrorWords = {
  readonly faults: Sayings<Fault>;
  readonly jsonTypes: Readonly<Record<JsonType, string>>;
  /** "At $.cards[3].front:" */
  readonly atPath: (path: string) => string;
  readonly textErrors: Sayings<Exclude<TextError, { readonly what: 'illegal' }>>;
  readonly expected: Readonly<Record<Expected, string>>;
  /** "Line 3, column 7:" */
  readonly atPlace: (place: { readonly line: number; readonly column: number }) => string;
  readonly codeErrors: Sayings<CodeError>;
};

// The vocabulary: every noun and verb of the rulebook, as data. Imports nothing.

/** Incremented when a recorded game would play or score differently. Stored records carry their version. */
export const RULES_VERSION = 1;

export const TERRAINS = ['desert', 'forest', 'mountains', 'plains', 'snow', 'water'] as const;
export type Terrain = (typeof TERRAINS)[number];

export const ICONS = ['beer', 'cow', 'fort', 'gun', 'mine', 'wagon'] as const;
export type Icon = (typeof ICONS)[number];

/** One quarter of a card front (S1). */
export type Territory = { readonly terrain: Terrain; readonly icon: Icon };

export type CardId = string;

/** Languages of deck titles. Nothing else in this package depends on a language. */
export const LANGUAGES = ['en', 'de', 'nl', 'fr', 'it'] as const;
export type Language = (typeof LANGUAGES)[number];
export type InLanguages = { readonly [language in Language]?: string };

/** How well a side of a card is known (docs/deck-format.md). */
export const PROVENANCES = ['confirmed', 'printAndPlay', 'original'] as const;
export type Provenance = (typeof PROVENANCES)[number];

/** A card: its front (topLeft, topRight, bottomLeft, bottomRight) and the condition on its back. */
export type Card = {
  readonly id: CardId;
  readonly title: InLanguages;
  readonly territories: readonly [Territory, Territory, Territory, Territory];
  readonly bonus: Bonus;
  /** The deck's own wording of the condition; otherwise it is described from the expression. */
  readonly text?: InLanguages;
  readonly provenance?: { readonly front: Provenance; readonly bonus: Provenance };
};

/** A deck: 18 cards in their canonical order, and the hash that identifies them. */
export type Deck = {
  readonly hash: string;
  readonly name: InLanguages;
  readonly cards: readonly Card[];
};

export const SEATS = ['first', 'second'] as const;
export type Seat = (typeof SEATS)[number];
export type BySeat<T> = { readonly first: T; readonly second: T };

export const opponent = (seat: Seat): Seat => (seat === 'first' ? 'second' : 'first');

/** Replaces the value of one seat. */
export const withSeat = <T>(both: BySeat<T>, seat: Seat, value: T): BySeat<T> =>
  seat === 'first' ? { first: value, second: both.second } : { first: both.first, second: value };

// ---- Towns ----

/** A cell of a player's grid: x grows to the right, y grows down. */
export type Cell = { readonly x: number; readonly y: number };

export const ROTATIONS = ['upright', 'upsideDown'] as const;
export type Rotation = (typeof ROTATIONS)[number];

/** A placed card; `cell` is the position of its top left territory. */
export type Placement = { readonly card: CardId; readonly cell: Cell; readonly rotation: Rotation };

/** A player's placements in order; a later card covers earlier ones (P6). */
export type Town = readonly Placement[];

// ---- The scoring language (docs/deck-format.md) ----

/** A number range; both bounds are inclusive. */
export type Range = { readonly atLeast?: number; readonly atMost?: number };

/** A condition on a territory. All given keys must hold. */
export type Filter = {
  readonly terrain?: Terrain | readonly Terrain[];
  readonly icon?: Icon | readonly Icon[];
  /** Shares an edge with a matching territory. */
  readonly beside?: Filter;
  /** Matches, or shares an edge with a match. */
  readonly near?: Filter;
  /** Has a match on both sides of one axis: left and right, or above and below. */
  readonly amid?: Filter;
  /** How many of its four neighbors match. */
  readonly neighbours?: { readonly of: Filter } & Range;
  /** How many of its four sides have no territory next to them. */
  readonly emptySides?: Range;
  /** Belongs to the group or line that `choose` picked. */
  readonly chosen?: true;
  readonly not?: Filter;
  readonly any?: readonly Filter[];
  readonly all?: readonly Filter[];
};

/** Things with a size, which may determine their worth. */
export type SizedThings =
  | { readonly group: Filter; readonly size?: Range }
  /** An enclosed empty space; with `corners`, no other empty cell touches it at a corner. */
  | { readonly space: Range; readonly corners?: true }
  | { readonly line: Filter; readonly size: Range }
  /** Two or more in a row or column without a gap, as far as they go. */
  | { readonly run: Filter; readonly size?: Range };

/** Things that can be counted in a town. Each is attributed to its cells. */
export type Things =
  | SizedThings
  | { readonly cell: Filter }
  | { readonly block: readonly [number, number]; readonly of?: Filter; readonly same?: 'terrain' | 'icon' }
  | { readonly pair: Filter; readonly apart: number; readonly between?: Filter }
  | { readonly set: readonly Terrain[] | readonly Icon[] }
  | { readonly kind: 'terrain' | 'icon'; readonly of?: Filter };

/** Which part of a town counts: a largest group of matches, or a row or column with the most matches. */
export type Choice = { readonly largestGroup: Filter } | { readonly fullestLine: Filter };

/** A lookup table: each step holds from its number up to the next one. Below the first step the value is 0. */
export type Steps<Worth> = ReadonlyArray<readonly [from: number, worth: Worth]>;

/** The condition of a scoring card: an expression whose value is the points of the player who scores it. */
export type Bonus =
  | number
  | { readonly each: Things; readonly points?: number }
  /** By the size of each thing. */
  | { readonly each: SizedThings; readonly steps: Steps<number> }
  /** For each match, the number of territories between it and the closest `to` in its row or column. */
  | { readonly distance: Filter; readonly to: Filter; readonly points?: number }
  | { readonly sum: readonly Bonus[] }
  | { readonly product: readonly [Bonus, Bonus] }
  /** Rounded down. */
  | { readonly divide: Bonus; readonly by: number }
  | { readonly least: readonly Bonus[] }
  | { readonly most: readonly Bonus[] }
  /** Looks up a value. */
  | { readonly table: Bonus; readonly steps: Steps<Bonus> }
  | { readonly compare: Bonus; readonly more?: Bonus; readonly equal?: Bonus; readonly fewer?: Bonus }
  /** The difference between the towns, for the player with more or fewer. */
  | { readonly difference: Bonus; readonly to: 'more' | 'fewer' }
  /** Points of a value that go to the opponent if the opponent has more of something. */
  | { readonly changeHands: number; readonly of: Bonus; readonly toMore: Bonus }
  | { readonly rival: Bonus }
  | { readonly choose: Choice; readonly score: Bonus };

// ---- The game ----

/** The three scoring cards, and the fifteen others clockwise as dealt (S2, S3). */
export type Deal = {
  readonly center: readonly [CardId, CardId, CardId];
  readonly circle: readonly CardId[];
};

/** The cards left in the circle, clockwise from the next one (D1). */
export type Circle = readonly CardId[];

/** A card that has left the circle and is to be placed; `free` if the opponent skipped it (D3). */
export type Held = { readonly seat: Seat; readonly card: CardId; readonly free: boolean };

export type PickStart = { readonly type: 'pickStart'; readonly card: CardId };
export type Draft = { readonly type: 'draft'; readonly card: CardId };
export type Place = { readonly type: 'place' } & Placement;
export type Move = PickStart | Draft | Place;

/** What to store of a game: with its deck it rebuilds every position (at most 31 moves). */
export type GameRecord = { readonly deck: string; readonly deal: Deal; readonly moves: readonly Move[] };

/** A turn: one seat's consecutive moves, the first of which is move `from` of the game (T1). */
export type Turn = { readonly seat: Seat; readonly from: number; readonly moves: readonly Move[] };

type Moment = {
  readonly deck: Deck;
  readonly deal: Deal;
  readonly moves: readonly Move[];
  readonly circle: Circle;
  readonly towns: BySeat<Town>;
};

/** A position. Each phase is named after the move it awaits; `seat` makes that move. */
export type Game =
  | (Moment & { readonly phase: 'pickStart'; readonly seat: 'second' })
  | (Moment & { readonly phase: 'draft'; readonly seat: Seat })
  | (Moment & {
      readonly phase: 'place';
      readonly seat: Seat;
      readonly held: readonly [Held, ...Held[]];
      readonly drafter: Seat;
    })
  | (Moment & { readonly phase: 'over' });

// ---- Points ----

export type Points = number;

export type TownCell = { readonly town: Seat; readonly cell: Cell };

/** Points and the cells they come from. */
export type Contribution = { readonly points: Points; readonly cells: readonly TownCell[] };

/**
 * One line of a tally: its contributions add up to its points. `choices` is the number of tied groups or lines
 * (G3).
 */
export type Line = {
  readonly points: Points;
  readonly contributions: readonly Contribution[];
  readonly choices: number;
};

export type Tally = {
  readonly terrains: Readonly<Record<Terrain, Line>>;
  /** One line per scoring card, in the order of the center. */
  readonly bonuses: ReadonlyArray<Line & { readonly card: CardId }>;
  readonly total: Points;
};

export const OUTCOMES = ['first', 'second', 'draw'] as const;
export type Outcome = (typeof OUTCOMES)[number];

// ---- Refusals ----

/** Why a move is refused, and the rule of RULES.md that forbids it; malformed input breaks no rule. */
export const REFUSALS = {
  malformed: undefined,
  gameOver: 'T3',
  wrongPhase: 'T1',
  notYourTurn: 'T1',
  notInCircle: 'D2',
  noSuchStart: 'S5',
  wrongCard: 'T1',
  notAtOrigin: 'P1',
  touchesNothing: 'P2',
  cornerOnly: 'P3',
  onItsSide: 'P4',
  offTheGrid: 'P5',
  unknownCard: 'S1',
  duplicateCard: 'S1',
  duplicateCenter: 'S2',
  badDeal: 'S2',
  otherDeck: undefined,
} as const;
export type Refusal = keyof typeof REFUSALS;
export type Illegal = { readonly why: Refusal; readonly rule: (typeof REFUSALS)[Refusal] };

/** The refusal of one move out of several; `at` is its index. */
export type IllegalMove = Illegal & { readonly at: number };

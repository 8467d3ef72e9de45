// The contract of the law: what every language must be able to say about the rules and the cards.

import type { BuiltInCardId } from '../builtInCards.ts';
import type { Chapter, Mark, MarkedRule, RuleId } from './ruleIds.ts';

/** Numbers of other rules may stand in any text, as in "(P4)". */
export type LawWords = {
  readonly chapters: Readonly<Record<Chapter, string>>;
  /** A rule that carries a mark has a note for it. Those of scoring cards tell what the condition does not. */
  readonly rules: { readonly [rule in RuleId]: rule extends MarkedRule ? Marked : Plain };
  readonly marks: Readonly<Record<Mark, { readonly name: string; readonly meaning: string }>>;
  readonly pictures: PictureWords;
  readonly page: RulesPageWords;
  readonly cards: CardsPageWords;
};

type Plain = { readonly text: string; readonly note?: undefined };
type Marked = { readonly text: string; readonly note: string };
export type RuleText = Plain | Marked;

/** The towns that illustrate a rule. */
export const PICTURES = [
  'upright',
  'upsideDown',
  'oneEdge',
  'twoEdges',
  'apart',
  'corner',
  'sideways',
  'offGrid',
  'coverOne',
  'coverTwo',
  'coverFour',
  'oneOfEach',
  'twoOfEach',
  'threeOfTwo',
  'gunAmidDeserts',
  'closestGun',
  'enclosed',
] as const;
export type Picture = (typeof PICTURES)[number];

export type PictureWords = {
  /** What a picture shows; `Not allowed` and the like are said before it. */
  readonly captions: Readonly<Record<Picture, string>>;
  readonly legal: string;
  /** "Not allowed (P3)" */
  readonly illegal: (rule: string) => string;
  readonly before: string;
  readonly after: string;
  readonly draft: {
    readonly heading: string;
    readonly intro: string;
    readonly steps: readonly [string, string, string, string];
  };
  readonly groups: {
    readonly heading: string;
    readonly intro: string;
    /** Why one desert of the picture is not in the sum. */
    readonly notCounted: string;
  };
};

export type RulesPageWords = {
  /** What the game is, and what these rules rest on. */
  readonly intro: readonly string[];
  readonly contents: string;
  readonly search: {
    readonly label: string;
    readonly clear: string;
    readonly found: (rules: number) => string;
    readonly none: (query: string) => string;
  };
  /** An address that names no rule. */
  readonly noRule: (address: string) => string;
  readonly reading: { readonly heading: string; readonly text: string };
  readonly terrainsAndIcons: string;
  /** What is true of every scoring card. */
  readonly everyCard: string;
  /** What stands before the scoring cards of a deck: the printed ones, and those of Frontier. */
  readonly chapterIntros: Readonly<Record<'B' | 'C', string>>;
  readonly refusals: { readonly heading: string; readonly intro: string };
  /** The name of the link that leads to one rule. */
  readonly linkTo: (rule: string) => string;
  /** Leads from a scoring card's rule to the card. */
  readonly toCard: (title: string) => string;
};

export type CardsPageWords = {
  /** What a card is; then, for the printed deck, where its cards come from. */
  readonly intro: readonly [string, string];
  /** How it is known which front belongs to which back. */
  readonly pairing: string;
  /** What may differ from the printed game, and how an owner of it corrects that. */
  readonly ownDeck: string;
  /** On the button that saves the file of a deck. */
  readonly saveDeck: string;
  /** What the second built-in deck is. */
  readonly frontier: string;
  readonly otherDeck: (name: string) => string;
  readonly front: string;
  readonly back: string;
  /** Both in one line. */
  readonly bothSides: string;
  /** An address that names no card of this deck. */
  readonly noCard: (address: string) => string;
  readonly example: string;
  readonly yourTown: string;
  readonly opponentsTown: string;
  /** What the example shows; the points stand beside it. */
  readonly examples: Readonly<Record<BuiltInCardId, string>>;
  /** Leads to the rule with the details. */
  readonly details: (rule: string) => string;
};

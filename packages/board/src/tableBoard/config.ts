// What a `TableBoard` shows, and what it reports. The board decides nothing: legal moves arrive here as data.

import type { Card, CardId, Cell, Circle, Placement, Territory, Town } from '@wagons/rules';
import type { Bonus } from '@wagons/rules/scoring';
import type { Letters } from '../art/territories.tsx';
import type { LitCell } from '../town/lit.tsx';

export type BoardConfig = {
  /** Looks up a card of the deck. */
  readonly cardOf: (id: CardId) => Card;
  /** The town on show: its cards in the order they were placed. Default: empty. */
  readonly town?: Town | undefined;
  /** The remaining cards of the circle, clockwise from the next one. Default: no circle is drawn. */
  readonly circle?: Circle | undefined;
  /** The circle as it was dealt: remaining cards keep their places. Default: they close the gaps. */
  readonly dealt?: readonly CardId[] | undefined;
  /** The card at the draft point. Default: none is marked. */
  readonly next?: CardId | undefined;
  /** The cards that go to the opponent if this card is taken; they are marked. Default: none. */
  readonly skipped?: ((card: CardId) => readonly CardId[]) | undefined;
  /** The scoring cards in the middle of the circle. Default: none. */
  readonly scoring?: readonly ScoringText[] | undefined;
  /** The card to place now, and those that follow it. Default: none. */
  readonly hand?: readonly CardId[] | undefined;
  /** The legal placements of the card to place now. Default: none, so the town is a picture. */
  readonly placements?: readonly Placement[] | undefined;
  /** Index in the town of the first card to mark as placed last. Default: none is marked. */
  readonly last?: number | undefined;
  /** Cells to outline. Default: none. */
  readonly lit?: readonly LitCell[] | undefined;
  /** Letters on the terrains, for players who can't tell the colors apart. Default: none. */
  readonly letters?: Letters | undefined;
  /** Texts for buttons and screen readers. Default: English. */
  readonly labels?: Partial<BoardLabels> | undefined;
  readonly events?: BoardEvents | undefined;
};

/** A scoring card as it is shown: its condition as a pictogram, its title and sentence as text. */
export type ScoringText = { readonly title: string; readonly sentence: string; readonly bonus: Bonus };

/** Call `api.set` in these events to show what follows. */
export type BoardEvents = {
  /** A card of the circle was taken. Without this handler the circle is a picture. */
  readonly take?: ((card: CardId) => void) | undefined;
  /** The card in hand was placed; always one of the legal placements. */
  readonly place?: ((placement: Placement) => void) | undefined;
  /** The card in hand moved to another legal place (undefined: to none), for example to preview the score. */
  readonly preview?: ((placement: Placement | undefined) => void) | undefined;
};

export type BoardLabels = {
  readonly town: string;
  readonly circle: string;
  readonly cell: (cell: Cell, territory: Territory | undefined) => string;
  readonly circleCard: (card: CardId, place: number) => string;
  readonly handCard: (card: CardId) => string;
  readonly take: string;
  readonly place: string;
  readonly turn: string;
};

export const ENGLISH: BoardLabels = {
  town: 'Town',
  circle: 'Circle',
  cell: ({ x, y }, territory) =>
    `${x}, ${y}: ${territory ? `${territory.terrain}, ${territory.icon}` : 'empty'}`,
  circleCard: (card, place) => `${place + 1}: ${card}`,
  handCard: (card) => `${card}, select to turn`,
  take: 'Take',
  place: 'Place',
  turn: 'Turn',
};

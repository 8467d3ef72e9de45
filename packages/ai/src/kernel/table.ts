// The fast mirror of a game's table: both towns and the three scoring cards, made for trying millions of placements.

import {
  type BySeat,
  type CardId,
  type Deck,
  type Game,
  opponent,
  ROTATIONS,
  type Seat,
  type Town,
} from '@wagons/rules';
import { cardOf } from '@wagons/rules/deck';
import { compileBonus, type Worth } from './compile.ts';
import { largestGroups } from './groups.ts';
import { looksAcross } from './parts.ts';
import { type CardCodes, codesOf, KernelTown } from './town.ts';

export type Table = {
  readonly towns: BySeat<KernelTown>;
  readonly codes: (card: CardId) => CardCodes;
  /** Whether a scoring card of this game looks at both towns. */
  readonly compares: boolean;
  /** The tally of a seat: six groups and three scoring cards. */
  readonly total: (seat: Seat) => number;
  /** Own minus rival tally. */
  readonly margin: (seat: Seat) => number;
  /** The same but for a constant, as long as only the seat's own town changes. */
  readonly gain: (seat: Seat) => number;
};

const prepared = new WeakMap<
  Deck,
  ReadonlyMap<CardId, { readonly codes: CardCodes; readonly worth: Worth }>
>();

/** The cards of a deck as the kernel needs them; compiled once. */
function prepare(deck: Deck) {
  let cards = prepared.get(deck);
  if (!cards) {
    cards = new Map(
      deck.cards.map((card) => [card.id, { codes: codesOf(card), worth: compileBonus(card.bonus) }]),
    );
    prepared.set(deck, cards);
  }
  return cards;
}

const noCard = (id: CardId): never => {
  throw new Error(`This is a bug: the deck has no card ${id}`);
};

export const codesIn =
  (deck: Deck) =>
  (card: CardId): CardCodes =>
    prepare(deck).get(card)?.codes ?? noCard(card);

export const worthIn = (deck: Deck, card: CardId): Worth => prepare(deck).get(card)?.worth ?? noCard(card);

export function setTown(deck: Deck, town: Town): KernelTown {
  const codes = codesIn(deck);
  const set = new KernelTown();
  for (const { card, cell, rotation } of town)
    set.place(codes(card), ROTATIONS.indexOf(rotation), cell.x, cell.y);
  return set;
}

const sizes = new Int16Array(6);

/** Sets up the table of a game as it stands. */
export function setTable({ deck, deal, towns: { first, second } }: Game): Table {
  const towns = { first: setTown(deck, first), second: setTown(deck, second) };
  const worths = deal.center.map((card) => worthIn(deck, card));
  const comparing = deal.center
    .filter((card) => looksAcross(cardOf(deck, card).bonus))
    .map((card) => worthIn(deck, card));
  const total = (seat: Seat): number => {
    const own = towns[seat];
    const rival = towns[opponent(seat)];
    let points = largestGroups(own, sizes);
    for (const worth of worths) points += worth(own, rival);
    return points;
  };
  return {
    towns,
    codes: codesIn(deck),
    compares: comparing.length > 0,
    total,
    margin: (seat) => total(seat) - total(opponent(seat)),
    gain(seat) {
      let points = total(seat);
      for (const worth of comparing) points -= worth(towns[opponent(seat)], towns[seat]);
      return points;
    },
  };
}

// Both towns of a game and its three scoring cards, compiled for scoring millions of placements.

import {
  type BySeat,
  type CardId,
  type Deck,
  type Game,
  invariant,
  opponent,
  ROTATIONS,
  type Seat,
  type Town,
} from '@wagons/rules';
import { cardOf } from '@wagons/rules/deck';
import { compileBonus, type CompiledBonus } from './conditions/compile.ts';
import { looksAcross } from './conditions/structure.ts';
import { largestGroups } from './town/largestGroups.ts';
import { type CardCodes, codesOf, KernelTown } from './town/town.ts';

export type Scoreboard = {
  readonly towns: BySeat<KernelTown>;
  readonly codes: (card: CardId) => CardCodes;
  /** Whether a scoring card of this game looks at both towns. */
  readonly compares: boolean;
  /** The tally of a seat: six largest groups and three scoring cards. */
  readonly total: (seat: Seat) => number;
  /** Own minus rival tally. */
  readonly margin: (seat: Seat) => number;
  /** The margin up to a constant, as long as only the seat's own town changes. */
  readonly gain: (seat: Seat) => number;
};

type KernelCard = { readonly codes: CardCodes; readonly bonus: CompiledBonus };

const cache = new WeakMap<Deck, ReadonlyMap<CardId, KernelCard>>();

/** A card as the kernel needs it; decks are compiled once. */
function kernelCard(deck: Deck, id: CardId): KernelCard {
  let cards = cache.get(deck);
  if (!cards) {
    cards = new Map(
      deck.cards.map((card) => [card.id, { codes: codesOf(card), bonus: compileBonus(card.bonus) }]),
    );
    cache.set(deck, cards);
  }
  const card = cards.get(id);
  invariant(card, `the deck has the card ${id}`);
  return card;
}

export const codesIn =
  (deck: Deck) =>
  (card: CardId): CardCodes =>
    kernelCard(deck, card).codes;

export const compiledBonusOf = (deck: Deck, card: CardId): CompiledBonus => kernelCard(deck, card).bonus;

export function kernelTownOf(deck: Deck, town: Town): KernelTown {
  const codes = codesIn(deck);
  const kernelTown = new KernelTown();
  for (const { card, cell, rotation } of town)
    kernelTown.place(codes(card), ROTATIONS.indexOf(rotation), cell.x, cell.y);
  return kernelTown;
}

const sizes = new Int16Array(6);

export function makeScoreboard({ deck, deal, towns: { first, second } }: Game): Scoreboard {
  const towns = { first: kernelTownOf(deck, first), second: kernelTownOf(deck, second) };
  const bonuses = deal.center.map((card) => compiledBonusOf(deck, card));
  const comparing = deal.center
    .filter((card) => looksAcross(cardOf(deck, card).bonus))
    .map((card) => compiledBonusOf(deck, card));
  const total = (seat: Seat): number => {
    const own = towns[seat];
    const rival = towns[opponent(seat)];
    let points = largestGroups(own, sizes);
    for (const bonus of bonuses) points += bonus(own, rival);
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
      for (const bonus of comparing) points -= bonus(towns[opponent(seat)], towns[seat]);
      return points;
    },
  };
}

// The score pad: a deck, up to three scoring cards, two towns of printed cards, and their tallies.

import {
  type BySeat,
  type CardId,
  type Deck,
  type Points,
  type Seat,
  SEATS,
  type Tally,
  TERRAINS,
  type Town,
  withSeat,
} from '@wagons/rules';
import { type Line, scoreTowns } from '@wagons/rules/scoring';

/** A scoring card of the deck, or another one with points entered by hand. */
export type Scorer =
  | { readonly is: 'card'; readonly card: CardId }
  | { readonly is: 'other'; readonly title: string; readonly points: BySeat<Points> };

export type Slots = readonly [Scorer | undefined, Scorer | undefined, Scorer | undefined];

export type Pad = { readonly deck: Deck; readonly slots: Slots; readonly towns: BySeat<Town> };

export const blankPad = (deck: Deck): Pad => ({
  deck,
  slots: [undefined, undefined, undefined],
  towns: { first: [], second: [] },
});

export const isBlank = ({ slots, towns }: Pad): boolean =>
  slots.every((slot) => slot === undefined) && SEATS.every((seat) => towns[seat].length === 0);

/** The scorers, without empty slots. */
export const scorersOf = ({ slots }: Pad): readonly Scorer[] => slots.filter((slot) => slot !== undefined);

/** The pad with another scorer in a slot; a card of the deck appears at most once. */
export function withScorer(pad: Pad, index: number, scorer: Scorer | undefined): Pad {
  const fill = (slot: Scorer | undefined, at: number): Scorer | undefined => {
    if (at === index) return scorer;
    const isSame = scorer?.is === 'card' && slot?.is === 'card' && slot.card === scorer.card;
    return isSame ? undefined : slot;
  };
  const [one, two, three] = pad.slots;
  return { ...pad, slots: [fill(one, 0), fill(two, 1), fill(three, 2)] };
}

export const withTown = (pad: Pad, seat: Seat, town: Town): Pad => ({
  ...pad,
  towns: withSeat(pad.towns, seat, town),
});

/**
 * The cards in no town, in the order of the deck. Includes cards whose backs score in this game: the pad doesn't
 * know which front belongs to which back.
 */
export function freeCards({ deck, towns }: Pad): readonly CardId[] {
  const laid = new Set([...towns.first, ...towns.second].map(({ card }) => card));
  return deck.cards.map(({ id }) => id).filter((id) => !laid.has(id));
}

/** Both tallies; the lines of the scorers are in their order, without empty slots. */
export function tallyPad(pad: Pad): BySeat<Tally> {
  const scorers = scorersOf(pad);
  const center = scorers.flatMap((scorer) => (scorer.is === 'card' ? [scorer.card] : []));
  const scored = scoreTowns(pad.deck, center, pad.towns);
  const complete = (seat: Seat): Tally => {
    const { terrains, bonuses } = scored[seat];
    const lines = scorers.map((scorer, at): Tally['bonuses'][number] => {
      const line = scorer.is === 'card' ? bonuses.find(({ card }) => card === scorer.card) : undefined;
      const points = scorer.is === 'other' ? scorer.points[seat] : 0;
      // Card ids of a deck contain no spaces.
      return line ?? { card: `other ${at}`, points, contributions: [], choices: 1 };
    });
    const all: readonly Line[] = [...TERRAINS.map((terrain) => terrains[terrain]), ...lines];
    return { terrains, bonuses: lines, total: all.reduce((sum, { points }) => sum + points, 0) };
  };
  return { first: complete('first'), second: complete('second') };
}

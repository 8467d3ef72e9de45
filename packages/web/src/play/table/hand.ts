// A card in hand over a town: aimed, turned, pushed from spot to spot, until its place is chosen.

import { batch, computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import type { CardId, Cell, Illegal, Placement, Rotation, Town } from '@wagons/rules';
import { type Direction, firstSpot, nextSpot, stepFrom } from './nudge.ts';

/** Where the card in hand would lie. */
export type Ghost = Pick<Placement, 'cell' | 'rotation'>;

/** A spot that was pointed at and is not legal, and why. */
type Refusal = { readonly cell: Cell; readonly illegal: Illegal };

export type Hand = {
  readonly rotation: ReadonlySignal<Rotation>;
  readonly ghost: ReadonlySignal<Ghost | undefined>;
  /** Whether the ghost's spot is chosen; otherwise it only hovers there. */
  readonly isChosen: ReadonlySignal<boolean>;
  /** Why the spot that was aimed at last is not legal. */
  readonly refusal: ReadonlySignal<Refusal | undefined>;
  /** Lets the ghost hover over a spot, or nowhere, unless one is chosen. */
  readonly aim: (cell: Cell | undefined) => void;
  /** Chooses a spot: the ghost stays there; the same spot again turns the card. */
  readonly choose: (cell: Cell) => void;
  /** Takes the ghost up from the spot that was chosen, to aim anew. */
  readonly lift: () => void;
  readonly turnCard: () => void;
  /** Moves the ghost to the next spot in a direction; without a ghost, it begins beside the town. */
  readonly nudge: (direction: Direction) => void;
  /** Puts the ghost where it was chosen before, or takes it away. */
  readonly put: (ghost: Ghost | undefined) => void;
  readonly leave: () => void;
};

type Wishes = {
  /** The card that is to be placed. With another card everything begins anew. */
  readonly card: ReadonlySignal<CardId | undefined>;
  /** Where it may lie. */
  readonly spots: ReadonlySignal<readonly Cell[]>;
  /** The town it is for. */
  readonly town: () => Town;
  /** Where the card may not lie, the rules say why. */
  readonly forbidden: (card: CardId, ghost: Ghost) => Illegal | undefined;
};

export function takeInHand({ card, spots, town, forbidden }: Wishes): Hand {
  const rotation = signal<Rotation>('upright');
  const cell = signal<Cell | undefined>(undefined);
  const isChosen = signal(false);
  const refusal = signal<Refusal | undefined>(undefined);
  const ghost = computed<Ghost | undefined>(() =>
    card.value !== undefined && cell.value ? { cell: cell.value, rotation: rotation.value } : undefined,
  );

  const put = (wish: Ghost | undefined): void => {
    batch(() => {
      cell.value = wish?.cell;
      rotation.value = wish?.rotation ?? 'upright';
      isChosen.value = wish !== undefined;
      refusal.value = undefined;
    });
  };
  const stopClearing = effect(() => {
    void card.value;
    put(undefined);
  });

  const whyNot = (wish: Cell): Illegal | undefined =>
    card.value === undefined ? undefined : forbidden(card.value, { cell: wish, rotation: rotation.value });
  const turnCard = (): void => {
    if (card.value !== undefined) rotation.value = rotation.value === 'upright' ? 'upsideDown' : 'upright';
  };
  const choose = (wish: Cell): void => {
    if (card.value === undefined) return;
    const illegal = whyNot(wish);
    batch(() => {
      refusal.value = illegal && { cell: wish, illegal };
      if (illegal) return;
      if (isChosen.value && isSameCell(wish, cell.value)) turnCard();
      cell.value = wish;
      isChosen.value = true;
    });
  };

  return {
    rotation,
    ghost,
    isChosen,
    refusal,
    aim: (wish) => {
      const before = cell.value ?? refusal.value?.cell;
      if (isChosen.value || card.value === undefined || isSameCell(wish, before)) return;
      const illegal = wish && whyNot(wish);
      batch(() => {
        cell.value = illegal ? undefined : wish;
        refusal.value = wish && illegal && { cell: wish, illegal };
      });
    },
    choose,
    lift: () => {
      isChosen.value = false;
    },
    turnCard,
    nudge: (direction) => {
      const from = cell.value ?? refusal.value?.cell;
      // Where it goes no further, the rules say why.
      const next = from
        ? (nextSpot(spots.value, from, direction) ?? stepFrom(from, direction))
        : firstSpot(spots.value, town());
      if (next) choose(next);
    },
    put,
    leave: stopClearing,
  };
}

export const isSameCell = (one: Cell | undefined, other: Cell | undefined): boolean =>
  one?.x === other?.x && one?.y === other?.y;

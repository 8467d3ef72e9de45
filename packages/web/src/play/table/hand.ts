// A card in hand over a town: its ghost follows the pointer or the arrow keys until a spot is chosen.

import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import type { CardId, Cell, Illegal, Placement, Rotation, Town } from '@wagons/rules';
import { sameCell } from '@wagons/rules/town';
import { type Direction, firstSpot, nextSpot, stepFrom } from './nudge.ts';

/** Where the card in hand would be placed. */
export type Ghost = Pick<Placement, 'cell' | 'rotation'>;

/** An illegal spot that was pointed at, and why. */
type SpotRefusal = { readonly cell: Cell; readonly illegal: Illegal };

export type Hand = {
  readonly rotation: ReadonlySignal<Rotation>;
  readonly ghost: ReadonlySignal<Ghost | undefined>;
  /** Whether the ghost's spot is chosen; if not, the ghost only hovers. */
  readonly isChosen: ReadonlySignal<boolean>;
  /** The last spot that was aimed at, if it is illegal. */
  readonly refusal: ReadonlySignal<SpotRefusal | undefined>;
  /** Moves the hovering ghost; no effect while a spot is chosen. */
  readonly aim: (cell: Cell | undefined) => void;
  /** Chooses a spot. */
  readonly choose: (cell: Cell) => void;
  /** Lets a chosen ghost hover again. */
  readonly lift: () => void;
  readonly turnCard: () => void;
  /** Moves the ghost to the next spot in a direction; without a ghost, it starts beside the town. */
  readonly nudge: (direction: Direction) => void;
  /** Sets a chosen ghost, or removes it. */
  readonly put: (ghost: Ghost | undefined) => void;
  readonly leave: () => void;
};

type HandContext = {
  /** The card to place. Another card resets the hand. */
  readonly card: ReadonlySignal<CardId | undefined>;
  /** Its legal spots. */
  readonly spots: ReadonlySignal<readonly Cell[]>;
  /** The first card of a town has one spot: whether it is chosen without pointing at it. */
  readonly choosesOnlySpot?: boolean;
  /** The town that it is placed in. */
  readonly town: () => Town;
  /** Why the card can't be placed there, if so. */
  readonly forbidden: (card: CardId, ghost: Ghost) => Illegal | undefined;
};

/** What is aimed at or chosen; a refused cell is where the next nudge starts. */
type Aim = {
  readonly rotation: Rotation;
  readonly cell?: Cell | undefined;
  readonly isChosen: boolean;
  readonly refusal?: SpotRefusal | undefined;
};

const NO_AIM: Aim = { rotation: 'upright', isChosen: false };

const put = (ghost: Ghost | undefined): Aim => (ghost ? { ...ghost, isChosen: true } : NO_AIM);

const turned = (aim: Aim): Aim => ({
  ...aim,
  rotation: aim.rotation === 'upright' ? 'upsideDown' : 'upright',
});

const aimedAt = (aim: Aim, cell: Cell | undefined, illegal: Illegal | undefined): Aim => ({
  ...aim,
  cell: illegal ? undefined : cell,
  refusal: cell && illegal && { cell, illegal },
});

function chosen(aim: Aim, cell: Cell, illegal: Illegal | undefined): Aim {
  if (illegal) return { ...aim, refusal: { cell, illegal } };
  return { ...aim, cell, isChosen: true, refusal: undefined };
}

/** The cell that a nudge starts from. */
const pointOf = ({ cell, refusal }: Aim): Cell | undefined => cell ?? refusal?.cell;

export function takeInHand(context: HandContext): Hand {
  const { card, spots, town, forbidden, choosesOnlySpot = false } = context;
  const aim = signal(NO_AIM);
  const cell = computed(() => aim.value.cell);
  const rotation = computed(() => aim.value.rotation);
  const whyNot = (wanted: Cell): Illegal | undefined =>
    card.value === undefined ? undefined : forbidden(card.value, { cell: wanted, rotation: rotation.value });
  const choose = (wanted: Cell): void => {
    if (card.value !== undefined) aim.value = chosen(aim.value, wanted, whyNot(wanted));
  };
  const stopResetting = effect(() => {
    const isHeld = card.value !== undefined;
    const [only, ...others] = spots.peek();
    const isOnly = choosesOnlySpot && isHeld && others.length === 0;
    aim.value = isOnly && only ? put({ cell: only, rotation: 'upright' }) : NO_AIM;
  });
  return {
    rotation,
    ghost: computed(() =>
      card.value !== undefined && cell.value ? { cell: cell.value, rotation: rotation.value } : undefined,
    ),
    isChosen: computed(() => aim.value.isChosen),
    refusal: computed(() => aim.value.refusal),
    aim: (wanted) => {
      const now = aim.value;
      if (now.isChosen || card.value === undefined || sameCell(wanted, pointOf(now))) return;
      aim.value = aimedAt(now, wanted, wanted && whyNot(wanted));
    },
    choose,
    lift: () => {
      if (aim.value.isChosen) aim.value = { ...aim.value, isChosen: false };
    },
    turnCard: () => {
      if (card.value !== undefined) aim.value = turned(aim.value);
    },
    nudge: (direction) => {
      const from = pointOf(aim.value);
      // Past the last spot, choosing the next cell shows why it is illegal.
      const next = from
        ? (nextSpot(spots.value, from, direction) ?? stepFrom(from, direction))
        : firstSpot(spots.value, town());
      if (next) choose(next);
    },
    put: (ghost) => {
      aim.value = put(ghost);
    },
    leave: stopResetting,
  };
}

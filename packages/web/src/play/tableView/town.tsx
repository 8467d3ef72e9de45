// A town of a table: its cards, what is marked in it, and the card in hand where it would lie.

import { computed } from '@preact/signals';
import {
  type Covers,
  type LitCell,
  SPOT_REACH,
  type Spot,
  TownBoard,
  type TownBoardProps,
  type TownGhost,
  type ViewHandle,
} from '@wagons/board';
import type { Cell, Seat } from '@wagons/rules';
import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import { sound } from '../../kit/browser/sound.ts';
import { useLetters } from '../../kit/speech/speech.ts';
import type { Direction } from '../table/nudge.ts';
import { useTownLabels } from '../text/labels.ts';
import { litCells, plainLights } from '../text/lines.ts';
import { changedLights } from './lights.ts';
import { useHeat } from './heat.ts';
import { type HandModel, showsChange, useTable } from './model.ts';

type TownProps = {
  readonly seat: Seat;
  /** A large town can be moved and zoomed, and takes the card in hand; a small one is a picture. */
  readonly size: 'large' | 'small';
  readonly view?: { current: ViewHandle | undefined };
  /** Elements that overlap the town. */
  readonly covers?: Covers;
  /** What the view fits instead of the town. */
  readonly frame?: TownBoardProps['frame'];
  /** The buttons beside the chosen card. */
  readonly beside?: ComponentChildren;
};

const NO_LIGHTS: readonly LitCell[] = [];
const NO_SPOTS: readonly Spot[] = [];

export function Town({ seat, size, view, covers, frame, beside }: TownProps) {
  const { deck, towns, viewpoint, marks, hand, drag, circle } = useTable();
  const { last, ghost, meant, spots: others = NO_SPOTS } = marks[seat];
  const isLarge = size === 'large';
  const isOpen = isLarge && hand?.card.value !== undefined && hand.seat.value === seat;
  const spots = useSpots(isOpen ? hand : undefined, others);
  const input = useTownInput(isOpen ? hand : undefined);
  return (
    <TownBoard
      {...useTownLabels({ game: { deck }, viewpoint }, seat)}
      town={towns[seat]}
      letters={useLetters()}
      spots={spots}
      lit={useLights(seat)}
      last={last}
      ghost={ghost}
      frame={frame ?? marks[seat].frame}
      meant={meant}
      air={isLarge && hand && circle?.next !== undefined ? SPOT_REACH : undefined}
      interactive={isLarge}
      drag={isOpen ? drag : undefined}
      view={view}
      covers={covers}
      beside={beside}
      {...input}
    />
  );
}

/** The legal spots with their marks. */
function useSpots(hand: HandModel | undefined, others: readonly Spot[]): readonly Spot[] {
  const cells = hand?.spots.value;
  const { play } = useTable();
  const heat = useHeat(play?.game, hand?.rotation.value ?? 'upright', {
    isWanted: hand?.placementHelp === 'heat',
  });
  return useMemo(
    () => (cells ? [...cells.map((cell) => ({ cell, ...heat(cell) })), ...others] : NO_SPOTS),
    [cells, heat, others],
  );
}

// ---- What is outlined ----

/** The cells of the tally line pointed at; else what the mode marks, or what the card in hand would change. */
function useLights(town: Seat): readonly LitCell[] {
  const { lit, litSeat, tallies, hand, marks } = useTable();
  const { lit: marked, meant } = marks[town];
  return useMemo(
    () =>
      computed(() => {
        const line = lit.value;
        const preview = hand?.preview.value;
        if (line !== undefined) return litCells(preview?.after ?? tallies, { line, town, seat: litSeat });
        const changes =
          showsChange(hand?.placementHelp) && preview ? changedLights(preview, town) : NO_LIGHTS;
        const cells = [...(marked ?? changes), ...(meant ? plainLights(quarters(meant)) : NO_LIGHTS)];
        // A constant empty list, so that the town does not render again.
        return cells.length > 0 ? cells : NO_LIGHTS;
      }),
    [lit, litSeat, tallies, hand, marked, meant, town],
  ).value;
}

/** The cells under a card. */
const quarters = ({ x, y }: Cell): readonly Cell[] =>
  [0, 1, 2, 3].map((quarter) => ({ x: x + (quarter % 2), y: y + (quarter >> 1) }));

// ---- What the reader does ----

type TownInput = Pick<
  TownBoardProps,
  'ghost' | 'onAim' | 'onChoose' | 'onTurn' | 'onNudge' | 'onConfirm' | 'onCancel'
>;

/** Connects pointer and keyboard input on a town to the card in hand. */
function useTownInput(hand: HandModel | undefined): TownInput {
  const ghost = useGhost(hand);
  if (!hand) return {};
  const onAim: TownInput['onAim'] = (at) => {
    // A chosen ghost moves again only while it is dragged.
    hand.lift();
    hand.aim(at && (at.nearest ?? at.cell));
  };
  const onTurn = (): void => {
    hand.turnCard();
    sound('turn');
  };
  return {
    ghost,
    onAim,
    onChoose: hand.choose,
    ...(hand.canTurn !== false && { onTurn }),
    onNudge: (dx, dy) => hand.nudge(directionOf(dx, dy)),
    onConfirm: hand.place,
    onCancel: () => onAim(undefined),
  };
}

function directionOf(dx: number, dy: number): Direction {
  if (dx !== 0) return dx < 0 ? 'left' : 'right';
  return dy < 0 ? 'up' : 'down';
}

/** The ghost of the card in hand, also at illegal spots, to show what was refused. */
function useGhost(hand: HandModel | undefined): TownGhost | undefined {
  const card = hand?.card.value;
  const rotation = hand?.rotation.value ?? 'upright';
  const aimed = hand?.ghost.value;
  const cell = aimed?.cell ?? hand?.refusal.value?.cell;
  const legal = aimed !== undefined;
  const state = hand?.isChosen.value && legal ? 'chosen' : 'aimed';
  return useMemo(
    () => (card !== undefined && cell ? { placement: { card, cell, rotation }, legal, state } : undefined),
    [card, cell, rotation, legal, state],
  );
}

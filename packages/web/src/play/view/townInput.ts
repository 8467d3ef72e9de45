// Connects pointer and keyboard input on a town to the card in hand.

import type { TownBoardProps, TownGhost } from '@wagons/board';
import type { CardId } from '@wagons/rules';
import { useMemo } from 'preact/hooks';
import { sound } from '../../kit/browser/sound.ts';
import type { Hand } from '../table/hand.ts';
import type { Direction } from '../table/nudge.ts';

type TownInput = Pick<
  TownBoardProps,
  'ghost' | 'onAim' | 'onChoose' | 'onTurn' | 'onNudge' | 'onConfirm' | 'onCancel'
>;

type TownInputProps = {
  readonly hand: Omit<Hand, 'put'>;
  /** The card to place in this town; undefined for a read-only town. */
  readonly card: CardId | undefined;
  readonly place: () => void;
};

export function useTownInput({ hand, card, place }: TownInputProps): TownInput {
  const ghost = useGhost(hand, card);
  if (card === undefined) return {};
  const onAim: TownInput['onAim'] = (at) => {
    // A chosen ghost moves again only while it is dragged.
    hand.lift();
    hand.aim(at && (at.nearest ?? at.cell));
  };
  return {
    ghost,
    onAim,
    onChoose: hand.choose,
    onTurn: () => {
      hand.turnCard();
      sound('turn');
    },
    onNudge: (dx, dy) => hand.nudge(directionOf(dx, dy)),
    onConfirm: place,
    onCancel: () => onAim(undefined),
  };
}

function directionOf(dx: number, dy: number): Direction {
  if (dx !== 0) return dx < 0 ? 'left' : 'right';
  return dy < 0 ? 'up' : 'down';
}

/** The ghost of the card in hand, also at illegal spots, to show what was refused. */
function useGhost(hand: Omit<Hand, 'put'>, card: CardId | undefined): TownGhost | undefined {
  const rotation = hand.rotation.value;
  const aimed = hand.ghost.value;
  const cell = aimed?.cell ?? hand.refusal.value?.cell;
  const legal = aimed !== undefined;
  const state = hand.isChosen.value && legal ? 'chosen' : 'aimed';
  return useMemo(
    () => (card !== undefined && cell ? { placement: { card, cell, rotation }, legal, state } : undefined),
    [card, cell, rotation, legal, state],
  );
}

// What fingers and keys on a town do with the card in hand, and how it is shown there meanwhile.

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
  /** The card that is placed in this town; none when it is only looked at. */
  readonly card: CardId | undefined;
  readonly place: () => void;
};

export function useTownInput({ hand, card, place }: TownInputProps): TownInput {
  const ghost = useGhost(hand, card);
  if (card === undefined) return {};
  const onAim: TownInput['onAim'] = (at) => {
    // A chosen ghost aims only while it is carried.
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

/** The card in hand where it is aimed; where it may not lie it is shown as well, so that one sees what is meant. */
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

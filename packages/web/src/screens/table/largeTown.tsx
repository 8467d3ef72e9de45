// The town on the stage, with the card in hand over it: where it may lie, and what it would change there.

import { type Ghost, type Spot, TownBoard, type ViewHandle } from '@wagons/board';
import { useMemo } from 'preact/hooks';
import { settings } from '../../app/desk.ts';
import { sound } from '../../app/sound.ts';
import { useLetters } from '../../app/speech.ts';
import type { Direction } from '../../table/nudge.ts';
import { useHeat } from './heat.ts';
import { useTownLabels } from './labels.ts';
import { useLit } from './lit.ts';
import type { SeenNow } from './seen.ts';

type LargeTownProps = SeenNow & { readonly view: { current: ViewHandle | undefined } };

export function LargeTown(props: LargeTownProps) {
  const { sitting, game, large, drag, view } = props;
  const isPlacing = sitting.card.value !== undefined && sitting.seat.value === large;
  const level = settings.hints.value;
  const cells = sitting.spots.value;
  const heat = useHeat(sitting, { isWanted: isPlacing && level === 'heat' });
  const spots = useMemo<readonly Spot[]>(
    () => (isPlacing ? cells.map((cell) => ({ cell, ...heat(cell) })) : []),
    [isPlacing, cells, heat],
  );
  return (
    <TownBoard
      {...useTownLabels(props, large)}
      town={game.towns[large]}
      letters={useLetters()}
      spots={spots}
      ghost={useGhost(props, isPlacing)}
      lit={useLit(props, large)}
      last={game.towns[large].length - 1}
      interactive
      drag={isPlacing ? drag : undefined}
      view={view}
      {...(isPlacing && {
        onAim: (at) => {
          // A chosen ghost aims only while it is carried.
          sitting.lift();
          sitting.aim(at && (at.nearest ?? at.cell));
        },
        onChoose: sitting.choose,
        onTurn: () => {
          sitting.turnCard();
          sound('turn');
        },
        onNudge: (dx, dy) => sitting.nudge(directionOf(dx, dy)),
        onConfirm: sitting.place,
        onCancel: () => {
          sitting.lift();
          sitting.aim(undefined);
        },
      })}
    />
  );
}

function directionOf(dx: number, dy: number): Direction {
  if (dx !== 0) return dx < 0 ? 'left' : 'right';
  return dy < 0 ? 'up' : 'down';
}

/** The card in hand where it is aimed; where it may not lie it is shown as well, so that one sees what is meant. */
function useGhost({ sitting }: SeenNow, isPlacing: boolean): Ghost | undefined {
  const card = sitting.card.value;
  const rotation = sitting.rotation.value;
  const ghost = sitting.ghost.value;
  const refusal = sitting.refusal.value;
  const cell = ghost?.cell ?? refusal?.cell;
  const state = sitting.isChosen.value && ghost ? 'chosen' : 'aimed';
  return useMemo(
    () =>
      isPlacing && card !== undefined && cell
        ? { placement: { card, cell, rotation }, legal: ghost !== undefined, state }
        : undefined,
    [isPlacing, card, cell, rotation, ghost !== undefined, state],
  );
}

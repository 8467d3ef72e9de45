// The large town, with legal spots, ghost and previewed changes for the card in hand.

import { type Covers, type Spot, TownBoard, type ViewHandle } from '@wagons/board';
import type { Game } from '@wagons/rules';
import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import { nextTask } from '../../kit/browser/nextTask.ts';
import { useStaggered } from '../../kit/browser/useStaggered.ts';
import { useLetters } from '../../kit/speech/speech.ts';
import { useTownInput } from './townInput.ts';
import { useHeat } from './heat.ts';
import { useTownLabels } from '../text/labels.ts';
import { useLit } from './lit.ts';
import { firstNewCard } from './newCards.ts';
import { useTable } from './tableContext.ts';

type LargeTownProps = {
  readonly game: Game;
  readonly view: { current: ViewHandle | undefined };
  /** Elements that overlap the town. */
  readonly covers: Covers;
  /** The buttons beside the chosen card. */
  readonly beside: ComponentChildren;
};

export function LargeTown({ game, view, covers, beside }: LargeTownProps) {
  const { sitting, chairs, large, drag, help, hints } = useTable();
  const isPlacing = sitting.card.value !== undefined && sitting.seat.value === large;
  const cells = sitting.spots.value;
  const heat = useHeat(sitting, { isWanted: isPlacing && help === 'heat' });
  // The cards come first, because all in one task would block a slow device.
  const isDrawn = useStaggered(1, nextTask) > 0;
  const spots = useMemo<readonly Spot[]>(
    () => (isPlacing && isDrawn ? cells.map((cell) => ({ cell, ...heat(cell) })) : []),
    [isPlacing, isDrawn, cells, heat],
  );
  const handling = useTownInput({
    hand: sitting,
    card: isPlacing ? sitting.card.value : undefined,
    place: sitting.place,
  });
  return (
    <TownBoard
      {...useTownLabels({ game, chairs }, large)}
      town={game.towns[large]}
      letters={useLetters()}
      spots={spots}
      lit={useLit(game, large)}
      last={firstNewCard(game, large)}
      meant={isPlacing ? hints.spot.value : undefined}
      interactive
      drag={isPlacing ? drag : undefined}
      view={view}
      covers={covers}
      beside={beside}
      {...handling}
    />
  );
}

// The heat map: the score change of every spot for the card in hand, once it is computed.

import type { Spot } from '@wagons/board';
import type { Cell, Game, Rotation } from '@wagons/rules';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Marks } from './heatMap.tsx';

const NO_MARK = {};

/** Returns no marks until all spots are computed, or while the heat map is off. */
export function useHeat(
  game: Game | undefined,
  rotation: Rotation,
  { isWanted }: { readonly isWanted: boolean },
): (cell: Cell) => Pick<Spot, 'mark'> {
  const [map, setMap] = useState<{ readonly of: Marks }>();
  useEffect(() => {
    setMap(undefined);
    if (!isWanted || game?.phase !== 'place') return undefined;
    let callOff: (() => void) | undefined;
    let isLeft = false;
    import('./heatMap.tsx').then(
      ({ computeMarks }) => {
        if (!isLeft) callOff = computeMarks(game, (of) => setMap({ of }));
      },
      () => {
        // Offline, the spots are shown without numbers.
      },
    );
    return () => {
      isLeft = true;
      callOff?.();
    };
  }, [isWanted, game]);
  return useMemo(() => (map ? (cell: Cell) => map.of(cell, rotation) : () => NO_MARK), [map, rotation]);
}

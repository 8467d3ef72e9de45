// The map of all spots for the card in hand: what each would bring, as soon as it is reckoned.

import type { Cell } from '@wagons/rules';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { HeatMap, Slices } from '../../table/heat.ts';
import type { Sitting } from '../../table/sitting.ts';

type Heat = (cell: Cell) => { readonly change?: number; readonly heat?: number };

const slices: Slices = {
  now: () => performance.now(),
  soon: (call) => {
    const timer = setTimeout(call);
    return () => clearTimeout(timer);
  },
};

const NOTHING: Heat = () => ({});

/** Nothing is known of the spots until all of them are reckoned, or while nobody wants to know. */
export function useHeat(sitting: Sitting, { isWanted }: { readonly isWanted: boolean }): Heat {
  const [map, setMap] = useState<{ readonly of: HeatMap }>();
  const game = sitting.now.value;
  const rotation = sitting.rotation.value;
  useEffect(() => {
    setMap(undefined);
    if (!isWanted || game.phase !== 'place') return undefined;
    let callOff: (() => void) | undefined;
    let isLeft = false;
    import('./heatMap.ts').then(
      ({ reckonHeat }) => {
        if (!isLeft) callOff = reckonHeat(game, slices, (of) => setMap({ of }));
      },
      () => {
        // Without a network the spots are shown all the same, only without numbers.
      },
    );
    return () => {
      isLeft = true;
      callOff?.();
    };
  }, [isWanted, game]);
  return useMemo(() => {
    if (!map) return NOTHING;
    return (cell) => {
      const spot = map.of(cell, rotation);
      return spot ? { change: spot.own, heat: spot.heat } : {};
    };
  }, [map, rotation]);
}

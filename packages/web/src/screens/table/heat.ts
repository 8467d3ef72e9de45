// The map of all spots: what each would bring, reckoned in slices so that nothing stalls.

import type { Cell } from '@wagons/rules';
import { useEffect, useState } from 'preact/hooks';
import type { Sitting } from '../../table/sitting.ts';

type Heat = (cell: Cell) => { readonly change?: number; readonly heat?: number };

const NOTHING: Heat = () => ({});

export function useHeat(sitting: Sitting, isWanted: boolean): Heat {
  const [heat, setHeat] = useState<Heat>(() => NOTHING);
  const game = sitting.now.value;
  const rotation = sitting.rotation.value;
  useEffect(() => {
    setHeat(() => NOTHING);
  }, [isWanted, game, rotation]);
  return isWanted ? heat : NOTHING;
}

// Puts what is beside the chosen card where it hides no card of the town, and if possible no spot.

import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { putBeside } from '../geometry/putBeside.ts';
import type { Lens } from './lens.ts';
import type { Spot } from './spots.tsx';
import type { TownPicture } from './townProps.ts';

type Placing = Pick<TownPicture, 'town' | 'ghost'> & { readonly spots: readonly Spot[] };

/** It stays while the card isn't moved and the stage keeps its size. Call it after the lens has got its view. */
export function usePlaceBeside(
  host: RefObject<HTMLElement | null>,
  lens: Lens,
  { town, spots, ghost }: Placing,
): void {
  const { x, y } = ghost?.state === 'chosen' ? ghost.placement.cell : {};
  const latest = useRef(spots);
  latest.current = spots;
  useLayoutEffect(() => {
    const { current: stage } = host;
    if (!stage || x === undefined || y === undefined) return undefined;
    const put = (): void =>
      putBeside(
        stage.querySelector<HTMLElement>('.ctw-beside-ghost'),
        (find, { offsetWidth: width, offsetHeight: height }) =>
          find.besideInTown({
            ...lens.shown(),
            size: { width, height },
            cell: { x, y },
            town,
            spots: latest.current,
          }),
      );
    put();
    const observer = new ResizeObserver(put);
    observer.observe(stage);
    return () => observer.disconnect();
  }, [host, lens, town, x, y]);
}

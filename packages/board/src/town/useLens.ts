// Keeps the lens of a town up to date with its props and with the size of its stage.

import type { Cell } from '@wagons/rules';
import type { RefObject } from 'preact';
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { sameCell } from '@wagons/rules/town';
import { grown } from '../geometry/boxes.ts';
import { footprint } from '../geometry/cells.ts';
import { CELL } from '../geometry/measures.ts';
import { contentOf } from './extent.ts';
import { createLens, type Lens } from './lens.ts';
import type { Spot } from './spots.tsx';
import type { Covers, TownBoardProps } from './townProps.ts';

type Shown = Pick<TownBoardProps, 'town' | 'frame' | 'air' | 'ghost' | 'meant' | 'view'> & {
  readonly spots: readonly Spot[];
  readonly covers: Covers;
};

export function useLens(host: RefObject<HTMLElement | null>, { covers, view, ...shown }: Shown): Lens {
  const latest = useRef(covers);
  latest.current = covers;
  const [lens] = useState(() =>
    createLens(
      () => host.current,
      () => latest.current.map(({ current }) => current),
    ),
  );
  useSubject(lens, shown);

  useLayoutEffect(() => {
    lens.measure();
    const observer = new ResizeObserver(lens.measure);
    for (const { current } of [host, ...covers]) if (current) observer.observe(current);
    return () => observer.disconnect();
  }, [lens, host, covers]);

  useLayoutEffect(() => {
    if (!view) return undefined;
    view.current = lens;
    return () => {
      // Another town may have replaced it already.
      if (view.current === lens) view.current = undefined;
    };
  }, [lens, view]);

  return lens;
}

/** Tells the lens what to show, whenever the town, its spots or the chosen place change. */
function useSubject(
  lens: Lens,
  { town, frame = town, air = 0, spots, ghost, meant }: Omit<Shown, 'covers' | 'view'>,
): void {
  const places = useSameCells(spots);
  const margin = places.length > 0 ? 0 : air * CELL;
  const content = useMemo(
    () => contentOf(frame, places).map((box) => grown(box, margin)),
    [frame, places, margin],
  );
  const chosen = ghost?.state === 'chosen' ? ghost.placement.cell : undefined;
  const { x, y } = chosen ?? meant ?? {};
  const shown = useRef(town);
  useLayoutEffect(() => {
    lens.show(
      {
        content,
        rim: places.map(({ cell }) => footprint(cell)),
        focus: x === undefined || y === undefined ? undefined : footprint({ x, y }),
        isTarget: places.length > 0,
      },
      { isNew: shown.current !== town },
    );
    shown.current = town;
  }, [lens, town, places, content, x, y]);
}

/** The same array as before while its cells stay the same: what is drawn at the spots may change. */
function useSameCells(spots: readonly Spot[]): ReadonlyArray<{ readonly cell: Cell }> {
  const kept = useRef(spots);
  const { current } = kept;
  const isSame =
    current.length === spots.length && spots.every(({ cell }, place) => sameCell(cell, current[place]?.cell));
  if (!isSame) kept.current = spots;
  return kept.current;
}

// What every spot would bring: all placements of the card in hand, reckoned in slices so that nothing stalls.

import { type Cell, type Game, opponent, type Points, type Rotation } from '@wagons/rules';
import { makeCell } from '@wagons/rules/notation';
import { placements } from '@wagons/rules/town';
import { standingOf, talliesWith } from './preview.ts';

/** What a placement changes: one's own total, and the margin over the other. */
export type SpotChange = {
  readonly own: Points;
  readonly margin: Points;
  /** The margin on a scale from −1, the worst of all spots, to 1, the best; 0 changes nothing. */
  readonly heat: number;
};

export type HeatMap = (cell: Cell, rotation: Rotation) => SpotChange | undefined;

export type Slices = {
  /** Milliseconds by a clock that is fine enough to cut slices. */
  readonly now: () => number;
  /** Calls once the page has had time for other things, unless the answer is called before. */
  readonly soon: (call: () => void) => () => void;
};

/** Milliseconds that may be reckoned at a stretch. */
const SLICE = 4;

export type Placing = Game & { readonly phase: 'place' };

/** The same position is looked at again and again: after undo, after a tour elsewhere. */
const known = new WeakMap<Game, HeatMap>();

/** Reckons the map of a position and tells it when it is done; the answer calls it off. */
export function reckonHeat(game: Placing, { now, soon }: Slices, done: (map: HeatMap) => void): () => void {
  const before = known.get(game);
  if (before) {
    done(before);
    return () => undefined;
  }
  const { seat, held } = game;
  const { views, tallies } = standingOf(game);
  const left = placements(views[seat], held[0].card);
  const changes = new Map<string, Omit<SpotChange, 'heat'>>();
  let callOff = (): void => undefined;
  const reckon = (): void => {
    for (const until = now() + SLICE; now() < until;) {
      const placement = left.pop();
      if (!placement) {
        const map = mapOf(changes);
        known.set(game, map);
        done(map);
        return;
      }
      const after = talliesWith(game, seat, placement);
      const own = after[seat].total - tallies[seat].total;
      const other = after[opponent(seat)].total - tallies[opponent(seat)].total;
      changes.set(keyOf(placement.cell, placement.rotation), { own, margin: own - other });
    }
    callOff = soon(reckon);
  };
  callOff = soon(reckon);
  return () => callOff();
}

const keyOf = (cell: Cell, rotation: Rotation): string => `${makeCell(cell)} ${rotation}`;

function mapOf(changes: ReadonlyMap<string, Omit<SpotChange, 'heat'>>): HeatMap {
  const margins = Array.from(changes.values(), ({ margin }) => margin);
  // Each way has its own scale: one terrible spot must not make all good ones pale.
  const best = Math.max(1, ...margins);
  const worst = Math.max(1, ...margins.map((margin) => -margin));
  return (cell, rotation) => {
    const change = changes.get(keyOf(cell, rotation));
    return change && { ...change, heat: change.margin / (change.margin > 0 ? best : worst) };
  };
}

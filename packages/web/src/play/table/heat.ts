// The heat map of a card in hand: what every placement would change, computed in time slices.

import { type Cell, type Game, opponent, type Points, type Rotation } from '@wagons/rules';
import { makeCell } from '@wagons/rules/notation';
import { placements } from '@wagons/rules/town';
import { standingOf, talliesWith } from './preview.ts';

/** What a placement changes: the player's total, and the margin over the opponent. */
export type SpotChange = {
  readonly own: Points;
  readonly margin: Points;
  /** The margin scaled from −1 (worst spot) to 1 (best spot); 0 changes nothing. */
  readonly heat: number;
};

export type HeatMap = (cell: Cell, rotation: Rotation) => SpotChange | undefined;

export type Slices = {
  /** A high-resolution clock, in milliseconds. */
  readonly now: () => number;
  /** Yields to the page, then calls; returns cancel. */
  readonly soon: (call: () => void) => () => void;
};

/** The length of a slice, in milliseconds. */
const SLICE = 4;

export type Placing = Game & { readonly phase: 'place' };

/** The same position comes up again after undo or a visit to another screen. */
const cache = new WeakMap<Game, HeatMap>();

/** Computes the map of a position and calls `done`; returns cancel. */
export function computeHeat(game: Placing, { now, soon }: Slices, done: (map: HeatMap) => void): () => void {
  const cached = cache.get(game);
  if (cached) {
    done(cached);
    return () => undefined;
  }
  const { seat, held } = game;
  const { views, tallies } = standingOf(game);
  const left = placements(views[seat], held[0].card);
  const changes = new Map<string, Omit<SpotChange, 'heat'>>();
  let cancel = (): void => undefined;
  const computeSlice = (): void => {
    for (const until = now() + SLICE; now() < until;) {
      const placement = left.pop();
      if (!placement) {
        const map = mapOf(changes);
        cache.set(game, map);
        done(map);
        return;
      }
      const after = talliesWith(game, seat, placement);
      const own = after[seat].total - tallies[seat].total;
      const other = after[opponent(seat)].total - tallies[opponent(seat)].total;
      changes.set(keyOf(placement.cell, placement.rotation), { own, margin: own - other });
    }
    cancel = soon(computeSlice);
  };
  cancel = soon(computeSlice);
  return () => cancel();
}

const keyOf = (cell: Cell, rotation: Rotation): string => `${makeCell(cell)} ${rotation}`;

function mapOf(changes: ReadonlyMap<string, Omit<SpotChange, 'heat'>>): HeatMap {
  const margins = Array.from(changes.values(), ({ margin }) => margin);
  // Gains and losses have their own scales, so that one terrible spot doesn't hide the good ones.
  const best = Math.max(1, ...margins);
  const worst = Math.max(1, ...margins.map((margin) => -margin));
  return (cell, rotation) => {
    const change = changes.get(keyOf(cell, rotation));
    return change && { ...change, heat: change.margin / (change.margin > 0 ? best : worst) };
  };
}

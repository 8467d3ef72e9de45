// What a placement would change: both tallies before and after, and the cells that start or stop counting.

import {
  type BySeat,
  type Cell,
  type Game,
  type Placement,
  type Points,
  type Seat,
  type Tally,
  withSeat,
} from '@wagons/rules';
import { cardOf } from '@wagons/rules/deck';
import { type Contribution, type Line, tally } from '@wagons/rules/scoring';
import { cover, type View, visible } from '@wagons/rules/town';

/** Both tallies before and after a placement. */
export type Preview = { readonly before: BySeat<Tally>; readonly after: BySeat<Tally> };

type Standing = { readonly views: BySeat<View>; readonly tallies: BySeat<Tally> };
type Scene = Pick<Game, 'deck' | 'deal' | 'towns'>;

// Caches: views by town, tallies by both towns.
const viewsByTown = new WeakMap<Scene['towns']['first'], View>();
const standings = new WeakMap<Scene['towns'], Standing>();

/** What is visible of a seat's town, cached. */
function viewOf({ deck, towns }: Scene, seat: Seat): View {
  const known = viewsByTown.get(towns[seat]);
  if (known) return known;
  const view = visible(deck, towns[seat]);
  viewsByTown.set(towns[seat], view);
  return view;
}

export const viewsOf = (game: Scene): BySeat<View> => ({
  first: viewOf(game, 'first'),
  second: viewOf(game, 'second'),
});

const talliesOf = ({ deck, deal }: Scene, views: BySeat<View>): BySeat<Tally> => ({
  first: tally(deck, deal.center, views, 'first'),
  second: tally(deck, deal.center, views, 'second'),
});

/** The current tallies and views of a game, cached. */
export function standingOf(game: Scene): Standing {
  const known = standings.get(game.towns);
  if (known) return known;
  const views = viewsOf(game);
  const standing = { views, tallies: talliesOf(game, views) };
  standings.set(game.towns, standing);
  return standing;
}

/** Both tallies after a placement. */
export function talliesWith(game: Scene, seat: Seat, placement: Placement): BySeat<Tally> {
  const views = viewsOf(game);
  const covered = cover(views[seat], cardOf(game.deck, placement.card), placement);
  return talliesOf(game, withSeat(views, seat, covered));
}

/** What a placement changes for both seats. */
export const previewOf = (game: Scene, seat: Seat, placement: Placement): Preview => ({
  before: standingOf(game).tallies,
  after: talliesWith(game, seat, placement),
});

/** The change of a seat's total. */
export const changeFor = (seat: Seat, { before, after }: Preview): Points =>
  after[seat].total - before[seat].total;

/**
 * The cells that start or stop counting when a line changes, each once. If it gains points, those that begin to score
 * and those that no longer cost anything; if it loses points, the reverse. Cells that merely score less aren't listed:
 * in a comparison of both towns that would be everything. For the same reason only the cells of the line's own town count;
 * contributions that span both towns are skipped.
 */
export function changedCells(was: Line, line: Line, town: Seat): readonly Cell[] {
  const [more, less] = line.points > was.points ? [line, was] : [was, line];
  const isOwn = ({ cells }: Contribution): boolean => cells.every((one) => one.town === town);
  return [
    ...cellsOnlyIn(more, less, (one) => one.points > 0 && isOwn(one)),
    ...cellsOnlyIn(less, more, (one) => one.points < 0 && isOwn(one)),
  ];
}

type Test = (contribution: Contribution) => boolean;

function cellsOnlyIn(one: Line, other: Line, test: Test): readonly Cell[] {
  const found = cellsOf(one, test);
  for (const key of cellsOf(other, test).keys()) found.delete(key);
  return [...found.values()];
}

/** The cells of a line by key, each once. */
const cellsOf = ({ contributions }: Line, test: Test): Map<string, Cell> =>
  new Map(
    contributions.filter(test).flatMap(({ cells }) => cells.map(({ cell }) => [`${cell.x},${cell.y}`, cell])),
  );

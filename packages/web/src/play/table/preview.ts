// What a placement would change: both tallies before and after, and the cells that start or stop counting.

import {
  type BySeat,
  type Game,
  type Placement,
  type Points,
  type Seat,
  type Tally,
  withSeat,
} from '@wagons/rules';
import { cardOf } from '@wagons/rules/deck';
import { type Contribution, type Line, tally, type TownCell } from '@wagons/rules/scoring';
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
 * in a comparison of both towns that would be everything.
 */
export function changedCells(was: Line, line: Line): readonly TownCell[] {
  const [more, less] = line.points > was.points ? [line, was] : [was, line];
  return [
    ...cellsOnlyIn(more, less, ({ points }) => points > 0),
    ...cellsOnlyIn(less, more, ({ points }) => points < 0),
  ];
}

type Test = (contribution: Contribution) => boolean;

function cellsOnlyIn(one: Line, other: Line, test: Test): readonly TownCell[] {
  const found = cellsOf(one, test);
  for (const key of cellsOf(other, test).keys()) found.delete(key);
  return [...found.values()];
}

/** The cells of a line by key, each once. */
const cellsOf = ({ contributions }: Line, test: Test): Map<string, TownCell> =>
  new Map(
    contributions
      .filter((one) => test(one) && !comparesTowns(one))
      .flatMap(({ cells }) => cells.map((one) => [`${one.town}${one.cell.x},${one.cell.y}`, one])),
  );

/** Whether the points come from both towns at once, not from single cells. */
const comparesTowns = ({ cells }: Contribution): boolean => new Set(cells.map(({ town }) => town)).size > 1;

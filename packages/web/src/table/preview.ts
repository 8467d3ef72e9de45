// What a placement would change: both tallies before and after, line by line, with the cells won and lost.

import {
  type BySeat,
  cardOf,
  type CardId,
  cover,
  type Game,
  type Line,
  type Placement,
  type Points,
  type Seat,
  SEATS,
  type Tally,
  tally,
  type Terrain,
  TERRAINS,
  type TownCell,
  type View,
  visible,
  withSeat,
} from '@wagons/rules';

type LineChange = {
  readonly before: Points;
  readonly after: Points;
  readonly change: Points;
  /** Cells that count for the line only afterwards, and those that count no longer. */
  readonly gained: readonly TownCell[];
  readonly lost: readonly TownCell[];
};

type TallyChange = {
  readonly terrains: Readonly<Record<Terrain, LineChange>>;
  /** In the order of the centre. */
  readonly bonuses: ReadonlyArray<LineChange & { readonly card: CardId }>;
  readonly total: Omit<LineChange, 'gained' | 'lost'>;
};

/** Both tallies as they are, and as they would be. */
export type Preview = {
  readonly before: BySeat<Tally>;
  readonly after: BySeat<Tally>;
  readonly changes: BySeat<TallyChange>;
};

type Standing = { readonly views: BySeat<View>; readonly tallies: BySeat<Tally> };
type Scene = Pick<Game, 'deck' | 'deal' | 'towns'>;

// A town that does not change keeps its view, and two that do not change keep their tallies.
const viewsByTown = new WeakMap<Scene['towns']['first'], View>();
const standings = new WeakMap<Scene['towns'], Standing>();

/** What is visible of a seat's town; looked at once. */
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

/** Both tallies and views of a game as it stands; reckoned once. */
export function standingOf(game: Scene): Standing {
  const known = standings.get(game.towns);
  if (known) return known;
  const views = viewsOf(game);
  const standing = { views, tallies: talliesOf(game, views) };
  standings.set(game.towns, standing);
  return standing;
}

/** Both tallies once a seat has laid a card. */
export function talliesWith(game: Scene, seat: Seat, placement: Placement): BySeat<Tally> {
  const views = viewsOf(game);
  const covered = cover(views[seat], cardOf(game.deck, placement.card), placement);
  return talliesOf(game, withSeat(views, seat, covered));
}

/** What laying a card changes for both. */
export function previewOf(game: Scene, seat: Seat, placement: Placement): Preview {
  const before = standingOf(game).tallies;
  const after = talliesWith(game, seat, placement);
  const [first, second] = SEATS.map((one) => changeOf(before[one], after[one])) as [TallyChange, TallyChange];
  return { before, after, changes: { first, second } };
}

function changeOf(before: Tally, after: Tally): TallyChange {
  const terrains = TERRAINS.map((terrain) => [
    terrain,
    lineChange(before.terrains[terrain], after.terrains[terrain]),
  ]);
  return {
    terrains: Object.fromEntries(terrains) as TallyChange['terrains'],
    bonuses: after.bonuses.map((line, i) => ({
      card: line.card,
      ...lineChange(before.bonuses[i] ?? NOTHING, line),
    })),
    total: { before: before.total, after: after.total, change: after.total - before.total },
  };
}

const NOTHING: Line = { points: 0, contributions: [], choices: 1 };

function lineChange(before: Line, after: Line): LineChange {
  const [was, is] = [cellsOf(before), cellsOf(after)];
  return {
    before: before.points,
    after: after.points,
    change: after.points - before.points,
    gained: [...is].filter(([key]) => !was.has(key)).map(([, cell]) => cell),
    lost: [...was].filter(([key]) => !is.has(key)).map(([, cell]) => cell),
  };
}

/** The cells of a line, each once, by a key. */
const cellsOf = ({ contributions }: Line): ReadonlyMap<string, TownCell> =>
  new Map(
    contributions.flatMap(({ cells }) => cells.map((one) => [`${one.town}${one.cell.x},${one.cell.y}`, one])),
  );

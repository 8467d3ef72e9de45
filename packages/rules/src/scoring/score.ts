// The tally: six largest groups and three scoring cards, each line with its contributions (G2, B0, W1, W2).

import { groups, largest } from '../town/groups.ts';
import { worth } from './evaluate.ts';
import { cardOf } from '../deck/cards.ts';
import { cellAt, visible, type View } from '../town/town.ts';
import {
  type BySeat,
  type CardId,
  type Deck,
  type Game,
  type Line,
  type Outcome,
  type Seat,
  type Tally,
  type Terrain,
  TERRAINS,
  type Town,
} from '../core/types.ts';

/** A line for each terrain: its largest group; of ties the topmost, then leftmost (G2, G3). */
function terrainLines(view: View, town: Seat): Tally['terrains'] {
  const all = groups(
    view,
    view.territories.map((territory) => territory?.terrain),
  );
  const line = (terrain: Terrain): Line => {
    const candidates = largest(all.filter(([first = 0]) => view.territories[first]?.terrain === terrain));
    const [group] = candidates;
    if (!group) return { points: 0, contributions: [], choices: 1 };
    const cells = group.map((index) => ({ town, cell: cellAt(view, index) }));
    return {
      points: group.length,
      contributions: [{ points: group.length, cells }],
      choices: candidates.length,
    };
  };
  return {
    desert: line('desert'),
    forest: line('forest'),
    mountains: line('mountains'),
    plains: line('plains'),
    snow: line('snow'),
    water: line('water'),
  };
}

/** The tally of one seat, from the views of both towns. */
export function tally(deck: Deck, center: readonly CardId[], views: BySeat<View>, seat: Seat): Tally {
  const terrains = terrainLines(views[seat], seat);
  const bonuses = center.map((card) => ({ card, ...worth(cardOf(deck, card).bonus, views, seat) }));
  const lines: readonly Line[] = [...TERRAINS.map((terrain) => terrains[terrain]), ...bonuses];
  return { terrains, bonuses, total: lines.reduce((sum, { points }) => sum + points, 0) };
}

/** Both tallies of two towns under any scoring cards. */
export function scoreTowns(deck: Deck, center: readonly CardId[], towns: BySeat<Town>): BySeat<Tally> {
  const views = { first: visible(deck, towns.first), second: visible(deck, towns.second) };
  return { first: tally(deck, center, views, 'first'), second: tally(deck, center, views, 'second') };
}

/** Both tallies at any point of a game, as if it ended now. */
export const score = (game: Game): BySeat<Tally> => scoreTowns(game.deck, game.deal.center, game.towns);

/** The higher total wins (W1); equal totals are a tie (W2). */
export function outcome({ first, second }: BySeat<Pick<Tally, 'total'>>): Outcome {
  if (first.total === second.total) return 'draw';
  return first.total > second.total ? 'first' : 'second';
}

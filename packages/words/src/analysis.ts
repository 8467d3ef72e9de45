// Analysis in sentences: what a move is, what it cost, and which lines of the tallies make the difference.

import type { Grade, TallyDifference } from '@wagons/ai';
import type { BySeat, CardId, Game, Move, Seat, Terrain } from '@wagons/rules';
import type { Change, HintWords, Party, Where, Words } from './contract.ts';

type Titles = (card: CardId) => string;

type Naming = { readonly title: Titles; readonly where?: Where };

/** A move as a phrase; `game` is the position before it. `where` describes the spot to a reader who sees the town. */
export function moveText(
  { analysis: { moves } }: Words,
  game: Game,
  move: Move,
  { title, where }: Naming,
): string {
  const card = title(move.card);
  switch (move.type) {
    case 'pickStart':
      return moves.pickStart({ card });
    case 'draft':
      return moves.draft({ card, free: game.circle.slice(0, game.circle.indexOf(move.card)).map(title) });
    case 'place':
      return moves.place({ card, where: where ?? move.cell, rotation: move.rotation });
  }
}

/** The number of differences to list; more would not be read. */
const TOLD = 3;

type Who = { readonly mover: Seat; readonly parties: BySeat<Party> };

/** The largest differences of the tallies, the mover's first; empty if there are none. */
export const differenceText = (
  { analysis }: Words,
  difference: BySeat<TallyDifference>,
  title: Titles,
  who: Who,
): string =>
  told(difference, title, who)
    .map(({ changes, ...rest }) =>
      analysis.difference({
        ...rest,
        more: changes.filter(({ points }) => points > 0),
        less: changes.filter(({ points }) => points < 0),
      }),
    )
    .join(' ');

/** The same in short lines, one for each tally, what is gained first. */
export const reasonTexts = (
  { analysis }: Words,
  difference: BySeat<TallyDifference>,
  title: Titles,
  who: Who,
): readonly string[] =>
  told(difference, title, who).map(({ changes, ...rest }) =>
    analysis.hint.reason({ ...rest, changes: changes.toSorted((a, b) => b.points - a.points) }),
  );

/** What is told of each tally. */
function told(
  difference: BySeat<TallyDifference>,
  title: Titles,
  { mover, parties }: Who,
): ReadonlyArray<Parameters<HintWords['reason']>[0]> {
  const all = bothFrom(mover).flatMap((seat) =>
    changesOf(difference[seat], title).map((change) => ({ seat, change })),
  );
  const largest = reasons(
    bySize(all, ({ change }) => change),
    mover,
  );
  return bothFrom(mover).flatMap((seat) => {
    const changes = largest.filter((one) => one.seat === seat).map(({ change }) => change);
    const isPart = all.filter((one) => one.seat === seat).length > changes.length;
    return changes.length === 0 ? [] : [{ party: parties[seat], changes, isPart }];
  });
}

/** What a decision cost, what was better, and why; `game` is the position before it. */
export function gradeText(
  words: Words,
  game: Game,
  { seat, played, best, lost, difference }: Grade,
  { title, where, parties }: Naming & { readonly parties: BySeat<Party> },
): string {
  const { analysis } = words;
  if (lost === 0) return analysis.nothingBetter;
  return [
    analysis.lost({ party: parties[seat], points: lost, proven: played.proven && best.proven }),
    // Of one card in two places the places are told; only another card has to be named.
    best.move.card === played.move.card ? '' : analysis.played(moveText(words, game, played.move, { title })),
    analysis.better(moveText(words, game, best.move, where === undefined ? { title } : { title, where })),
    differenceText(words, difference, title, { mover: seat, parties }),
  ]
    .filter((text) => text !== '')
    .join(' ');
}

type Told = { readonly seat: Seat; readonly change: Change };

/**
 * The largest differences, chosen so that what is told speaks for the better move: first the one that favors the
 * mover most, then others as long as together they still do.
 */
function reasons(largestFirst: readonly Told[], mover: Seat): readonly Told[] {
  const favour = ({ seat, change }: Told): number => (seat === mover ? change.points : -change.points);
  // Past the horizon of an estimate the lines may speak against it; then there is nothing to choose.
  if (largestFirst.reduce((sum, one) => sum + favour(one), 0) <= 0) return largestFirst.slice(0, TOLD);
  const best = largestFirst.find((one) => favour(one) > 0);
  const chosen = new Set<Told>(best && [best]);
  let sum = best ? favour(best) : 0;
  for (const one of largestFirst) {
    if (chosen.size === TOLD) break;
    if (chosen.has(one) || (best && sum + favour(one) <= 0)) continue;
    chosen.add(one);
    sum += favour(one);
  }
  return largestFirst.filter((one) => chosen.has(one));
}

const bothFrom = (seat: Seat): readonly Seat[] =>
  seat === 'first' ? ['first', 'second'] : ['second', 'first'];

/** The lines that differ. */
function changesOf({ terrains, bonuses }: TallyDifference, title: Titles): readonly Change[] {
  const byTerrain = (Object.keys(terrains) as Terrain[]).map((terrain) => ({
    terrain,
    points: terrains[terrain],
  }));
  return [...byTerrain, ...bonuses.map(({ card, points }) => ({ card: title(card), points }))].filter(
    ({ points }) => points !== 0,
  );
}

/** The largest difference first. */
const bySize = <T>(all: readonly T[], changeOf: (one: T) => Change): readonly T[] =>
  all.toSorted((a, b) => Math.abs(changeOf(b).points) - Math.abs(changeOf(a).points));

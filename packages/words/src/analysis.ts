// Analysis in sentences: what a move is, what it cost, and which lines of the tallies make the difference.

import type { Grade, TallyDifference } from '@wagons/ai';
import type { BySeat, CardId, Cell, Game, Move, Points, Seat, Terrain } from '@wagons/rules';
import { type Party, playerArgs } from './players.ts';
import type { Words } from './words.ts';

type Titles = (card: CardId) => string;

/** Where a card would be placed: in a cell, or for readers who see the town, on a spot that is marked there. */
type Where = Cell | 'marked' | 'another' | 'same';

/** A move, the moment before it, and how to name its cards. */
export type DescribedMove = {
  readonly game: Game;
  readonly move: Move;
  readonly title: Titles;
  /** How to mention a card that moves; by its title unless given. */
  readonly mention?: Titles | undefined;
  readonly where?: Where | undefined;
};

/** A move as a phrase that follows a colon. */
export function moveText(words: Words, described: DescribedMove): string {
  const { game, move, title, where } = described;
  const { moves } = words.analysis;
  const { mention = (id: CardId): string => words.names.card({ title: title(id) }) } = described;
  const card = mention(move.card);
  switch (move.type) {
    case 'pickStart':
      return moves.pickStart({ card });
    case 'draft': {
      const skipped = game.circle.slice(0, game.circle.indexOf(move.card));
      return moves.draft({ card, cards: words.amounts.and(skipped.map(mention)), count: skipped.length });
    }
    case 'place': {
      const at = where ?? move.cell;
      const spot =
        typeof at === 'object'
          ? ({ where: 'cell', cell: cellText(words, at) } as const)
          : ({ where: at, cell: '' } as const);
      return moves.place({ card, ...spot, rotation: move.rotation });
    }
  }
}

const cellText = ({ amounts }: Words, { x, y }: Cell): string => `${amounts.number(x)},${amounts.number(y)}`;

/** How a game ends with good play on both sides, as a phrase; `margin` is the party's total minus the other's. */
export function endText({ analysis: { end } }: Words, party: Party, margin: Points): string {
  if (margin === 0) return end.tie;
  return end[margin > 0 ? 'win' : 'lose']({ ...playerArgs(party), points: Math.abs(margin) });
}

/** This many lines are listed, and more if what is left would add up to more than one of them. */
const LISTED = 3;

export type Difference = {
  readonly difference: BySeat<TallyDifference>;
  readonly title: Titles;
  readonly mover: Seat;
  readonly parties: BySeat<Party>;
};

/** How the tallies differ, one line for each player, the player who moves first; none if they are the same. */
export function reasonTexts(
  words: Words,
  { difference, title, mover, parties }: Difference,
): readonly string[] {
  const lines = bothFrom(mover).flatMap((seat) => {
    const changes = changesOf(difference[seat], words, title);
    if (changes.length === 0) return [];
    return words.analysis.changes({
      ...playerArgs(parties[seat]),
      several: changes.length > 1,
      total: words.amounts.signed(difference[seat].total),
      changes: listed(words, changes),
    });
  });
  if (lines.length < 2) return lines;
  const net = difference[mover].total - difference[otherThan(mover)].total;
  return [...lines, words.analysis.net({ points: words.points(net) })];
}

/** What one tally gains and loses, as a list; empty if nothing. */
export const changesText = (words: Words, difference: TallyDifference, title: Titles): string =>
  listed(words, changesOf(difference, words, title));

/** The same as sentences in one text. */
export const differenceText = (words: Words, difference: Difference): string =>
  reasonTexts(words, difference)
    .map((line) => `${line}.`)
    .join(' ');

/** A graded decision, the moment before it, and how to name cards and players. */
export type DescribedGrade = {
  readonly game: Game;
  readonly grade: Grade;
  readonly title: Titles;
  /** How to mention a card that moves; by its title unless given. */
  readonly mention?: Titles | undefined;
  readonly parties: BySeat<Party>;
  readonly where?: Where | undefined;
  /** Whether to say what was played if another card was better. */
  readonly saysPlayed: boolean;
};

/** How many points a decision cost, as a sentence. */
export function lossText({ analysis, amounts }: Words, grade: Grade, party: Party): string {
  const { played, best, lost: points, uncertainty } = grade;
  const amount =
    played.proven && best.proven
      ? analysis.exactly({ points })
      : analysis.about({ points, uncertainty: amounts.number(uncertainty) });
  return analysis.lost({ ...playerArgs(party), amount });
}

/** What a decision cost, what was better, and why. */
export function gradeText(words: Words, described: DescribedGrade): string {
  const { game, grade, title, mention, parties, where, saysPlayed } = described;
  const { analysis } = words;
  const { seat, played, best, lost, difference } = grade;
  if (lost === 0) return analysis.nothingBetter;
  const isOtherCard = best.move.card !== played.move.card;
  return [
    lossText(words, grade, parties[seat]),
    saysPlayed && isOtherCard
      ? analysis.played({ move: moveText(words, { game, move: played.move, title, mention }) })
      : '',
    analysis.better({ move: moveText(words, { game, move: best.move, title, mention, where }) }),
    differenceText(words, { difference, title, mover: seat, parties }),
  ]
    .filter((text) => text !== '')
    .join(' ');
}

export const otherThan = (seat: Seat): Seat => (seat === 'first' ? 'second' : 'first');
const bothFrom = (seat: Seat): readonly Seat[] => [seat, otherThan(seat)];

/** A line of a tally that has more or fewer points than in another; never 0. */
type Change = { readonly line: string; readonly points: Points };

/** The lines that differ, the largest difference first. */
export function changesOf(
  { terrains, bonuses }: TallyDifference,
  { names, analysis }: Words,
  title: Titles,
): readonly Change[] {
  const byTerrain = (Object.keys(terrains) as Terrain[]).map((terrain) => ({
    line: analysis.terrains[terrain],
    points: terrains[terrain],
  }));
  const byBonus = bonuses.map(({ card, points }) => ({ line: names.card({ title: title(card) }), points }));
  return [...byTerrain, ...byBonus]
    .filter(({ points }) => points !== 0)
    .toSorted((a, b) => Math.abs(b.points) - Math.abs(a.points));
}

/** The largest changes, gains first, and the sum of the others, so that the numbers add up. */
export function listed({ analysis, amounts }: Words, changes: readonly Change[]): string {
  const shown = changes.slice(0, countListed(changes));
  const rest = sumOf(changes.slice(shown.length));
  const lines = shown
    .toSorted((a, b) => b.points - a.points)
    .map(({ line, points }) => analysis.change({ points: amounts.signed(points), line }));
  return [...lines, ...(rest === 0 ? [] : [analysis.rest({ points: amounts.signed(rest) })])].join(', ');
}

/** How many changes to name, the largest first: the sum of the others is at most as large as any of them. */
function countListed(changes: readonly Change[]): number {
  // A single line that is left has a name.
  const most = changes.length - 1;
  for (let count = LISTED; count < most; count++) {
    const smallest = Math.abs(changes[count - 1]?.points ?? 0);
    if (Math.abs(sumOf(changes.slice(count))) <= smallest) return count;
  }
  return changes.length;
}

const sumOf = (changes: readonly Change[]): Points => changes.reduce((sum, { points }) => sum + points, 0);

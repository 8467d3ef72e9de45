// What to practice after a game, with the figures of that game.

import { type CardId, type Game, opponent, type Points, score, type Seat, type Terrain } from '@wagons/rules';
import { visible } from '@wagons/rules/town';
import type { Grade } from './grade.ts';
import { isReported } from './marks.ts';
import { type LossPart, partsOf, type TallyLine } from './parts.ts';
import { type Practice, summarize } from './summary.ts';

/** The index of the move that cost the most of it. */
type Costliest = { readonly at: number };

export type Advice = Costliest &
  (
    | {
        readonly topic: 'start' | 'draft' | 'gifts' | 'placement';
        /** Points lost by it, of all points lost. */
        readonly lost: Points;
        readonly of: Points;
      }
    | {
        readonly topic: 'terrain';
        readonly terrain: Terrain;
        /** The size of the largest group, of all territories of the terrain in the town. */
        readonly group: number;
        readonly of: number;
      }
    | {
        readonly topic: 'card';
        readonly card: CardId;
        readonly own: Points;
        readonly other: Points;
        /** What better moves would have added to the player's own points. */
        readonly cost: Points;
        /** The sizes of both towns, for a card that rewards the smaller one. */
        readonly towns?: { readonly own: number; readonly other: number };
      }
  );

/** At most two pieces of advice; none if nothing was lost. `game` is the position at the end of the review. */
export function adviceOf(game: Game, grades: readonly Grade[], seat: Seat): readonly Advice[] {
  const lost = grades.filter((grade) => grade.seat === seat && isReported(grade));
  const { practice, total, decisions, gifts, lines } = summarize(grades, seat);
  return practice.map((one): Advice => {
    const at = costliest(lost, (grade) => costFor(grade, one));
    switch (one.topic) {
      case 'terrain':
        return { ...one, at, ...groupsIn(game, seat, one.terrain) };
      case 'card':
        return { ...one, at, cost: costIn(lines, one), ...pointsFor(game, seat, one.card) };
      case 'gifts':
        return { ...one, at, lost: gifts, of: total };
      case 'draft':
        return { ...one, at, lost: decisions.draft - gifts, of: total };
      default:
        return { ...one, at, lost: decisions[one.topic], of: total };
    }
  });
}

const costliest = (lost: readonly Grade[], cost: (grade: Grade) => Points): number =>
  lost.toSorted((a, b) => cost(b) - cost(a))[0]?.at ?? 0;

/** What a decision lost for a topic. */
function costFor(grade: Grade, practice: Practice): Points {
  const { decision, mark, lost } = grade;
  switch (practice.topic) {
    case 'terrain':
    case 'card':
      return costIn(partsOf(grade), practice);
    case 'gifts':
      return mark === 'costlyGift' ? lost : 0;
    case 'draft':
      return decision === 'draft' && mark !== 'costlyGift' ? lost : 0;
    case 'start':
    case 'placement':
      return decision === practice.topic ? lost : 0;
  }
}

/** What the better moves would have added to the player's own points in the line of a topic. */
const costIn = (parts: readonly LossPart[], practice: Practice): Points =>
  parts.find(({ line }) => isAbout(line, practice))?.own ?? 0;

const isAbout = (line: TallyLine, practice: Practice): boolean =>
  'terrain' in line
    ? practice.topic === 'terrain' && practice.terrain === line.terrain
    : practice.topic === 'card' && practice.card === line.card;

function groupsIn(game: Game, seat: Seat, terrain: Terrain) {
  const { territories } = visible(game.deck, game.towns[seat]);
  return {
    group: score(game)[seat].terrains[terrain].points,
    of: territories.filter((territory) => territory?.terrain === terrain).length,
  };
}

function pointsFor(game: Game, seat: Seat, card: CardId) {
  const tallies = score(game);
  const pointsOf = (one: Seat): Points =>
    tallies[one].bonuses.find((bonus) => bonus.card === card)?.points ?? 0;
  const sizeOf = (one: Seat): number =>
    visible(game.deck, game.towns[one]).territories.filter((territory) => territory !== undefined).length;
  const other = opponent(seat);
  return {
    own: pointsOf(seat),
    other: pointsOf(other),
    ...(rewardsSmaller(game, card) && { towns: { own: sizeOf(seat), other: sizeOf(other) } }),
  };
}

/** Whether a scoring card gives points for having fewer territories. */
function rewardsSmaller({ deck }: Game, card: CardId): boolean {
  const bonus = deck.cards.find(({ id }) => id === card)?.bonus;
  if (typeof bonus !== 'object' || !('difference' in bonus) || bonus.to !== 'fewer') return false;
  const { difference: counted } = bonus;
  if (typeof counted !== 'object' || !('each' in counted) || !('cell' in counted.each)) return false;
  return Object.keys(counted.each.cell).length === 0;
}
